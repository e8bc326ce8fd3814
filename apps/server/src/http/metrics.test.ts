import { expect, test } from 'vitest';
import { createModelMetrics } from '../ports/models/model-metrics.ts';
import { createMetrics } from './metrics.ts';

test('figures of requests and of models are told together', async () => {
  const models = createModelMetrics();
  const metrics = createMetrics(models.registry);
  metrics.observe('GET', '/api/usage', 200, 0.02);
  const usage = { inputTokens: 10, outputTokens: 5 };
  models.countCall({ model: { provider: 'p', name: 'm' }, task: 'letter', outcome: 'answered', usage });
  const told = await metrics.text();
  expect(told).toContain('http_requests_total{method="GET",route="/api/usage",status="200"} 1');
  expect(told).toContain('model_calls_total{task="letter",outcome="answered"} 1');
});
