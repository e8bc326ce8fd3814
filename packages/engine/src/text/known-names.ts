import cities from '../../data/cities.json' with { type: 'json' };
import firstNames from '../../data/first-names.json' with { type: 'json' };
import regions from '../../data/regions.json' with { type: 'json' };
import { foldWord } from './fold-text.ts';
import { lazily } from './lazily.ts';
import { once } from './while-reading.ts';

const firstNameSet = lazily(() => new Set(firstNames));
const cityByKey = lazily(() => new Map(cities.map((city) => [cityKey(city), city])));

/** Whether a word (« Jean-Pierre » counts as its parts) is a known first name. */
export function isFirstName(word: string): boolean {
  return foldWord(word)
    .split('-')
    .every((part) => firstNameSet().has(part));
}

function cityKey(name: string): string {
  const folded = foldWord(name);
  // Nearly every word asked for, of which nothing has to be made.
  if (/^[a-z]{4,}$/.test(folded)) return folded;
  const spaced = folded.replace(/[-'’ ]+/g, ' ');
  const whole = spaced.includes('st') ? spaced.replace(/\bst\b/g, 'saint').replace(/\bste\b/g, 'sainte') : spaced;
  return whole.trim();
}

const regionKeys = lazily(() => new Set(regions.map(cityKey)));
const regionHeads = lazily(() => new Set([...regionKeys()].map((key) => key.split(' ')[0]).concat('st', 'ste')));

/** Whether the name of a department, a region or a country begins with a folded word. */
export function mayOpenRegion(key: string): boolean {
  return regionHeads().has(key);
}

/** Whether words name a department, a region or a country: « Essonne ». */
export function isRegion(name: string): boolean {
  return regionKeys().has(cityKey(name));
}

/** The usual spelling of a known city, whatever its case, accents and hyphens; null when unknown. */
export const knownCity = once((name): string | null => {
  return cityByKey().get(cityKey(name)) ?? null;
});
