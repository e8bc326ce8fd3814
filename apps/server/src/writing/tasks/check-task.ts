import { expect } from 'vitest';
import { doubtsOf, guardOn } from '../doubts-of.ts';
import { mapTexts } from '../map-texts.ts';
import type { Task, Truth } from '../task.ts';

/** Of all the material of a task, about a quarter of it tokens. */
const mostMaterial = 45_000;

/**
 * What holds for every task: its example fits its form and states nothing that `truth` does not show, `lying` (an answer
 * with a fact of its own) is held, the material has an end, and no word of it is among the instructions.
 */
export async function checkTask<Input, Output>(
  task: Task<Input, Output>,
  { truth, lying, today = '2026-11-21' }: { truth: Truth; lying: Output; today?: string },
): Promise<void> {
  const { input, output } = task.example;
  expect(task.schema.parse(output)).toEqual(output);
  expect(task.schema.safeParse(lying).error).toBeUndefined();
  const guard = await guardOn(truth, today);
  const doubts = (answer: Output) => [
    ...doubtsOf(guard, task.claims(answer, input)),
    ...(task.faults?.(answer, input) ?? []),
  ];
  expect(doubts(output)).toEqual([]);
  expect(doubts(lying)).not.toEqual([]);
  const blocks = task.blocks(input);
  expect(blocks.every(({ most }) => most > 0)).toBe(true);
  expect(blocks.reduce((sum, { most }) => sum + most, 0)).toBeLessThanOrEqual(mostMaterial);
  for (const { label, text, most } of blocks) expect([label, text.length <= most]).toEqual([label, true]);
  expect(task.instructions(withOtherTexts(input))).toBe(task.instructions(input));
  expect(task.instructions(input)).toContain(JSON.stringify(output));
}

/** Names of kinds stay; whatever a person or a document may have said is another. */
function withOtherTexts<Input>(input: Input): Input {
  return mapTexts(input, (text) => (/[\s’À-ÿ]/u.test(text) ? `${text.length} xyzzy` : text));
}
