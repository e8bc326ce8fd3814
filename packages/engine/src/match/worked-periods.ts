import type { ParsedCv } from '@coach/contracts/cv';
import { seasonsOf } from '../cv/jobs/seasons-of.ts';
import type { SeasonPeriod } from '../text/season-period.ts';
import { monthIndexOf, type Period } from './months.ts';

/**
 * The months really worked within a job's dates: a summer is no year, and where years alone are told beside a length,
 * « 2018 (6 mois) », the length counts. `whole` is what the dates span; empty where there are none. `today` (YYYY-MM-DD)
 * ends the season under way.
 */
export function workedPeriods(cv: ParsedCv, index: number, whole: Period | null, today: string): Period[] {
  if (!whole) return [];
  const seasons = seasonsOf(cv, index);
  if (seasons?.season) {
    const now = monthIndexOf(today.slice(0, 7)) + 1;
    return seasonsWorked(seasons, seasons.season).flatMap(({ from, to }) =>
      from < now ? [{ from, to: Math.min(to, now) }] : [],
    );
  }
  const months = monthsTold(cv, index);
  return !months || months >= whole.to - whole.from + slack ? [whole] : [{ from: whole.to - months, to: whole.to }];
}

/** A bare year stands for its middle: what is told beside it may be that much longer than the span. */
const slack = 12;

/** The month a season begins with, 1 to 12, and how many it has in the trades that hire for it. */
const seasonMonths: [RegExp, { begins: number; months: number }][] = [
  [/^vacances/, { begins: 7, months: 2 }],
  [/^saison.*hiver/, { begins: 12, months: 5 }],
  [/^saison/, { begins: 5, months: 5 }],
  [/^hiver/, { begins: 12, months: 3 }],
  [/^printemps/, { begins: 3, months: 3 }],
  [/^automne/, { begins: 9, months: 3 }],
  [/^été/, { begins: 7, months: 2 }],
];

function seasonsWorked({ years, through, told }: SeasonPeriod, season: string): Period[] {
  const { begins, months } = seasonMonths.find(([name]) => name.test(season))?.[1] ?? { begins: 7, months: 3 };
  const [first, last] = [Number(years[0]), Number(years.at(-1))];
  // « hiver 2016-2017 » and « saison 2018-2019 » are one, « étés 2015 à 2018 » four.
  const isOne = through && last - first === 1 && !/été|printemps|automne|^vacances/.test(season);
  const each = !through ? years.map(Number) : isOne ? [first] : range(first, told ? first + told - 1 : last);
  return each.map((year) => {
    const from = year * 12 + begins - 1;
    return { from, to: from + months };
  });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, step) => first + step);
}

/** « 2018 (6 mois) », « 6 mois en 2018 », « 2017 – 2020 (2 ans et 6 mois) »: the whole length, beside years that stand alone. */
function monthsTold({ experiences, spans, text }: ParsedCv, index: number): number | null {
  const { start, end } = experiences[index] ?? {};
  const [from, to] = [spans[`experiences.${index}.start`], spans[`experiences.${index}.end`]];
  if (start?.length !== 4 || end?.length !== 4 || !from || !to) return null;
  const behind =
    /^[^\n]{0,60}/.exec(text.slice(Math.max(from.end, to.end), Math.max(from.end, to.end) + 60))?.[0] ?? '';
  const before = /[^\n]{0,24}$/.exec(text.slice(Math.max(0, from.start - 24), from.start))?.[0] ?? '';
  const told = [inBrackets, toTheEnd].map((form) => form.exec(behind)).find((each) => each) ?? ahead.exec(before);
  if (!told) return null;
  const [years, months, weeks] = told.slice(1).map((count) => Number(count ?? 0)) as [number, number, number];
  return years * 12 + months + Math.round(weeks / weeksAMonth);
}

const weeksAMonth = 4.35;
const spoken = '(?:(?:(\\d{1,2}) ans?(?: et )?)?(?:(\\d{1,2}) mois)?|(\\d{1,2}) semaines)';
/** Nothing but the length in its bracket, or up to the end of the line: « dont 6 mois de congé » is no length of the job. */
const inBrackets = new RegExp(`^\\s?\\(${spoken}\\)`);
const toTheEnd = new RegExp(`^\\s?[,–-] ?${spoken}(?=\\s*$)`);
const ahead = new RegExp(`(?:^|[\\s,–(-])${spoken} en $`);
