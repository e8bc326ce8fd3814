import { oncePer } from '../../text/once-per.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { codeAlone } from '../text/code-alone.ts';
import type { Quantity } from './quantity.ts';

const largest = 9;
const code = '(?:\\d[a-z]?|[a-g]\\d?)';
const link = '(?:, | et | ou | comme | puis |, (?:et|puis) |/|-| - )(?:(?:le|la|en) )?';
const runBefore = new RegExp(`(?<![a-z\\d])(?:${code}${link}){1,6}$`);
const runBehind = new RegExp(`^(?:${link}${code}(?![a-z\\d])){1,6}`);
const ofPapers = /\bcaces\b|\br ?4\d\d\b|\bcat(?:egorie)?s?\b|\bpermis\b|\bssiap\b|\bhabilitation|\bnacelle|\bgerbeur/;

/**
 * « le R489 en 1A, 3 et 5 », « catégories 3 et 5 »: a run of codes, all of which stand on one line of the documents that tells
 * categories.
 */
export function isCategory({ reading: { folded } }: CheckContext, facts: Facts, claim: Quantity): boolean {
  const { kind, value, digits, start, end, nounClass } = claim;
  if (
    kind !== 'number' ||
    nounClass !== null ||
    !digits ||
    value > largest ||
    folded.slice(start, end) !== String(value)
  )
    return false;
  const before = runBefore.exec(folded.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  const behind = runBehind.exec(folded.slice(end, end + 40))?.[0] ?? '';
  const codes = `${before}${value}${behind}`.match(new RegExp(`(?<![a-z\\d])${code}(?![a-z\\d])`, 'g')) ?? [];
  return codes.length > 1 && linesOfPapers(facts).some((line) => codes.every((each) => codeAlone(each).test(line)));
}

const linesOfPapers = oncePer(({ reading: { folded } }: Facts): string[] =>
  folded
    .slice(0, longest)
    .split('\n')
    .filter((line) => ofPapers.test(line)),
);

const longest = 60_000;
