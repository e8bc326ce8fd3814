import type { HeadingKind } from '@coach/contracts/cv';
import { classifyHeading } from '../sections/classify-heading.ts';
import { joinLetters } from './join-letters.ts';
import type { CvLine } from './read-lines.ts';

/** How the headings of a CV are set, learnt from those whose words are known. */
export type HeadingStyles = {
  /** Styles that several known headings share and running text does not have. */
  sure: ReadonlySet<string>;
  /** Sure styles whose lines are nearly all known headings: an unknown line of one is a heading too. */
  exclusive: ReadonlySet<string>;
  /** The least that stands out of the sure styles; null without any. */
  least: number | null;
  body: string | null;
  /** The largest letters of headings and running text, 0 where sizes are not known. */
  largest: number;
};

type Tally = { kinds: Set<HeadingKind>; known: number; lines: number; sample: CvLine };

/** These also head the parts of a list of skills: several of them prove no style of headings. */
const skillParts = new Set<HeadingKind>(['tools', 'soft']);
const longestHeading = 64;

/** Learns the styles of the headings: size, weight, capitals and Word level, or their marks in plain text. */
export function headingStyles(lines: readonly CvLine[]): HeadingStyles {
  const tallies = new Map<string, Tally>();
  for (const line of lines) {
    const key = styleOf(line);
    const tally = tallies.get(key) ?? { kinds: new Set(), known: 0, lines: 0, sample: line };
    const kind = canBeHeading(line) ? classifyHeading(headingText(line.text)) : null;
    if (kind) tally.kinds.add(skillParts.has(kind) ? 'skills' : kind);
    if (kind) tally.known++;
    tally.lines++;
    tallies.set(key, tally);
  }
  const body = mostCommon(tallies);
  const sure = [...tallies].filter(([key, { kinds, known, lines: count }]) => {
    return key !== body && key !== unmarked && kinds.size > 1 && known * 4 >= count;
  });
  const outstanding = sure.map(([, { sample }]) => prominence(sample));
  return {
    sure: new Set(sure.map(([key]) => key)),
    exclusive: new Set(sure.flatMap(([key, { known, lines: count }]) => (known * 2 >= count ? [key] : []))),
    least: outstanding.length > 0 ? Math.min(...outstanding) : null,
    body,
    largest: Math.max(
      0,
      ...[...sure.map(([key]) => key), body].map((key) => tallies.get(key ?? '')?.sample.fontSize ?? 0),
    ),
  };
}

/** Plain text without any mark sets nothing apart. */
const unmarked = '||||';

function mostCommon(tallies: ReadonlyMap<string, Tally>): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [key, { lines, known }] of tallies) {
    if (lines - known * 2 <= most) continue;
    best = key;
    most = lines - known * 2;
  }
  return best;
}

/** What sets a line apart, as one key. */
export function styleOf(line: CvLine): string {
  const size = line.fontSize === null ? '' : Math.round(line.fontSize * 2) / 2;
  const marks = isCapitals(line.text) ? 'capitals' : '';
  const plain = line.fontSize === null ? (isDecorated(line.text) ? 'decorated' : '') : '';
  return [size, line.bold ? 'bold' : '', marks, line.headingLevel ?? '', plain].join('|');
}

/** How much a line stands out: larger, bolder, in capitals, a heading by its Word style. */
export function prominence(line: CvLine): number {
  const size = (line.fontSize ?? 10) * 2;
  const level = line.headingLevel === null ? 0 : 8 - line.headingLevel;
  const decorated = line.fontSize === null && isDecorated(line.text) ? 3 : 0;
  return size + level + decorated + (line.bold ? 3 : 0) + (isCapitals(line.text) ? 2 : 0);
}

/** « === FORMATION === », « — Langues — », « LANGUES ………… », « Formation : ». */
function isDecorated(text: string): boolean {
  return /^[=*#~_/—–-]{1,20}\s?\p{L}/u.test(text) || /(?:[.…=*#~_/—–-]{3,}|\s[=*#~_—–-]{1,2}|:)$/u.test(text);
}

/** « Le contact. » is one, « LANGUES ....... » and « Hello ! » are none. */
function isSentence(written: string, text: string): boolean {
  return /[;,@]$|[^.…]\.$/.test(written) || (text.endsWith('!') && text.length > 20);
}

/** Whether a line is short and free enough of punctuation to be a heading. */
export function canBeHeading(line: CvLine): boolean {
  const text = headingText(line.text);
  if (text.length < 2 || text.length > longestHeading || isSentence(line.text, text)) return false;
  return !line.bullet || isCapitals(line.text) || line.headingLevel !== null || isDecorated(line.text);
}

/** The words of a heading without the signs around them. */
export function headingText(text: string): string {
  return joinLetters(bareHeading(text));
}

/** The same, its letters as they stand. */
export function bareHeading(text: string): string {
  return text.replace(/^[^\p{L}\p{N}«(]{1,20}/u, '').replace(/[\s:_.…=*#|~/\\<>—–-]{1,80}$/u, '');
}

/** No small letter, and at least three capitals. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
