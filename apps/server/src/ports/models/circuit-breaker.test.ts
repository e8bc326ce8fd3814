import type { ModelFault } from '@coach/contracts/features/model-calls';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Model, ModelError, type ModelRequest } from '../model.ts';
import { type BreakerState, withCircuitBreaker } from './circuit-breaker.ts';

const request: ModelRequest<object> = {
  ...{ instructions: '', material: '', schema: z.object({}), schemaName: 'a', maxOutputTokens: 1 },
  signal: new AbortController().signal,
};

function createCircuit() {
  const states: BreakerState[] = [];
  const inner = { calls: 0, fault: null as ModelFault | 'left' | null, held: Promise.resolve() };
  const model: Model = {
    ...{ provider: 'p', name: 'm' },
    async ask() {
      inner.calls += 1;
      await inner.held;
      if (inner.fault === 'left') throw new Error('left');
      if (inner.fault) throw new ModelError(inner.fault);
      return { output: {} as never, usage: { inputTokens: 1, outputTokens: 1 } };
    },
  };
  let now = 0;
  const settings = { mostFaults: 3, restMs: 100, longestRestMs: 400, refusedRestMs: 1000, now: () => now };
  const breaker = withCircuitBreaker(model, { ...settings, onState: (state) => states.push(state) });
  const ask = async (fault: ModelFault | 'left' | null = null) => {
    inner.fault = fault;
    return await breaker.ask(request).then(
      () => 'answer',
      (error) => (error instanceof ModelError ? error.fault : 'left'),
    );
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { ask, inner, states, pass };
}

test('a server that fails again and again is left alone for a while, then tried by one call', async () => {
  const { ask, inner, states, pass } = createCircuit();
  for (const fault of ['timeout', 'unavailable', 'unreachable'] as const) expect(await ask(fault)).toBe(fault);
  expect(await ask()).toBe('open');
  expect(inner.calls).toBe(3);
  pass(100);
  let answer = () => {};
  inner.held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const trial = ask();
  expect(await ask()).toBe('open');
  answer();
  expect(await trial).toBe('answer');
  expect(await ask()).toBe('answer');
  expect(states).toEqual(['open', 'half-open', 'closed']);
});

test('each trial that fails doubles the rest, to a bound', async () => {
  const { ask, pass } = createCircuit();
  for (let count = 0; count < 3; count += 1) await ask('unavailable');
  for (const rest of [100, 200, 400, 400]) {
    pass(rest - 1);
    expect(await ask()).toBe('open');
    pass(1);
    expect(await ask('unavailable')).toBe('unavailable');
  }
});

test('a refused key or an empty account opens at once and for longer', async () => {
  for (const fault of ['unauthorised', 'quota'] as const) {
    const { ask, pass } = createCircuit();
    expect(await ask(fault)).toBe(fault);
    pass(999);
    expect(await ask()).toBe('open');
    pass(1);
    expect(await ask()).toBe('answer');
  }
});

test('what is no fault of the server opens nothing, and an answer between two faults starts over', async () => {
  const { ask, states } = createCircuit();
  for (const fault of ['invalid', 'refused', 'too_long', 'empty', 'left'] as const)
    for (let count = 0; count < 5; count += 1) expect(await ask(fault)).toBe(fault);
  for (let count = 0; count < 4; count += 1) {
    await ask('unavailable');
    await ask('unavailable');
    await ask();
  }
  expect(states).toEqual([]);
});

test('someone who leaves during the trial leaves it to the next', async () => {
  const { ask, pass } = createCircuit();
  for (let count = 0; count < 3; count += 1) await ask('timeout');
  pass(100);
  expect(await ask('left')).toBe('left');
  expect(await ask()).toBe('answer');
});
