import type { HeadingKind } from '@coach/contracts/cv';
import headingWords from '../../data/headings.json' with { type: 'json' };
import { tokenise } from '../text/tokenise.ts';

type Strong = { kind: HeadingKind; words: number };

/** Where two kinds fit equally, the first here wins: « Formations et certifications » is education. */
const precedence: HeadingKind[] = [
  'soft',
  'languages',
  'education',
  'experience',
  'certifications',
  'tools',
  'skills',
  'interests',
  'summary',
  'other',
];

const strong = new Map<string, Strong>();
for (const [kind, phrases] of Object.entries(headingWords.strong)) {
  for (const phrase of phrases) strong.set(phrase, { kind: kind as HeadingKind, words: phrase.split(' ').length });
}
const weak = new Set(headingWords.weak);
const longestPhrase = 6;

/**
 * The kind of section a heading announces, null when its words are not those of a heading. A line that stands out by its
 * letters may add words of its own: « Expériences en salle ».
 */
export function classifyHeading(text: string, standsOut = false): HeadingKind | null {
  const kind = classifyKnown(text);
  return kind ?? (standsOut ? classifyLoose(text) : null);
}

function classifyLoose(text: string): HeadingKind | null {
  const words = headingKeys(text);
  if (
    words.length < 2 ||
    words.length > 5 ||
    words.some((word) => word.length === 1 && !weak.has(word)) ||
    /[\d–—|,(]| - /u.test(text)
  )
    return null;
  const first = phraseAt(words, 0);
  const plural = first && looseKinds.has(first.kind);
  return plural ? first.kind : null;
}

const looseKinds = new Set<HeadingKind>(['experience', 'skills', 'interests', 'education', 'certifications']);

function classifyKnown(text: string): HeadingKind | null {
  const words = headingKeys(text);
  if (words.length === 0 || words.length > 9) return null;
  const found: (Strong & { at: number })[] = [];
  for (let index = 0; index < words.length; ) {
    const match = phraseAt(words, index);
    if (match) found.push({ ...match, at: index });
    else if (!weak.has(words[index] as string)) return null;
    index += match?.words ?? 1;
  }
  return decide(found);
}

function headingKeys(text: string): string[] {
  const keys = tokenise(text)
    .map((token) => token.key)
    .filter((key) => !/^\d+$/.test(key));
  const spaced = keys.length > 4 && keys.every((key) => key.length === 1);
  return spaced ? [keys.join('')] : keys;
}

function phraseAt(words: readonly string[], from: number): Strong | null {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
    const match = strong.get(words.slice(from, from + length).join(' '));
    if (match) return match;
  }
  return null;
}

function decide(found: (Strong & { at: number })[]): HeadingKind | null {
  const first = found[0];
  if (!first) return null;
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.size === 1) return first.kind;
  const specific = found.filter(({ words }) => words > 1);
  if (specific.length === 1) return (specific[0] as Strong).kind;
  if (kinds.has('skills') && kinds.size === 2) return [...kinds].find((kind) => kind !== 'skills') ?? 'skills';
  if (kinds.has('experience') && kinds.has('education')) return first.kind;
  return precedence.find((kind) => kinds.has(kind)) ?? first.kind;
}
