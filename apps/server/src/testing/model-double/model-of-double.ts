import type { Model } from '../../ports/model.ts';
import type { ModelAccess } from '../../ports/models/model-access.ts';
import type { ModelLimits } from '../../ports/models/model-limits.ts';
import { sdkModel } from '../../ports/models/sdk-model.ts';
import type { Dialect } from './asked.ts';
import type { ModelDouble } from './start-model-double.ts';

const names: Record<Dialect, string> = {
  'openai-compatible': 'essai-7b',
  mistral: 'mistral-medium-latest',
  anthropic: 'claude-sonnet-5-5',
};

/** The configuration that leads to the double. */
export function accessToDouble(double: ModelDouble, dialect: Dialect = 'openai-compatible'): ModelAccess {
  return { provider: dialect, baseUrl: double.baseUrl(dialect), apiKey: 'a-key', model: names[dialect] };
}

/** Faults of a double are to be over in milliseconds. Where it stays silent, give a `silenceMs` of a few hundred. */
const briefly: Partial<ModelLimits> = { timeoutMs: 10_000, silenceMs: 2_000, pauseMs: 5, maxBytes: 1_000_000 };

/** The product’s own model, asking the double; for `createTestApp({ model })`. */
export function modelOfDouble(
  double: ModelDouble,
  dialect: Dialect = 'openai-compatible',
  limits: Partial<ModelLimits> = {},
): Model {
  return sdkModel(accessToDouble(double, dialect), { ...briefly, ...limits });
}
