import { tokenise } from '../../text/tokenise.ts';
import type { CheckContext } from '../context.ts';
import type { Quantity } from './quantity.ts';
import { readNumber } from './read-number.ts';

/** « quinze ouvrages : douze villas, trois écoles »: the parts are told one by one. */
export function isSumOfNext(
  { folded }: CheckContext['reading'],
  { value, end }: Quantity,
  next: readonly Quantity[],
): boolean {
  const listed = /^[^.;:]{0,60}: ([^.;:]{8,200})/.exec(folded.slice(end, end + 280))?.[1] ?? '';
  if (listed !== '' && sumIn(listed) === value) return true;
  // « Nous sommes quatre dans l’équipe, trois développeurs et une product owner »
  const apposed =
    /^[^.;:,]{0,40}, ([^.;:]{8,120}? et une? [^.;:,]{3,40})/.exec(folded.slice(end, end + 210))?.[1] ?? '';
  if (startsWithCount(apposed) && sumIn(apposed) === value) return true;
  const [one, two, three] = next;
  if (!one || !two || two.start - end > 120 || one.kind !== 'number' || two.kind !== 'number') return false;
  const sum = one.value + two.value;
  return value === sum || (three !== undefined && value === sum + three.value);
}

function startsWithCount(listed: string): boolean {
  return listed !== '' && readNumber(listed, tokenise(listed), 0) !== null;
}

/** « quatre avocats, un directeur et une directrice »: six. */
function sumIn(listed: string): number {
  const tokens = tokenise(listed);
  return tokens.reduce((sum, { key }, index) => {
    // « un apprenti, deux intérimaires et moi »
    if (/^une?$/.test(key) || (key === 'moi' && tokens[index - 1]?.key === 'et')) return sum + 1;
    return sum + (readNumber(listed, tokens, index)?.value ?? 0);
  }, 0);
}
