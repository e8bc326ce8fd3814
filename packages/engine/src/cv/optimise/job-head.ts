import type { Span } from '@coach/contracts/span';
import type { Job } from '../../match/context.ts';
import { shownSeasons } from '../../text/season-period.ts';
import { spokenPeriod } from '../../writing/spoken-dates.ts';
import { isPlacement } from '../jobs/is-placement.ts';
import { seasonsOf } from '../jobs/seasons-of.ts';
import { withoutTheSame } from '../jobs/share-employers.ts';
import { isContract, isPlace } from '../sections/judge-part.ts';
import { type Building, capitalised, use, withoutStop } from './optimise-cv-building.ts';
import { withDetail } from './optimise-cv-rest.ts';
import { spelledTitle } from './optimise-cv-titles.ts';

/** How an optimised CV heads a job; `apart` is what the guard would not have beside the rest. */
export type JobHead = { title: string; subtitle: string | null; dates: string | null; apart: string[] };

/**
 * The title with the contract, the dates with how long it was, the employer with the other details: of « Vendeuse, CDD
 * (8 mois) », neither « CDD » nor « 8 mois » is where the shop was.
 */
export function jobHead(building: Building, job: Job, details: readonly string[], aside: string | null): JobHead {
  const { experience, index } = job;
  const { cv } = building.context;
  const lengths = details.filter((detail) => duration.test(bare(detail)));
  const contracts = details.filter((detail) => isContract(bare(detail)));
  const besides = details.filter((detail) => beside.test(bare(detail)));
  const others = details
    .filter((detail) => ![...lengths, ...contracts, ...besides].includes(detail))
    .map(withoutTheSame)
    .filter((detail) => detail !== '');
  const seasons = seasonsOf(cv, index);
  const period = seasons ? shownSeasons(seasons) : spokenPeriod(experience.start, experience.end);
  const title = experience.title
    ? capitalised(spelledTitle(building, experience.title, cv.spans[`experiences.${index}.title`]))
    : capitalised(experience.company ?? 'Expérience');
  const notes = [
    aside,
    ...contracts.map(bare),
    ...besides.map((each) => bare(each).toLowerCase()),
    isPlacement(cv, index) ? 'stage' : null,
  ];
  const { subtitle, apart } = subtitleOf(building, experience.title ? experience.company : null, others);
  return {
    title: notes.reduce<string>((told, note) => (note && !tells(told, note) ? withNote(told, note) : told), title),
    subtitle: subtitle ? capitalised(withoutStop(subtitle)) : null,
    dates: withLength(period, lengths.map(bare), job),
    apart,
  };
}

/** When, not where. */
const beside = /^(?:en parall[èe]le|parall[èe]lement)$/iu;

const duration =
  /^(?:\d{1,2} ?(?:ans?|mois|semaines?|jours?)(?:,? (?:et )?\d{1,2} ?mois)?(?: (?:à|a|en) (?:mi-temps|temps (?:partiel|plein)|\d{2} ?%))?|\d{1,2} (?:years?|months?|weeks?))$/iu;

function bare(detail: string): string {
  return detail.replace(/^\(([^()]*)\)$/u, '$1');
}

/** « Coiffeuse (micro-entreprise, en parallèle) »: one bracket for all. */
function withNote(title: string, note: string): string {
  return title.endsWith(')') ? `${title.slice(0, -1)}, ${note})` : `${title} (${note})`;
}

function tells(title: string, note: string): boolean {
  return title.toLowerCase().includes(note.toLowerCase());
}

/** « 2018 (8 mois) »; dates told to the month need no « 2 ans 11 mois » beside them. */
function withLength(period: string | null, lengths: readonly string[], job: Job): string | null {
  const news = lengths.filter((length) => !isWorkedOut(length, job, lengths.length > 1));
  return period && news.length === 1 ? `${period} (${news[0]})` : period;
}

/** Whether the dates tell a length already; of several, « 6 ans 3 mois » is the sum of all posts at one employer. */
function isWorkedOut(length: string, { experience, period }: Job, isOneOfSeveral: boolean): boolean {
  if (![experience.start, experience.end].every((date) => date === 'present' || date?.length === 7)) return false;
  const years = Number(/(\d+) ?an/iu.exec(length)?.[1] ?? 0);
  const months = Number(/(\d+) ?mois/iu.exec(length)?.[1] ?? 0);
  if (years + months === 0 || / (?:à|a|en) /u.test(length)) return false;
  if (experience.end === 'present' || (isOneOfSeveral && years * months > 0)) return true;
  return period !== null && Math.abs(period.to - period.from - years * 12 - months) < 3;
}

/** « Technicien (équipe 3x8) »: what stands in brackets behind the title is told of it, not of the employer. */
export function titleAside(building: Building, title: Span | undefined, named: string | null): string | null {
  if (!title || !named) return null;
  const behind = title.start + named.length;
  const after = building.context.live.slice(behind, behind + 64);
  const match = /^ ?\(([^()\n]{2,50})\)/u.exec(after);
  const said = match?.[1]?.trim() ?? '';
  const start = behind + (match?.[0].indexOf('(') ?? 0);
  const end = behind + (match?.[0].length ?? 0);
  if (!match || isPlace(said) || duration.test(said) || !/\p{L}{2}/u.test(said)) return null;
  if (building.used.subarray(start, end).includes(1)) return null;
  use(building, { start, end });
  return said;
}

/**
 * The employer and what else the heading said, on one line. Side by side, details may say what none says alone: « 4 ans,
 * 2 mois » of two stays. Those the guard then holds stand apart.
 */
function subtitleOf(building: Building, company: string | null, details: readonly string[]) {
  const apart: string[] = [];
  let subtitle = company ?? '';
  for (const detail of details) {
    const longer = withDetail(subtitle, detail);
    if (!/\d/.test(detail) || loneFigure.test(detail) || building.isBorneOut(longer)) subtitle = longer;
    else apart.push(bare(detail));
  }
  return { subtitle, apart };
}

/** The department of a town, when the town is told elsewhere. */
const loneFigure = /^\d{1,3}$/;
