import type { ModelFault } from '@coach/contracts/features/model-calls';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { dialects } from '../../testing/model-double/asked.ts';
import { type DoubleFault, doubleFaults } from '../../testing/model-double/faults.ts';
import { modelOfDouble } from '../../testing/model-double/model-of-double.ts';
import { failing, startModelDouble } from '../../testing/model-double/start-model-double.ts';
import { ModelError } from '../model.ts';

const double = await startModelDouble();
afterAll(double.stop);

const secret = 'dix-sept ans de soudure';
const answer = { texte: `Votre parcours, ${secret}, répond à l’offre.`, points: ['un', 'deux'] };
const schema = z.object({ texte: z.string().min(1).max(400), points: z.array(z.string()).min(1) });

/** What comes of each, and after how many requests. */
const outcomes: Record<DoubleFault, ['answer' | ModelFault, number]> = {
  unauthorised: ['unauthorised', 1],
  forbidden: ['unauthorised', 1],
  'model-unknown': ['unavailable', 1],
  'rate-limited': ['rate_limited', 1],
  'rate-limited-for-long': ['rate_limited', 1],
  'rate-limited-once': ['answer', 2],
  quota: ['quota', 1],
  'server-error': ['unavailable', 2],
  'server-error-once': ['answer', 2],
  overloaded: ['unavailable', 2],
  'reset-at-once': ['unreachable', 2],
  'reset-once': ['answer', 2],
  'reset-mid-stream': ['unreachable', 1],
  'closed-mid-stream': ['unreachable', 1],
  'error-mid-stream': ['unavailable', 1],
  silent: ['timeout', 1],
  stall: ['timeout', 1],
  empty: ['empty', 1],
  truncated: ['too_long', 1],
  'truncated-unsaid': ['invalid', 2],
  'not-json': ['invalid', 2],
  'invalid-json': ['invalid', 2],
  'wrong-schema': ['invalid', 2],
  'wrong-schema-once': ['answer', 2],
  endless: ['too_long', 1],
  refusal: ['refused', 1],
  'format-refused': ['answer', 3],
  page: ['unavailable', 1],
  elsewhere: ['unavailable', 1],
};

const every = dialects.flatMap((dialect) =>
  Object.keys(doubleFaults).map((fault) => [dialect, fault as DoubleFault] as const),
);

test.each(every)('%s: %s', async (dialect, fault) => {
  double.reset(failing(fault, answer));
  const [outcome, requests] = outcomes[fault];
  const partials: unknown[] = [];
  const limits = outcome === 'timeout' ? { silenceMs: 200 } : {};
  const asked = modelOfDouble(double, dialect, limits).ask({
    ...{ instructions: 'Écrivez.', material: `CV : ${secret}`, schema, schemaName: 'lettre', maxOutputTokens: 500 },
    signal: new AbortController().signal,
    onPartial: (partial) => partials.push(partial),
  });
  if (outcome === 'answer') expect((await asked).output).toEqual(answer);
  else {
    const error = await asked.catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ModelError);
    expect(error.fault).toBe(outcome);
    expect(`${error.stack}${JSON.stringify(error)}`).not.toContain(secret);
    expect(error.cause).toBeUndefined();
  }
  expect(double.asked).toHaveLength(requests);
  const shown = partials.length;
  if (shown === 0) return;
  await new Promise((resolve) => setTimeout(resolve, 35));
  expect(partials).toHaveLength(shown);
});
