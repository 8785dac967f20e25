import { serve } from './compactors/child/serve.js';

serve();
