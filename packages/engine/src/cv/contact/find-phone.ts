import type { Span } from '@coach/contracts/span';
import { matchesOf } from '../../text/matches-of.ts';

export type FoundPhone = { e164: string; mobile: boolean; span: Span };

const national = /(?<![\d+])0[\s\u00a0\u202f]?[1-9](?:[ ._\-·\u00a0\u202f]{0,3}\d){8}(?!\d)/g;
/** « (06) 39 98 41 42 »; « Nice (06) 06 39 98 41 42 » is a department and a number. */
const bracketed = /(?<!\d)\(0[1-9]\)(?:[ .-]{0,2}\d\d){4}(?![ .-]?\d)/g;
/** « GSM 0470/12.34.56 » */
const belgian = /(?<![\d+/])04\d\d\/\d\d[ .]\d\d[ .]\d\d(?!\d)/g;
/** Cut by a narrow column between two of its pairs. */
const cut = /(?<![\d+])(?=0[1-9][\d .\n]{8,14}(?!\d))0[1-9](?:[ .]\d\d){1,3} ?\n\d\d(?:[ .]\d\d){0,2}(?![ .]?\d)/g;
/** « 06/12/34/56/78 », « 06 / 12 / 34 / 56 / 78 » */
const slashed =
  /(?<![\d+/])(?<!\d[ \u00a0]?\/[ \u00a0])0[1-9](?:[ \u00a0\u202f]?\/[ \u00a0\u202f]?\d\d){4}(?![\d/])(?![ \u00a0]?\/[ \u00a0]?\d)/g;
const french =
  /(?:\(?\+|(?<!\d)00|\((?=33\) ?[1-9]))[ \u00a0]?33[\s)\u00a0\u202f.-]{0,3}(?:\(0\)|0)?[ .\u00a0\u202f-]{0,2}[1-9](?:[ .\-/·\u00a0\u202f]{0,3}\d){8}(?!\d)/g;
const foreign =
  /(?:\+|(?<!\d)00)[ ]?(?!33)[1-9]\d{0,2}(?:[ \u00a0]?\(0\))?(?:[ .\-/()\u00a0\u202f]{0,3}\d){6,12}(?!\d)/g;

/** Overseas departments keep their own country codes. */
const overseas: [RegExp, string][] = [
  [/^(?:262|69[23])/, '262'],
  [/^(?:590|69[01])/, '590'],
  [/^(?:594|694)/, '594'],
  [/^(?:596|69[67])/, '596'],
];

/** Mobiles of the countries around, told by how their digits are grouped, where the text says that it is from there. */
const neighbours = [
  {
    code: '41',
    grouping: /^07[5-9][ .]\d{3}[ .]\d\d[ .]\d\d$/,
    hint: /suisse|switzerland|\bCH-?\d{4}\b|\bCFC\b|\.ch\b|gen[èe]ve|lausanne/iu,
  },
  {
    code: '32',
    grouping: /^04\d\d[ ./]\d\d[ .]\d\d[ .]\d\d$/,
    hint: /belgi|\bGSM\b|\.be\b|bruxelles|li[èe]ge|namur|charleroi|\bsprl\b/iu,
  },
];

type Add = (match: RegExpMatchArray, e164: string, mobile: boolean) => void;

/** Telephone numbers of a text, in E.164, French ones in every way of writing them; mobiles first. */
export function findPhones(text: string): FoundPhone[] {
  const found: FoundPhone[] = [];
  const add = (match: RegExpMatchArray, e164: string, mobile: boolean) => {
    const start = match.index ?? 0;
    if (found.some(({ span }) => start < span.end && span.start < start + match[0].length)) return;
    found.push({ e164, mobile, span: { start, end: start + match[0].length } });
  };
  for (const match of text.matchAll(french)) addFrench(match, match[0].replace(/\D/g, '').slice(-9), add);
  for (const match of text.matchAll(national)) {
    if (/^\d\d[.\- ]\d\d[.\- ](?:19|20)\d\d(?!\d)/.test(match[0])) continue;
    const neighbour = neighbours.find(({ grouping }) => grouping.test(match[0]));
    if (neighbour?.hint.test(text)) add(match, `+${neighbour.code}${match[0].replace(/\D/g, '').slice(1)}`, true);
    else addFrench(match, match[0].replace(/\D/g, '').slice(1), add);
  }
  for (const pattern of [cut, bracketed, slashed]) {
    for (const match of matchesOf(text, pattern)) addPairs(match, add);
  }
  const inBelgium = neighbours[1]?.hint.test(text) ? text.matchAll(belgian) : [];
  for (const match of inBelgium) add(match, `+32${match[0].replace(/\D/g, '').slice(1)}`, true);
  for (const match of text.matchAll(foreign))
    add(match, `+${match[0].replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')}`, false);
  return found.sort((a, b) => Number(b.mobile) - Number(a.mobile) || a.span.start - b.span.start);
}

/** Ten figures, whatever stands between them. */
function addPairs(match: RegExpMatchArray, add: Add): void {
  const digits = match[0].replace(/\D/g, '');
  if (digits.length === 10) addFrench(match, digits.slice(1), add);
}

function addFrench(match: RegExpMatchArray, number: string, add: Add): void {
  const code = overseas.find(([prefix]) => prefix.test(number))?.[1] ?? '33';
  add(match, `+${code}${number}`, number.startsWith('6') || number.startsWith('7'));
}
