import type { CoachingSummary, CoachingTurn } from '@coach/contracts/features/coaching';
import type { Doubt } from '../../writing/task.ts';
import type { CoachingDialogueAnswer } from '../../writing/tasks/coaching-dialogue/coaching-dialogue-task.ts';

type Scripted = { turns: CoachingTurn[]; summary: CoachingSummary | null };
type List = keyof CoachingDialogueAnswer;

/**
 * The script in a model’s words, place by place; what the model left out, or what is held, keeps the script’s. `count` is
 * how many places are the model’s. The summary’s text is to be told anew.
 */
export function withWords(
  { turns, summary }: Scripted,
  { output, doubts }: { output: CoachingDialogueAnswer; doubts: readonly Doubt[] },
  model: string | null,
): Scripted & { count: number } {
  const held = new Set(doubts.map(({ path }) => path));
  let count = 0;
  /** The words for each text of a list in turn, where there are some. */
  const wordsOf = (list: List) => {
    let number = 0;
    return (): string | null => {
      number += 1;
      const found = output[list].find((each) => each.number === number);
      if (!found || held.has(`${list}.${number}`)) return null;
      count += 1;
      return found.text;
    };
  };
  const [line, remark, strength, advice] = [
    wordsOf('lines'),
    wordsOf('remarks'),
    wordsOf('strengths'),
    wordsOf('prepare'),
  ];
  const worded = turns.map((turn): CoachingTurn => {
    const { note, speaker } = turn;
    if (note) {
      const remarks = note.remarks.map((each) => ({ ...each, text: remark() ?? each.text }));
      return { ...turn, note: { ...note, remarks } };
    }
    const text = speaker === 'person' ? null : line();
    return text === null ? turn : { ...turn, text, ...(model && { model }) };
  });
  const told = summary && {
    ...summary,
    strengths: summary.strengths.map((each) => ({ ...each, text: strength() ?? each.text })),
    prepare: summary.prepare.map((text) => advice() ?? text),
  };
  return { turns: worded, summary: told, count };
}
