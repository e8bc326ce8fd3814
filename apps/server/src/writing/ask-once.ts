import { randomBytes } from 'node:crypto';
import type { ModelCallOutcome } from '@coach/contracts/features/model-calls';
import type { UserContext } from '../context.ts';
import { ModelError, type ModelUsage } from '../ports/model.ts';
import { harmlessOnly } from './injection/harmless-only.ts';
import { leakCheck } from './injection/leak-check.ts';
import { markBlocks } from './injection/mark-blocks.ts';
import { plainAnswer } from './injection/plain-answer.ts';
import { keepCall } from './model-calls.ts';
import type { Prepared } from './prepare-request.ts';

type Around = {
  /** What was wrong with the answer before. */
  complaints?: readonly string[] | undefined;
  /** Begun once the question is on its way. */
  whileAsked?: (() => void) | undefined;
};

const none: ModelUsage = { inputTokens: 0, outputTokens: 0 };

/**
 * One answer of a model, still with its placeholders, and a record of what was sent for it; null where it shows what it
 * must not. Rejects with ModelError, or with the signal’s reason.
 */
export async function askOnce<Input, Output>(
  context: UserContext,
  { task, model, instructions, blocks, hiding, ownAddresses, key }: Prepared<Input, Output>,
  { complaints = [], whileAsked }: Around = {},
): Promise<Output | null> {
  const { signal, modelMetrics, showPartial } = context;
  const nonce = randomBytes(9).toString('base64url');
  const corrections = { label: 'À CORRIGER', text: hiding.hide(complaints.join('\n')), most: 2_000 };
  const material = markBlocks([...blocks, corrections], nonce);
  const leaks = leakCheck({ instructions, nonce, material });
  const show = harmlessOnly(leaks, (text) => showPartial(plainAnswer(hiding.restorePartial(text), ownAddresses)));
  const begun = performance.now();
  let firstWordMs: number | null = null;
  const note = async (outcome: ModelCallOutcome, usage: ModelUsage, answer: Output | null) => {
    modelMetrics.countCall({ model, task: task.name, outcome, usage, firstWordMs });
    // The model was left alone: nothing was sent.
    if (outcome === 'open') return;
    const { provider, name } = model;
    const sent = { task: task.name, version: task.version, provider, model: name, key, material };
    await keepCall(context, { ...sent, outcome, usage, answer });
  };
  try {
    const { output, usage } = await model.ask({
      ...{ instructions, material, schema: task.schema, schemaName: task.name.replaceAll('-', '_') },
      ...{ maxOutputTokens: task.maxOutputTokens, signal },
      onAsked: whileAsked,
      onPartial(partial) {
        firstWordMs ??= performance.now() - begun;
        const text = task.partialText?.(partial);
        if (text) show(text);
      },
    });
    const isBad = leaks(JSON.stringify(output)).length > 0;
    await note(isBad ? 'leaking' : 'answered', usage, isBad ? null : output);
    return isBad ? null : output;
  } catch (error) {
    const fault = error instanceof ModelError ? error : null;
    await note(signal.aborted ? 'left' : (fault?.fault ?? 'invalid'), fault?.usage ?? none, null);
    throw error;
  }
}
