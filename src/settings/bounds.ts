import type { CanaryType } from '../sessions/canary.js';
import type { Bounds, JudgeSettings } from './settings.js';

/**
 * The bounds that hold for a type in a suite. The most particular word wins: the suite's own for that type, then the
 * type's, then the suite's, then the general ones; `cliff_below` is the resolved `flag_below` where nothing sets it.
 */
export function boundsFor(settings: JudgeSettings, suite: string, type: CanaryType): Bounds {
  const { thresholds } = settings;
  const layers = [thresholds[suite]?.[type], thresholds[type], thresholds[suite], settings];
  const pick = (name: keyof Bounds) => layers.find((layer) => layer?.[name] !== undefined)?.[name];
  const flag_below = pick('flag_below') ?? settings.flag_below;
  return {
    flag_below,
    silent_above: pick('silent_above') ?? settings.silent_above,
    cliff_below: pick('cliff_below') ?? flag_below,
  };
}
