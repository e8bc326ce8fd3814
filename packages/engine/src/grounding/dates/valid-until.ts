import { oncePer } from '../../text/once-per.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { readNumber } from '../figures/read-number.ts';
import type { DateMention } from './find-date-mentions.ts';

const validFor = /\b(?:valables?|valides?|validite(?: de| :)?)(?: pendant| pour)? ([a-z]+|\d{1,2}) ans\b/;

/** « valables jusqu’en », « à renouveler en »: of the end of a paper, and of nothing done that month. */
const runsOut =
  /\b(?:val(?:able|ide|idite|ent)s?|expir\w*|echeance|echoi\w*|renouvel\w*|recycl\w*|a jour|court|fin)\b[^.;:!?]*$/;

/** « jusqu’en janvier 2028 » of what was obtained in January 2023 and is « valable 5 ans ». */
export function isValidUntil(
  { reading: { folded } }: CheckContext,
  facts: Facts,
  { role, to, start }: DateMention,
): boolean {
  const isEnd = role === 'until' || (role === 'at' && runsOut.test(folded.slice(Math.max(0, start - 80), start)));
  return isEnd && endsOf(facts).some((end) => end.startsWith(to) && to.length >= 4);
}

/** When what lines tell with a date and a length of validity runs out. */
const endsOf = oncePer(({ dateMentions, lineText }: Facts): string[] =>
  dateMentions.slice(0, 200).flatMap(({ fact, line }): string[] => {
    const written = validFor.exec(lineText(line))?.[1];
    const years = written ? readNumber(written, tokenise(written), 0)?.value : undefined;
    if (years === undefined || !/^\d{4}/.test(fact.from)) return [];
    return [`${Number(fact.from.slice(0, 4)) + years}${fact.from.slice(4)}`];
  }),
);
