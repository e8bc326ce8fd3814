import type { Logger } from 'pino';
import type { Model } from '../model.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import type { ModelAccess } from './model-access.ts';
import type { ModelMetrics } from './model-metrics.ts';
import { sdkModel } from './sdk-model.ts';

/** The configured model, left alone while its server is in trouble. */
export function openModel(access: ModelAccess, metrics: ModelMetrics, log: Logger): Model {
  const model = sdkModel(access);
  metrics.showBreaker(model, 'closed');
  return withCircuitBreaker(model, {
    onState(state) {
      metrics.showBreaker(model, state);
      log.warn({ provider: model.provider, model: model.name, state }, 'the circuit to the model changes');
    },
  });
}
