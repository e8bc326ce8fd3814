import { foldText } from './fold-text.ts';
import { seasonWords } from './season-period.ts';

/**
 * A date as a CV writes it: `value` is `YYYY-MM`, `YYYY`, `present`, `YYYY-MM..YYYY-MM` for a quarter, or `--MM` for a
 * month whose year is elsewhere.
 */
export type DatePoint = { value: string; start: number; end: number };

const monthNames: [string, number][] = [
  ['janvier|janv|january|jan', 1],
  ['fevrier|fevr|fev|february|feb', 2],
  ['mars|march|mar', 3],
  ['avril|avr|april|apr', 4],
  ['mai|may', 5],
  ['juin|june|jun', 6],
  ['juillet|juil|july|jul', 7],
  ['aout|august|aug', 8],
  ['septembre|september|sept|sep', 9],
  ['octobre|october|oct', 10],
  ['novembre|november|nov', 11],
  ['decembre|december|dec', 12],
];
const monthOf = new Map(monthNames.flatMap(([names, month]) => names.split('|').map((name) => [name, month] as const)));
const month = [...monthOf.keys()].sort((a, b) => b.length - a.length).join('|');
const year = '(?:19[4-9]\\d|20[0-4]\\d)';

/** « été 18 », « étés 18 et 19 », and neither « a été 12 fois » nor « effectif été 25, hiver 12 ». */
const shortSeason =
  "(?<!\\b(?:a|ai|as|avons|avez|ont|avait) )\\b(?:etes?|hivers?|printemps|automnes?|summers?|winters?)(?<!\\b(?:effectifs?|equipes?|affaires|ca|ventes|frequentation|couverts|clients|part)\\b[^\\t\\n]{0,40}) '?";
/** Neither « été 35h », « hiver 10 % » nor, behind both figures, « camps d’été 12-15 ans ». */
const notCounted =
  "(?!(?: ?(?:et|&|-|/|au?) ?'?\\d\\d(?!\\d)){0,3}(?:[\\d:h%]|[.,]\\d| ?%| ?(?!(?:et|a|au|puis)\\b)[a-z€]))";

const wordPatterns = [
  `\\b(?<lone>${month})\\b\\.?`,
  `\\b(?<present>aujourd'? ?hui|auj\\b\\.?|(?:a )?(?:ce jour|nos jours)|presente?|actuel(?:lement|le)?|maintenant|now|current(?:ly)?|today|(?:to )?date|en cours|en poste|ongoing)\\b`,
];
/** All that a text without figures can tell. */
const wordPattern = new RegExp(wordPatterns.join('|'), 'g');

/** Figures that may date: a year, two figures behind a word or an apostrophe, a month and two figures of a year. */
const mayDate = new RegExp(`${year}|[a-z]\\.? ?'?\\d\\d|'\\d\\d|\\d/\\d\\d`);

/** One pass, every repetition bounded: linear. */
const pointPattern = new RegExp(
  [
    `\\b(?<monthName>${month})\\b\\.?[ ,'-]{0,3}(?:de |of )?(?<monthYear>${year}(?!\\d)|(?<=')\\d\\d(?!\\d)|(?<=[a-z]\\.? ?)\\d\\d(?![\\d:h%]| ?(?!au? (?:${month})\\b|a (?:ce jour|nos jours|present)|aujourd)[a-z]))`,
    // « 2018 (octobre) »
    `(?<![\\d.,/+-]|[a-z])(?<backYear>${year}) ?[([] ?(?<backMonth>${month})\\b\\.? ?[)\\]]`,
    // « 2018, octobre »
    `(?<![\\d.,/+-]|[a-z])(?<listYear>${year}), ?(?<listMonth>${month})\\b\\.?(?! ?,? ?(?:de |of )?\\d)`,
    `(?<![a-z\\d])(?:(?<quarter>[1-4])(?:er|ere|e|eme|nd|re)? ?trimestre|[tq](?<tq>[1-4])) (?:de )?(?<quarterYear>${year})(?!\\d)`,
    `(?<![a-z\\d])(?<half>[12])(?:er|e|eme|nd|re)? ?semestre (?:de )?(?<halfYear>${year})(?!\\d)`,
    // « Université Rennes 2 – 2016 », « Paris 10 – 2016 » have no month; « depuis 9 – 2016 » has.
    `(?<![\\d/.])(?<!(?<=[a-z])(?<!(?<![a-z])(?:depuis|des|de|du|en|le|a|au|et|fin|debut|since|from|to)) (?=[1-9] - ))(?<!paris (?=1[0-3] - ))(?:(?:0?[1-9]|[12]\\d|3[01])[/.-])?(?<num>0?[1-9]|1[0-2]) ?[/.-] ?(?<numYear>${year})(?![\\d/])`,
    `(?<![\\d/.-])(?<isoYear>${year})[/.-](?<iso>0[1-9]|1[0-2])(?:[/.-](?:0[1-9]|[12]\\d|3[01]))?(?![\\d/-])`,
    `(?<![\\d/.,-])(?<shortNum>0[1-9]|1[0-2])/(?<shortYear>\\d\\d)(?![\\d/])`,
    // « 03/19-08/21 »
    `(?<=(?<![\\d/.,-])(?:0[1-9]|1[0-2])/\\d\\d-)(?<endNum>0[1-9]|1[0-2])/(?<endYear>\\d\\d)(?![\\d/])`,
    // « directive 2005/36/CE » is a number.
    `(?<![\\d.,/+-]|[a-z])(?:(?:${seasonWords}|rentree) )?(?<year>${year})(?![\\d%€]|[.,]\\d|/\\d{1,4}/[a-z]| ?(?:€|euros|k€|clients|pieces|heures|lits|m2|eleves|salaries))`,
    `${shortSeason}(?<seasonYear>\\d\\d)${notCounted}`,
    `(?<=${shortSeason}\\d\\d ?(?:et|&|,|-|/|a) ?)'?(?<nextSeasonYear>\\d\\d)${notCounted}`,
    `(?<!\\d)(?<rangeYear>(?<=${year} ?[-/] ?)${year})(?!\\d)`,
    ...wordPatterns,
  ].join('|'),
  'g',
);

/** Every date of a line of text, in order. */
export function findDates(text: string): DatePoint[] {
  return findFoldedDates(foldDates(text));
}

const shortYearInCell = /(?<=\p{L}\.? ?['’]?\d\d(?: ?(?:et|&|[–/-]|à|au) ?['’]?\d\d)?)\t/gu;

/**
 * A text as dates are looked for in it: folded, one code unit for one. A cell that ends with « août 26 » stays closed:
 * what stands in the next one is not counted by it.
 */
export function foldDates(text: string): string {
  return foldText(text.includes('\t') ? text.replace(shortYearInCell, '|') : text);
}

/** The same in a text that `foldText` has folded. */
export function findFoldedDates(folded: string): DatePoint[] {
  const points: DatePoint[] = [];
  for (const match of folded.matchAll(mayDate.test(folded) ? pointPattern : wordPattern)) {
    const groups = match.groups as Record<string, string | undefined>;
    const value = dateValue(groups);
    if (!value) continue;
    const length = groups.iso && value.length === 4 ? 4 : match[0].trimEnd().length;
    points.push({ value, start: match.index, end: match.index + length });
  }
  return points;
}

function dateValue(groups: Record<string, string | undefined>): string | null {
  const named = namedMonth(groups);
  if (named) return named;
  const part = partOfYear(groups);
  if (part) return part;
  if (groups.num) return `${groups.numYear}-${twoDigits(Number(groups.num))}`;
  if (groups.iso)
    return isSchoolYear(groups.isoYear, groups.iso) ? (groups.isoYear as string) : `${groups.isoYear}-${groups.iso}`;
  if (groups.shortNum) return `${fullYear(groups.shortYear as string)}-${groups.shortNum}`;
  if (groups.endNum) return `${fullYear(groups.endYear as string)}-${groups.endNum}`;
  if (groups.lone) return `--${twoDigits(monthOf.get(groups.lone) ?? 1)}`;
  if (groups.present) return 'present';
  const season = groups.seasonYear ?? groups.nextSeasonYear;
  if (season) return fullYear(season);
  return groups.year ?? groups.rangeYear ?? null;
}

/** « octobre 2018 », « 2018 (octobre) », « 2018, octobre ». */
function namedMonth(groups: Record<string, string | undefined>): string | null {
  const name = groups.monthName ?? groups.backMonth ?? groups.listMonth;
  const written = groups.monthYear ?? groups.backYear ?? groups.listYear;
  return name && written ? `${fullYear(written)}-${twoDigits(monthOf.get(name) ?? 1)}` : null;
}

function partOfYear(groups: Record<string, string | undefined>): string | null {
  const quarter = Number(groups.quarter ?? groups.tq);
  const half = Number(groups.half);
  const year = groups.quarterYear ?? groups.halfYear;
  if (!year) return null;
  const length = quarter ? 3 : 6;
  const last = (quarter || half) * length;
  return `${year}-${twoDigits(last - length + 1)}..${year}-${twoDigits(last)}`;
}

/** « 2011-12 » is the school year 2011-2012 rather than December 2011. */
function isSchoolYear(first: string | undefined, second: string): boolean {
  return (Number(first) + 1) % 100 === Number(second) && Number(second) > 1;
}

function fullYear(written: string): string {
  if (written.length === 4) return written;
  return Number(written) > 45 ? `19${written}` : `20${written}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
