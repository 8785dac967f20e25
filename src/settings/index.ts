export { nearest, suggestion } from '../nearest.js';
export { boundsFor } from './bounds.js';
export { readCanaries } from './canaries.js';
export { defaultConfigFiles } from './config-file.js';
export { SettingsError } from './error.js';
export { judgedSettings } from './judged.js';
export { flagLayer, inputLayer, type Layer } from './layers.js';
export {
  type CommonSettings,
  configOf,
  loadCommonSettings,
  loadSettings,
  originOf,
  type SettingsRequest,
  settingsFrom,
} from './load.js';
export { readText } from './read-text.js';
export {
  type BoundOverrides,
  type Bounds,
  type FailRule,
  failRules,
  type JudgeSettings,
  type Settings,
  type ThresholdOverrides,
  type UnverifiedRule,
} from './settings.js';
export { suiteRequest } from './suite-request.js';
export {
  type Declared,
  extras,
  hyphened,
  type Known,
  type SettingName,
  settingNames,
  table,
} from './table.js';
