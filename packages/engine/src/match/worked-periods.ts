import type { ParsedCv } from '@coach/contracts/cv';
import { seasonsOf } from '../cv/jobs/seasons-of.ts';
import type { SeasonPeriod } from '../text/season-period.ts';
import type { Period } from './months.ts';

/**
 * The months really worked within a job's dates: a summer is no year, and where years alone are told beside a length,
 * « 2018 (6 mois) », the length counts. `whole` is what the dates span; empty where there are none.
 */
export function workedPeriods(cv: ParsedCv, index: number, whole: Period | null): Period[] {
  if (!whole) return [];
  const seasons = seasonsOf(cv, index);
  if (seasons?.season) return seasonsWorked(seasons, seasons.season);
  const months = monthsTold(cv, index);
  return months === null || months >= whole.to - whole.from + slack
    ? [whole]
    : [{ from: whole.to - months, to: whole.to }];
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

function seasonsWorked({ years, through }: SeasonPeriod, season: string): Period[] {
  const { begins, months } = seasonMonths.find(([name]) => name.test(season))?.[1] ?? { begins: 7, months: 3 };
  const [first, last] = [Number(years[0]), Number(years.at(-1))];
  // « hiver 2016-2017 » is one winter, « étés 2015 à 2018 » four summers.
  const isOne = through && last - first === 1 && begins === 12;
  const each = !through ? years.map(Number) : isOne ? [first] : range(first, last);
  return each.map((year) => {
    const from = year * 12 + begins - 1;
    return { from, to: from + months };
  });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, step) => first + step);
}

/** « 2018 (6 mois) », « 6 mois en 2018 »: the length told on the line of a job's dates, where these are years alone. */
function monthsTold({ experiences, spans, text }: ParsedCv, index: number): number | null {
  const { start, end } = experiences[index] ?? {};
  const at = spans[`experiences.${index}.start`]?.start;
  if (start?.length !== 4 || end?.length !== 4 || at === undefined) return null;
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const below = text.indexOf('\n', at);
  const line = text.slice(Math.max(from, at - 80), Math.min(below < 0 ? text.length : below, at + 80));
  const told = length.exec(line);
  if (!told) return null;
  const count = Number(told[1]);
  return told[2] === 'mois' ? count : Math.max(1, Math.round(count / weeksAMonth));
}

const weeksAMonth = 4.35;
const length = /(?<![\d,.])(\d{1,2})\s(mois|semaines)(?!\p{L})/u;
