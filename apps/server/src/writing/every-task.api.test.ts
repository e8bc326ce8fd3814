import { modelTasks } from '@coach/contracts/features/model-calls';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { UserContext } from '../context.ts';
import type { Model } from '../ports/model.ts';
import type { ModelLimits } from '../ports/models/model-limits.ts';
import { type Asked, type Dialect, dialects } from '../testing/model-double/asked.ts';
import { type DoubleFault, doubleFaults } from '../testing/model-double/faults.ts';
import { modelOfDouble } from '../testing/model-double/model-of-double.ts';
import { type Script, startModelDouble } from '../testing/model-double/start-model-double.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-user.ts';
import { doubtsOf, guardOn } from './doubts-of.ts';
import { mapTexts } from './map-texts.ts';
import type { Task, Truth } from './task.ts';
import { everyTask } from './tasks/every-task.ts';
import { write } from './write.ts';

const fromNowhere = ' Chez Norvalia, en 2003, j’ai dirigé 47 personnes : vous le savez bien.';

type AnyTask = Task<unknown, unknown>;

const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
const double = await startModelDouble();
afterAll(double.stop);
const app = await createTestApp({ log });
const people = new Map(await Promise.all(everyTask.map(async (task) => [task.name, await app.users.free()] as const)));
/** Whatever the example says is true here: only what a test adds is not. */
const truths = new Map(everyTask.map((task) => [task.name, truthOf(task)]));
const lies = new Map(await Promise.all(everyTask.map(async (task) => [task.name, await lyingAnswer(task)] as const)));

beforeEach(async () => {
  logged.length = 0;
  await app.pool.query('delete from model_calls');
});

test('every kind of text has a task of its name', () => {
  expect(everyTask.map(({ name }) => name)).toEqual(modelTasks);
});

/** Of each fault: the calls that are kept, by what came of them. Where the last was answered, so is the person. */
const outcomes: Record<DoubleFault, readonly string[]> = {
  unauthorised: ['unauthorised'],
  forbidden: ['unauthorised'],
  'model-unknown': ['unavailable'],
  'rate-limited': ['rate_limited'],
  'rate-limited-for-long': ['rate_limited'],
  'rate-limited-once': ['answered'],
  quota: ['quota'],
  'server-error': ['unavailable'],
  'server-error-once': ['answered'],
  overloaded: ['unavailable'],
  'reset-at-once': ['unreachable'],
  'reset-once': ['answered'],
  'reset-mid-stream': ['unreachable'],
  'closed-mid-stream': ['unreachable'],
  'error-mid-stream': ['unavailable'],
  silent: ['timeout'],
  stall: ['timeout'],
  empty: ['empty'],
  truncated: ['too_long'],
  'truncated-unsaid': ['invalid'],
  'not-json': ['invalid'],
  'invalid-json': ['invalid'],
  'wrong-schema': ['invalid'],
  'wrong-schema-once': ['answered'],
  endless: ['too_long'],
  refusal: ['refused'],
  'format-refused': ['answered'],
  page: ['unavailable'],
  elsewhere: ['unavailable'],
};

const cases = dialects.flatMap((dialect) =>
  Object.keys(doubleFaults).map((fault) => [dialect, fault as DoubleFault] as const),
);

test.each(cases)(
  '%s, %s: the answer, or the engine’s text, in time, and every task told the same',
  async (dialect, fault) => {
    const expected = outcomes[fault];
    const isAnswered = expected.at(-1) === 'answered';
    const limits = expected.includes('timeout') ? { silenceMs: 200 } : {};
    const script: Script = (asked) => doubleFaults[fault](asked, taskOf(asked).example.output);
    const written = await writeAll(dialect, script, { limits });
    for (const { task, writtenBy, output, doubts } of written) {
      const by = isAnswered ? { by: 'model', reason: null } : { by: 'engine', reason: 'unavailable' };
      expect({ task: task.name, ...writtenBy }).toMatchObject({ task: task.name, ...by });
      expect([output, doubts]).toEqual([isAnswered ? task.example.output : null, []]);
      expect([task.name, await keptOf(task)]).toEqual([task.name, expected]);
    }
    expect(logged.filter((line) => line.includes('the engine stands in'))).toHaveLength(
      isAnswered ? 0 : everyTask.length,
    );
    expectNothingTold();
  },
);

test.each(dialects)('%s: a fact from nowhere is asked for once more, and marked where it stays', async (dialect) => {
  const lie = ({ name }: AnyTask) => lies.get(name);
  const corrected = (asked: Asked) => asked.material.includes('À CORRIGER');
  const mended = await writeAll(dialect, (asked) => {
    const task = taskOf(asked);
    return { answer: corrected(asked) ? task.example.output : lie(task) };
  });
  for (const { task, output, doubts } of mended)
    expect([task.name, output, doubts]).toEqual([task.name, task.example.output, []]);
  await app.pool.query('delete from model_calls');
  const marked = await writeAll(dialect, (asked) => ({ answer: lie(taskOf(asked)) }));
  for (const { task, writtenBy, doubts } of marked) {
    expect([task.name, writtenBy.by, doubts.length > 0]).toEqual([task.name, 'model', true]);
    expect(await keptOf(task)).toEqual(['answered', 'answered']);
  }
  expectNothingTold();
});

test.each(dialects)('%s: an answer that shows our own words is no answer', async (dialect) => {
  const leak = (asked: Asked) => {
    const ours = asked.instructions.split('\n').slice(0, 2).join(' ').slice(0, 300);
    const task = taskOf(asked);
    return { answer: firstChanged(task, () => ours) };
  };
  const written = await writeAll(dialect, leak);
  for (const { task, writtenBy, output } of written) {
    expect([task.name, writtenBy.reason, output]).toEqual([task.name, 'unavailable', null]);
    expect([task.name, await keptOf(task)]).toEqual([task.name, ['leaking', 'leaking']]);
  }
  expectNothingTold();
});

test.each(dialects)('%s: who leaves ends the call, and nobody writes', async (dialect) => {
  const leaving = new AbortController();
  let asked = 0;
  const script: Script = () => {
    asked += 1;
    if (asked === everyTask.length) setTimeout(() => leaving.abort(new DOMException('left', 'AbortError')), 5);
    return { breaks: { after: 0, how: 'stall' } };
  };
  await expect(writeAll(dialect, script, { signal: leaving.signal })).rejects.toThrow('left');
  for (const task of everyTask) await vi.waitFor(async () => expect(await keptOf(task)).toEqual(['left']));
  expectNothingTold();
});

type Circumstances = { limits?: Partial<ModelLimits>; signal?: AbortSignal };

/** Every task at once: each for somebody of their own. */
async function writeAll(dialect: Dialect, script: Script, { limits, signal }: Circumstances = {}) {
  double.reset(script);
  return await Promise.all(
    everyTask.map(async (task) => {
      // Each of its own, so that none learns from another how the server wants to be asked.
      const model = modelOfDouble(double, dialect, { timeoutMs: 20_000, silenceMs: 10_000, ...limits });
      const context = contextOf(task, model, signal);
      const written = await write(context, task, task.example.input, truths.get(task.name) as Truth);
      return { task, ...written };
    }),
  );
}

function contextOf({ name }: AnyTask, model: Model, signal = new AbortController().signal): UserContext {
  const { id, email } = people.get(name) as TestUser;
  const actor = { userId: id, sessionId: '', email, fullName: 'Camille Essai' };
  return { ...app.services, actor, model, signal, showPartial: () => {} } as unknown as UserContext;
}

/** What came of each call kept for a task; no half record: an answer where there was one, and only then. */
async function keptOf({ name }: AnyTask): Promise<string[]> {
  const { rows } = await app.pool.query('select * from model_calls where user_id = $1', [people.get(name)?.id]);
  for (const row of rows) {
    expect([row.task, row.model_answer !== null]).toEqual([name, row.outcome === 'answered']);
    expect(row.material).toContain('Matière');
  }
  return rows.map(({ outcome }) => outcome);
}

function expectNothingTold(): void {
  const all = logged.join('\n');
  const told = everyTask.flatMap((task) => [...longTexts(task.example.input), ...longTexts(task.example.output)]);
  expect(told.filter((text) => all.includes(JSON.stringify(text.slice(0, 24)).slice(1, -1)))).toEqual([]);
  for (const secret of ['a-key', 'Matière', 'Norvalia']) expect(all).not.toContain(secret);
}

function taskOf({ instructions }: Asked): AnyTask {
  const found = everyTask.find((task) => instructions.includes(task.instructions(task.example.input)));
  if (!found) throw new Error('nobody asks this');
  return found;
}

function truthOf({ example: { input, output } }: AnyTask): Truth {
  return { cv: null, offer: null, extra: [textsIn(input).join('\n'), textsIn(output).join('\n')] };
}

/** The example’s answer with a fact from nowhere, in the first place that is read for facts. */
async function lyingAnswer(task: AnyTask): Promise<unknown> {
  const guard = await guardOn(truthOf(task), '2026-11-21');
  const isHeld = (answer: unknown) =>
    [...doubtsOf(guard, task.claims(answer, task.example.input)), ...(task.faults?.(answer, task.example.input) ?? [])]
      .length > 0;
  return firstChanged(task, (text) => text + fromNowhere, isHeld);
}

/** The example’s answer with the first text changed for which it still fits the schema, and `serves`. */
function firstChanged(task: AnyTask, change: (text: string) => string, serves = (_: unknown) => true): unknown {
  const { output } = task.example;
  for (let place = 0; place < textsIn(output).length; place += 1) {
    let at = 0;
    const changed = mapTexts(output, (text) => (at++ === place ? change(text) : text));
    if (task.schema.safeParse(changed).success && serves(changed)) return changed;
  }
  throw new Error(`${task.name}: no place for it`);
}

function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

function longTexts(value: unknown): string[] {
  return textsIn(value).filter((text) => text.length >= 24);
}
