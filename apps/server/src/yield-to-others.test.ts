import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { yieldToOthers } from './yield-to-others.ts';

test('of many who compute, one goes on in each turn of the event loop', async () => {
  let turn = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; turn += 1) await nextTurn();
  })();
  const steps: { who: number; turn: number }[] = [];
  const compute = async (who: number) => {
    for (let step = 0; step < 3; step += 1) {
      await yieldToOthers();
      steps.push({ who, turn });
    }
  };
  await Promise.all([1, 2, 3, 4].map(compute));
  isOver = true;
  await counting;
  expect(steps).toHaveLength(12);
  expect(new Set(steps.map((step) => step.turn)).size).toBe(12);
  // Nobody is served twice before the others.
  expect(new Set(steps.slice(0, 4).map(({ who }) => who)).size).toBe(4);
});
