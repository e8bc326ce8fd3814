import type { UserContext } from '../context.ts';
import { parisDate } from '../paris-date.ts';
import { ModelError } from '../ports/model.ts';
import { yieldToOthers } from '../yield-to-others.ts';
import { askOnce } from './ask-once.ts';
import { doubtsOf, type Guard, guardOn } from './doubts-of.ts';
import { plainAnswer } from './injection/plain-answer.ts';
import { mapTexts } from './map-texts.ts';
import { findSavedAnswer } from './model-calls.ts';
import type { Prepared } from './prepare-request.ts';
import type { Doubt, Truth } from './task.ts';

export type Checked<Output> = { output: Output; doubts: Doubt[] };

/**
 * What a model answers, put back in the person’s own details and checked; asked for again, with what was wrong, where
 * something was. Rejects with ModelError, or with the signal’s reason. At most two answers are asked for, none where the
 * same was answered within a day.
 */
export async function askChecked<Input, Output>(
  context: UserContext,
  prepared: Prepared<Input, Output>,
  input: Input,
  truth: Truth,
  whileAsked?: () => void,
): Promise<Checked<Output>> {
  const { task } = prepared;
  // Made once there is something to read: the first word does not wait for it.
  let guard: Promise<Guard> | null = null;
  const check = async (hidden: Output | null): Promise<Checked<Output> | null> => {
    await yieldToOthers();
    context.signal.throwIfAborted();
    const output = hidden && restored(prepared, hidden);
    if (!output) return null;
    guard ??= guardOn(truth, parisDate(context.clock.now()));
    return {
      output,
      doubts: [...doubtsOf(await guard, task.claims(output, input)), ...(task.faults?.(output, input) ?? [])],
    };
  };
  const saved = await check(await findSavedAnswer(context, prepared.key, task.schema));
  if (saved) return saved;
  const first = await check(await askOnce(context, prepared, { whileAsked }));
  if (first?.doubts.length === 0) return first;
  const second = await check(await askAgain(context, prepared, first));
  const [best] = [first, second].filter((each) => each !== null).sort(fewestDoubts);
  if (!best) throw new ModelError('invalid');
  return best;
}

/** In the person’s own details, as plain text; null where little is left of it. */
function restored<Input, Output>(
  { task, hiding, ownAddresses }: Prepared<Input, Output>,
  hidden: Output,
): Output | null {
  const output = mapTexts(hidden, (text) => plainAnswer(hiding.restore(text), ownAddresses));
  return task.schema.safeParse(output).data ?? null;
}

/** An answer that can be used already is better than none. */
async function askAgain<Input, Output>(
  context: UserContext,
  prepared: Prepared<Input, Output>,
  first: Checked<Output> | null,
): Promise<Output | null> {
  const complaints = first?.doubts.map(({ quote, reason }) => `« ${quote} » : ${reason}`);
  try {
    return await askOnce(context, prepared, { complaints });
  } catch (error) {
    if (first && error instanceof ModelError && !context.signal.aborted) return null;
    throw error;
  }
}

function fewestDoubts(one: Checked<unknown>, other: Checked<unknown>): number {
  return one.doubts.length - other.doubts.length;
}
