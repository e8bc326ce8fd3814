import type { ModelAnswer } from '../model.ts';
import { type Asking, habitsFor } from './asking.ts';
import { CallFailure } from './call-failure.ts';
import { callPatiently } from './call-patiently.ts';
import type { Call } from './dialects.ts';
import { fitAnswer } from './fit-answer.ts';
import { roomToThink } from './habits.ts';
import type { Heard } from './hear-reply.ts';
import { portableSchema } from './portable-schema.ts';

/** Asks, and once more where the answer did not fit (told what was wrong) or was all thought (given more room). */
export async function converse<Output>(asking: Asking<Output>): Promise<ModelAnswer<Output>> {
  const first = await answerOf(asking, []);
  const heard = first.again ? await answerOf(asking, first.again) : first;
  if (heard.output !== undefined) return { output: heard.output, usage: asking.spent, firstWordMs: asking.firstWordMs };
  throw heard.failure;
}

type Result<Output> = {
  output?: Output;
  failure: CallFailure;
  /** What is to be said in a second try; absent where none would help. */
  again?: Call['since'];
};

async function answerOf<Output>(asking: Asking<Output>, since: Call['since']): Promise<Result<Output>> {
  const { schema } = asking.request;
  const heard = await callPatiently(asking, since);
  const failure = failureIn(heard);
  if (heard.finish === 'refusal') return { failure };
  const fitted = fitAnswer(schema, portableSchema(schema).text, heard.text);
  if ('output' in fitted) return { output: fitted.output, failure };
  if (failure.fault === 'invalid')
    return { failure, again: [{ answer: heard.text.slice(0, mostQuoted), complaint: fitted.complaint }] };
  return learnsToWait(asking, heard) ? { failure, again: since } : { failure };
}

/** UTF-16 code units of an answer that is shown to the model again. */
const mostQuoted = 8_000;

/** What is to be told of an answer that does not fit. */
function failureIn({ broken, finish, text }: Heard): CallFailure {
  if (finish === 'refusal') return new CallFailure('refused');
  if (broken) return broken;
  if (finish === 'length') return new CallFailure('too_long');
  return new CallFailure(text.trim() ? 'invalid' : 'empty');
}

/** A model that spent all its tokens on thinking gets room for that, from then on. */
function learnsToWait(asking: Asking<unknown>, { finish, thought, text }: Heard): boolean {
  const habits = habitsFor(asking);
  const onlyThought = text.trim() ? /^\s*<think/i.test(text) && !text.includes('</think') : thought;
  if (finish !== 'length' || !onlyThought || habits.thinkingRoom > 0) return false;
  asking.server.habits.set(asking.request.schemaName, { ...habits, thinkingRoom: roomToThink });
  return true;
}
