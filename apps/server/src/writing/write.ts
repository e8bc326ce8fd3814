import { byEngine, type WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../context.ts';
import { type Model, ModelError } from '../ports/model.ts';
import { askChecked } from './ask-checked.ts';
import { contactsOf } from './contacts-of.ts';
import { isEngineOnly } from './engine-only.ts';
import { prepareRequest } from './prepare-request.ts';
import type { Doubt, Task, Truth } from './task.ts';

/** `output` is null where the engine’s own text is to be served. */
export type Written<Output> =
  | { writtenBy: WrittenBy & { by: 'model' }; output: Output; doubts: Doubt[] }
  | { writtenBy: WrittenBy & { by: 'engine' }; output: null; doubts: [] };

/**
 * Has a model write on top of what the engine found, where one is configured and the person lets it. What it states is
 * checked against `truth`, asked for once more where something has no source, and what still has none comes back as
 * doubts, for « à vérifier ». No fault of a model is thrown: the engine’s text stands in. Takes two answers at most, each
 * within AI_TIMEOUT_MS. Rejects with the signal’s reason when the person leaves. `whileAsked` is begun once a first question
 * is on its way, if one is.
 */
export async function write<Input, Output>(
  context: UserContext,
  task: Task<Input, Output>,
  input: Input,
  truth: Truth,
  whileAsked?: () => void,
): Promise<Written<Output>> {
  const { model, signal, log } = context;
  if (!model) return theEngine(null);
  const [engineOnly, contacts] = await Promise.all([isEngineOnly(context), contactsOf(context, truth)]);
  if (engineOnly) return theEngine('chosen');
  try {
    const prepared = prepareRequest(model, task, input, contacts);
    const { output, doubts } = await askChecked(context, prepared, input, truth, whileAsked);
    return { writtenBy: { by: 'model', model: model.name, reason: null }, output, doubts };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError)
      log.warn({ task: task.name, fault: error.fault }, 'the engine stands in for a model');
    else log.error({ task: task.name, err: error }, 'the engine stands in: what a model wrote could not be used');
    return theEngine('unavailable');
  }
}

/** Whether a model would write for this person now. */
export async function modelFor(context: UserContext): Promise<Model | null> {
  return context.model && !(await isEngineOnly(context)) ? context.model : null;
}

function theEngine(reason: WrittenBy['reason']): Written<never> {
  return { writtenBy: { ...byEngine, by: 'engine', reason }, output: null, doubts: [] };
}
