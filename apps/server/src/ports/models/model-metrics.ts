import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Model, ModelUsage } from '../model.ts';
import type { BreakerState } from './circuit-breaker.ts';
import { costOf } from './model-prices.ts';

export type CountedCall = {
  model: Pick<Model, 'provider' | 'name'>;
  /** One of the few kinds of text that are written; never a word of one. */
  task: string;
  /** « answered », or why not. */
  outcome: string;
  usage: ModelUsage;
  firstWordMs?: number | null | undefined;
};

const stateValues: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };

/** What models did and cost, for Prometheus, next to the figures of requests. */
export function createModelMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Counter({
    ...{ name: 'model_calls_total', help: 'Texts asked of a model, by what came of it' },
    ...{ labelNames: ['task', 'outcome'], registers },
  });
  const tokens = new Counter({
    ...{ name: 'model_tokens_total', help: 'Tokens read and written by a model' },
    ...{ labelNames: ['task', 'kind'], registers },
  });
  const cost = new Counter({
    ...{ name: 'model_cost_dollars_total', help: 'What models cost by their public prices, where these are known' },
    ...{ labelNames: ['task'], registers },
  });
  const firstWord = new Histogram({
    ...{ name: 'model_first_word_seconds', help: 'From the question to the first word of a model' },
    ...{ labelNames: ['task'], registers, buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32] },
  });
  const breaker = new Gauge({
    ...{ name: 'model_breaker_state', help: '0: the model is asked; 1: it is tried again; 2: it is left alone' },
    ...{ labelNames: ['provider', 'model'], registers },
  });
  return {
    registry,
    countCall({ model, task, outcome, usage, firstWordMs }: CountedCall): void {
      calls.inc({ task, outcome });
      tokens.inc({ task, kind: 'input' }, usage.inputTokens);
      tokens.inc({ task, kind: 'output' }, usage.outputTokens);
      const dollars = costOf(model, usage);
      if (dollars !== null) cost.inc({ task }, dollars);
      if (typeof firstWordMs === 'number') firstWord.observe({ task }, firstWordMs / 1000);
    },
    showBreaker({ provider, name }: CountedCall['model'], state: BreakerState): void {
      breaker.set({ provider, model: name }, stateValues[state]);
    },
  };
}

export type ModelMetrics = ReturnType<typeof createModelMetrics>;
