import { z } from 'zod';
import { suggestion } from '../nearest.js';
import { canaryTypes } from '../sessions/canary.js';
import type { ThresholdOverrides } from './settings.js';
import { share } from './values.js';
import { shown } from './words.js';
import { readYaml, YamlProblem } from './yaml.js';

/**
 * Bounds by type and by suite, and under a suite again by type. Inputs and flags write them as YAML or JSON, such as
 * `{safety_rule: {flag_below: 1}}`.
 */
export function thresholdOverrides(suites: readonly string[]): z.ZodType<ThresholdOverrides> {
  const bounds = {
    flag_below: share({ zero: 'allowed' }).optional(),
    silent_above: share({ zero: 'allowed' }).optional(),
    cliff_below: share({ zero: 'allowed' }).optional(),
  };
  const byType = each(canaryTypes, () => mapping(bounds).optional());
  const bySuite = each(suites, () => mapping({ ...bounds, ...byType }).optional());
  return z
    .unknown()
    .transform(fromText)
    .pipe(mapping({ ...byType, ...bySuite })) as z.ZodType<ThresholdOverrides>;
}

/** A mapping with only these keys; another one is told the nearest. */
export function mapping<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code, keys, input }) => {
      if (code !== 'unrecognized_keys')
        return `${shown(input)} is not allowed; it must be a mapping of keys to values.`;
      return (keys as string[])
        .map((key) => `unknown key ${shown(key)}; ${suggestion(key, Object.keys(shape))}`)
        .join(' ');
    },
  });
}

function each<Value>(names: readonly string[], value: () => Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value()]));
}

function fromText(value: unknown, context: z.RefinementCtx): unknown {
  if (typeof value !== 'string') return value;
  try {
    return readYaml(value);
  } catch (error) {
    if (!(error instanceof YamlProblem)) throw error;
    context.addIssue({ code: 'custom', message: `${shown(value)} can't be read as YAML: ${error.message}` });
    return z.NEVER;
  }
}
