import page from '../../../data/linkedin-page.json' with { type: 'json' };
import { lookUp } from '../../text/look-up.ts';

export type ProfileSectionKind = keyof typeof page.headings;

const kinds: Record<string, ProfileSectionKind> = Object.fromEntries(
  Object.entries(page.headings).flatMap(([kind, words]) => words.map((word) => [word, kind as ProfileSectionKind])),
);
const noise = new Set(page.noise);
const noisePatterns = new RegExp(page.noisePatterns.join('|'));
const ends = new Set(page.ends);

/** What section a whole line opens, by its key; null for a line that is no heading. */
export function headingOf(key: string): ProfileSectionKind | null {
  return key.length < 50 ? (lookUp(kinds, key.replace(/ ?\(\d+\)$/, '')) ?? null) : null;
}

/** Buttons and menus of the site, none of the person’s words. */
export function isNoise(key: string): boolean {
  const bare = key.replace(/^(?:…|\.{3}) ?/, '');
  return noise.has(bare) || (key.length < 90 && noisePatterns.test(key));
}

/** Where the site goes on with other people. */
export function endsProfile(key: string): boolean {
  return ends.has(key) || /^linkedin corporation\b/.test(key);
}
