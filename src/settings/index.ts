export { boundsFor } from './bounds.js';
export { defaultConfigFiles } from './config-file.js';
export { SettingsError } from './error.js';
export { judgedSettings } from './judged.js';
export { flagLayer, inputLayer, type Layer } from './layers.js';
export {
  type CommonSettings,
  loadCommonSettings,
  loadSettings,
  type SettingsRequest,
  settingsFrom,
} from './load.js';
export { nearest, suggestion } from './nearest.js';
export {
  type BoundOverrides,
  type Bounds,
  type FailRule,
  failRules,
  type JudgeSettings,
  type Settings,
  type ThresholdOverrides,
} from './settings.js';
export {
  type Declared,
  extras,
  hyphened,
  type Known,
  type SettingName,
  settingNames,
  table,
} from './table.js';
