import { expect, test } from 'vitest';
import { createModelMetrics } from './model-metrics.ts';
import { costOf, priceOf } from './model-prices.ts';

const claude = { provider: 'anthropic', name: 'claude-sonnet-5-5' };
const usage = { inputTokens: 2000, outputTokens: 500 };

test('calls, tokens, cost, first words and the breaker are told by kind of text', async () => {
  const metrics = createModelMetrics();
  metrics.countCall({ model: claude, task: 'letter', outcome: 'answered', usage, firstWordMs: 420 });
  metrics.countCall({ model: claude, task: 'letter', outcome: 'timeout', usage: { inputTokens: 0, outputTokens: 0 } });
  metrics.showBreaker(claude, 'open');
  const told = await metrics.registry.metrics();
  for (const line of [
    'model_calls_total{task="letter",outcome="answered"} 1',
    'model_calls_total{task="letter",outcome="timeout"} 1',
    'model_tokens_total{task="letter",kind="output"} 500',
    'model_cost_dollars_total{task="letter"} 0.009',
    'model_first_word_seconds_bucket{le="0.5",task="letter"} 1',
    'model_breaker_state{provider="anthropic",model="claude-sonnet-5-5"} 2',
  ])
    expect(told).toContain(line);
});

test('a price is known by the beginning of a name, the longest that fits, and never guessed', () => {
  const prices = (provider: string, ...names: string[]) =>
    names.map((name) => priceOf({ provider, name })?.output ?? null);
  expect(prices('anthropic', 'claude-opus-5-5', 'claude-opus-5-20260724', 'claude-opus-50', 'claude-3')).toEqual([
    20,
    25,
    null,
    null,
  ]);
  expect(prices('api.openai.com', 'gpt-5.4-mini-2026-03-01', 'gpt-5.4', 'gpt-4o')).toEqual([4.5, 15, null]);
  expect(priceOf({ provider: 'localhost:11434', name: 'claude-opus-5-5' })).toBeNull();
  expect(costOf({ provider: 'localhost:11434', name: 'qwen3' }, usage)).toBeNull();
});
