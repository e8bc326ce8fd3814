import type { CoachingState, CoachingSummary, CoachingTurn } from '@coach/contracts/features/coaching';
import { byEngine, type WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { loadCoaching } from '../../ports/engine.ts';
import {
  type CoachingDialogueInput,
  coachingDialogueTask,
} from '../../writing/tasks/coaching-dialogue/coaching-dialogue-task.ts';
import { dialogueTruth } from '../../writing/tasks/coaching-dialogue/dialogue-truth.ts';
import { write } from '../../writing/write.ts';
import type { CoachingRow } from './queries.ts';
import { withWords } from './with-words.ts';

export type WordedTurn = {
  turns: CoachingTurn[];
  state: CoachingState;
  summary: CoachingSummary | null;
  writtenBy: WrittenBy;
};

/**
 * What a turn of the person brings, or with null what ending the scene does: their turn with its note, what is said to
 * them, and what came of it all once it is over. The engine’s script decides; a model, where there is one, finds the words.
 */
export async function wordTurn(
  context: UserContext,
  { scenario, turns: before }: Pick<CoachingRow, 'scenario' | 'turns'>,
  said: string | null,
): Promise<WordedTurn> {
  const { takeTurn, closeScene, stateOf, sumUp, describeScenario, tellSummary } = await loadCoaching();
  const brought = said === null ? closeScene() : takeTurn({ scenario, turns: before, said });
  const turns = [...before, ...brought];
  const state = said === null ? 'ended' : stateOf(scenario, turns);
  const summary = state === 'ended' ? sumUp({ scenario, turns }) : null;
  const { title, other } = describeScenario(scenario);
  const input: CoachingDialogueInput = {
    ...{ scene: `${title}, avec : ${other}`, state, before, said },
    script: brought.filter(({ speaker }) => speaker !== 'person'),
    remarks: brought.flatMap(({ note }) => note?.remarks ?? []),
    strengths: summary?.strengths ?? [],
    prepare: summary?.prepare ?? [],
  };
  const written = await write(context, coachingDialogueTask, input, dialogueTruth(input));
  if (!written.output) return { turns, state, summary, writtenBy: written.writtenBy };
  const worded = withWords({ turns: brought, summary }, written, written.writtenBy.model);
  // Where nothing of it could be kept, the script speaks.
  const writtenBy: WrittenBy = worded.count > 0 ? written.writtenBy : { ...byEngine, reason: 'unavailable' };
  const told = worded.summary && { ...worded.summary, text: tellSummary(scenario, worded.summary) };
  return { turns: [...before, ...worded.turns], state, summary: told, writtenBy };
}
