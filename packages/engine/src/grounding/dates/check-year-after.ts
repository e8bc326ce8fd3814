import type { CheckContext, Finding } from '../context.ts';
import { stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';

const yearAfter = /\b(?:des )?l'annee (?:suivante|d'apres)\b|\bun an plus tard\b/g;
const reach = 200;

/** « Recruté en 2017, j’ai été titularisé dès l’année suivante » of one who was in 2019: a date told by another. */
export function checkYearAfter({ reading, marks, dates, own }: CheckContext): Finding[] {
  const { folded, text, sentences } = reading;
  return [...folded.matchAll(yearAfter)].flatMap(({ index, 0: written }): Finding[] => {
    if (marks[index] !== stances.self) return [];
    const sentence = sentences[sentenceAt(sentences, index)];
    const first = Math.max(sentence?.start ?? 0, index - reach);
    const base = dates.filter(({ start, end, from }) => start >= first && end <= index && /^\d{4}/.test(from)).at(-1);
    if (!base) return [];
    const year = String(Number(base.from.slice(0, 4)) + 1);
    const end = index + written.length;
    const before =
      folded
        .slice(base.end, index)
        .split(/, | et |;|:/)
        .at(-1) ?? '';
    const after = folded.slice(end, Math.min(sentence?.end ?? end, end + 60)).split(/[,;:.]/)[0] ?? '';
    const years = yearsOfEvent(own, stemsOf(`${before} ${after}`));
    if (years.size > 0 ? years.has(year) : own.flat.includes(year)) return [];
    return [{ kind: 'date', start: index, end, reason: reasons.date(text.slice(index, end)) }];
  });
}

/** The years on the lines that tell of what is said to have happened, by a word or one of its family. */
function yearsOfEvent({ linesOfStem, linesOfHead, lineText }: Facts, words: readonly string[]): Set<string> {
  const lines = words
    .filter((word) => word.length > 4)
    .flatMap((word) => [...(linesOfStem.get(word) ?? []), ...(linesOfHead.get(word.slice(0, 5)) ?? [])]);
  return new Set(lines.flatMap((line) => lineText(line).match(/\b(?:19|20)\d\d\b/g) ?? []));
}
