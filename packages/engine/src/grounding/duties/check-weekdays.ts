import { matchesOf } from '../../text/matches-of.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';
import { partsRetold } from './lines-retold.ts';

const days = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const claims = new RegExp(`\\b(?:le|les|chaque|tous les) (${days})s?\\b(?! \\d)`, 'g');
const told = new RegExp(`\\b(?:${days})s?\\b`);
const reach = 90;

/** « la caisse le dimanche » where the line on the till tells Fridays and Saturdays, and no line that day. */
export function checkWeekdays({ reading, marks, own }: CheckContext): Finding[] {
  const { folded, text, sentences } = reading;
  return matchesOf(folded, claims).flatMap(({ index, 0: written, 1: day = '' }): Finding[] => {
    if (marks[index] !== stances.self || own.flat.includes(day)) return [];
    const from = Math.max(sentences[sentenceAt(sentences, index)]?.start ?? 0, index - reach);
    const about =
      (
        folded
          .slice(from, index)
          .split(/[.;:,()\n]/)
          .at(-1) ?? ''
      ).match(/[a-z]{4,}/g) ?? [];
    const parts = partsRetold(own, about.filter((word) => !isSmallWord(word)).map(stem));
    if (parts.length === 0 || !parts.every((part) => told.test(part.text))) return [];
    const end = index + written.length;
    return [{ kind: 'date', start: index, end, reason: reasons.date(text.slice(index, end)) }];
  });
}
