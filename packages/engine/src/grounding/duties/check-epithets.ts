import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

/** What people one works with are: each is none of the others. */
const statuses = [
  /^salari/,
  /^benevol/,
  /^interimair/,
  /^saisonni/,
  /^vacatair/,
  /^titulair/,
  /^volontair/,
  /^liberal/,
];
const near = 4;

/** « trois formatrices salariées » of « 3 formatrices bénévoles »: people by whose word the documents have another status. */
export function checkEpithets({ reading, marks, own }: CheckContext): Finding[] {
  const { tokens, stems, text } = reading;
  return tokens.flatMap(({ key, start, end }, index): Finding[] => {
    const said = statuses.find((status) => status.test(key));
    const noun = tokens[index - 1];
    if (!said || !noun || marks[start] !== stances.self || text.slice(noun.end, start) !== ' ') return [];
    // Of several people: what one is oneself is looked at with the contracts.
    if (!key.endsWith('s') || !noun.key.endsWith('s') || noun.key.length < 5) return [];
    const lines = [...(own.linesOfStem.get(stems[index - 1] as string) ?? [])];
    const told = lines.flatMap((line) => statusBehind(own.lineText(line), noun.key));
    if (told.length === 0 || told.some((word) => said.test(word))) return [];
    return [{ kind: 'skill', start, end, reason: reasons.skill(text.slice(start, end)) }];
  });
}

/** The words of status that stand right behind a noun on a line. */
function statusBehind(line: string, noun: string): string[] {
  const words = line.match(/[a-z]+/g) ?? [];
  return words.flatMap((word, at) =>
    word.slice(0, -1) === noun.slice(0, word.length - 1) && Math.abs(word.length - noun.length) <= 1
      ? words.slice(at + 1, at + near).filter((other) => statuses.some((status) => status.test(other)))
      : [],
  );
}
