import './no-debugger.js';
import { serve } from './compactors/child/serve.js';

serve();
