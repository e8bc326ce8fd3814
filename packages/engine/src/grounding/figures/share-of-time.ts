import { tokenise } from '../../text/tokenise.ts';
import type { CheckContext } from '../context.ts';
import { type Entry, spanOf, stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import type { Share } from './find-shares.ts';
import { readNumber } from './read-number.ts';

const years = /^ (?:bonnes |belles )?(?:ans|annees)\b/;
const spentAs = /^ (?:passee?s? |d'entre elles )?(?:comme|chez|a|au|aux|dans|en) ([^.;:]{3,60})/;
const most = 0.25;
const near = 0.05;

/** « douze ans de cuisine, dont plus de la moitié à Tulle »: how much of the years told was spent in the jobs so named. */
export function isShareOfTime(
  { reading }: CheckContext,
  { entries }: Facts,
  { start, end, value, side }: Share,
): boolean {
  const named = spentAs.exec(reading.folded.slice(end, end + 90))?.[1];
  const sentence = reading.sentences[sentenceAt(reading.sentences, start)] as Sentence;
  const whole = named
    ? yearsIn(reading.text.slice(sentence.start, start), reading.folded.slice(sentence.start, start))
    : 0;
  if (!named || whole === 0) return false;
  const words = stemsOf(named);
  const isNamed = ({ kind, title, towns, name }: Entry) =>
    kind === 'job' && words.some((word) => title[0] === word || towns.includes(word) || name.includes(word));
  const span = spanOf(entries.filter(isNamed));
  if (!span) return false;
  const off = span.months / (whole * 12) - value;
  return side === 0 ? Math.abs(off) <= near : off * side >= 0 && Math.abs(off) <= most;
}

/** The years that a text tells first; 0 for none. */
function yearsIn(text: string, folded: string): number {
  const tokens = tokenise(text);
  for (let index = 0; index < tokens.length && index < 40; index++) {
    const number = readNumber(text, tokens, index);
    if (number && years.test(folded.slice(tokens[number.to - 1]?.end ?? 0))) return number.value;
  }
  return 0;
}
