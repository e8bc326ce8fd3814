import { foldText } from './fold-text.ts';

/** A part of each year named, « étés 2015 et 2016 », or years told one by one, « 2012 et 2014 »: no period runs through them. */
export type SeasonPeriod = {
  /** « été », « saison d’hiver »; null where only years are listed. */
  season: string | null;
  years: string[];
  /** « étés 2013 à 2016 »: every year between the two. */
  through: boolean;
  /** « hivers 2019-2020 et 2020-2021 »: how many were told one by one. */
  told?: number;
};

const seasons: [RegExp, string, string][] = [
  [/^(?:etes?|summers?)$/, 'été', 'étés'],
  [/^(?:hivers?|winters?)$/, 'hiver', 'hivers'],
  [/^(?:printemps|springs?)$/, 'printemps', 'printemps'],
  [/^(?:automnes?|autumns?)$/, 'automne', 'automnes'],
  [/^saisons?$/, 'saison', 'saisons'],
  [/^saisons? (?:d'ete|estivales?)$/, 'saison d’été', 'saisons d’été'],
  [/^saisons? (?:d'hiver|hivernales?)$/, 'saison d’hiver', 'saisons d’hiver'],
  [/^vacances scolaires$/, 'vacances scolaires', 'vacances scolaires'],
  [/^vacances (?:d'ete|estivales)$/, 'vacances d’été', 'vacances d’été'],
];

/** What names a season before its year, in a text that `foldText` has folded. */
export const seasonWords =
  "(?:etes?|hivers?|printemps|automnes?|summers?|winters?|springs?|autumns?|saisons?(?: (?:d'ete|d'hiver|estivales?|hivernales?))?|vacances (?:scolaires|d'ete|estivales))";

const whole = new RegExp(
  `^(?:(?:les?|l'|chaque|aux?|en|pendant|sur)? ?(?<season>${seasonWords}) )?(?<first>\\d{4}|(?<=[a-z] )\\d{2})(?<rest>(?: ?(?:,|et|&|\\+|puis|a|/|-) ?(?:(?:en|l'|d') ?)?(?:${seasonWords} )?\\d{2,4}){0,12})$`,
);

/** The seasons or the single years that written dates tell; null where they tell a plain year or range. */
export function readSeasonPeriod(written: string): SeasonPeriod | null {
  if (written.length > 120) return null;
  const match = whole.exec(foldText(written).replace(/\s+/g, ' ').trim());
  const { season: word, first = '', rest = '' } = match?.groups ?? {};
  if (!match) return null;
  const named = [word, ...(rest.match(new RegExp(seasonWords, 'g')) ?? [])].filter((each) => each !== undefined);
  const season = seasons.find(([pattern]) => pattern.test(named[0] ?? ''))?.[1] ?? null;
  // « été 2019 – hiver 2021 » runs from one to the other.
  if (new Set(named.map(singular)).size > 1 || (named.length > 0 && !word)) return null;
  const pairs = pairsIn(first + rest);
  if (pairs && season && named.length === 1) return { season, ...pairs, through: true };
  const years = yearsIn(first, rest);
  const through = /[-/]|(?<![a-z])a(?![a-z])/.test(rest);
  if (through && (years.length !== 2 || !season || named.length > 1)) return null;
  return season || years.length > 1 ? { season, years, through } : null;
}

/** « 2019-2020, 2020-2021 et 2021-2022 »: winter after winter, from the first year to the last. */
function pairsIn(written: string): { years: string[]; told: number } | null {
  const pairs = [...written.matchAll(/(\d{4}) ?[-/] ?(\d{4})/g)].map(([, from, to]) => [Number(from), Number(to)]);
  const years = pairs.flat();
  const follows = pairs.every(([from = 0, to = 0], at) => to - from === 1 && from === (pairs[0]?.[0] ?? 0) + at);
  if (pairs.length < 2 || !follows || written.match(/\d+/g)?.length !== years.length) return null;
  return { years: [`${years[0]}`, `${years.at(-1)}`], told: pairs.length };
}

/** « 18 et 19 » are the years of « étés 2018 et 2019 ». */
function yearsIn(first: string, rest: string): string[] {
  const opening = first.length === 4 ? first : `${Number(first) > 45 ? 19 : 20}${first}`;
  const others = (rest.match(/\d{2,4}/g) ?? []).map((year) => (year.length === 4 ? year : opening.slice(0, 2) + year));
  return [opening, ...others];
}

function singular(word: string): string {
  return seasons.find(([pattern]) => pattern.test(word))?.[1] ?? word;
}

/** « étés 2015 et 2016 », « hiver 2016 – 2017 », as a list of dates shows it. */
export function shownSeasons(period: SeasonPeriod): string {
  const { season, years, through } = period;
  if (through) return `${namesOne(period) ? season : pluralOf(season)} ${years.join(' – ')}`;
  return season ? `${years.length > 1 ? pluralOf(season) : season} ${listed(years)}` : listed(years);
}

/** « pendant les étés 2015 et 2016 », « en 2012 et 2014 », as a sentence tells it. */
export function spokenSeasons(period: SeasonPeriod): string {
  const { season, years, through } = period;
  if (!season) return `en ${listed(years)}`;
  if (through && season.startsWith('vacances')) return `pendant les ${season} ${years.join('-')}`;
  if (through && !namesOne(period)) return `pendant les ${pluralOf(season)} ${years.join(' à ')}`;
  if (through) return `pendant ${withArticle(season)} ${years.join('-')}`;
  if (years.length > 1 || season.startsWith('vacances')) return `pendant les ${pluralOf(season)} ${listed(years)}`;
  return `pendant ${withArticle(season)} ${years[0]}`;
}

/** « hiver 2016-2017 » is one winter; holidays are always several. */
function namesOne({ season, years }: SeasonPeriod): boolean {
  return Number(years[1]) - Number(years[0]) === 1 && !/^été|printemps|automne|d’été|^vacances/.test(season ?? '');
}

function pluralOf(season: string | null): string {
  return seasons.find(([, one]) => one === season)?.[2] ?? '';
}

function withArticle(season: string): string {
  return /^[aéh]/.test(season) ? `l’${season}` : `${season.startsWith('saison') ? 'la' : 'le'} ${season}`;
}

function listed(years: readonly string[]): string {
  return years.length > 1 ? `${years.slice(0, -1).join(', ')} et ${years.at(-1)}` : (years[0] ?? '');
}
