import { monthsCovered, type Period, periodOf } from '../../match/months.ts';
import { foldText } from '../../text/fold-text.ts';
import { type DateRange, parseDateRanges } from '../../text/parse-date-range.ts';

/** A stretch of a job under a title of its own: `said` is what its heading says of it, folded. */
export type JobPart = { said: string; period: Period };

const turn = /[,;]? (?:et )?puis /;
const most = 4;

/**
 * The stretches of a job that its heading tells one after the other: « téléconseiller (jusqu’en mars 2019), puis chargé de
 * clientèle », « vendeur (2012 – 2015), puis chef de rayon (2015 – 2018) ». None where it tells one title or no date between.
 */
export function partsOfJob(heading: string, whole: Period | null, now: string): JobPart[] {
  const line = foldText(heading)
    .split('\n')
    .find((each) => turn.test(each));
  const said = line?.split(turn).slice(0, most) ?? [];
  const dates = said.map((each) => parseDateRanges(each).map((range) => boundsOf(range, each, now)));
  const areDated = dates.filter((each) => each.some(({ from, to }) => from !== null && to !== null)).length > 1;
  const own = dates.map(
    (each) => each.find((bounds) => areDated || !isWhole(bounds, whole)) ?? { from: null, to: null },
  );
  if (own.length < 2 || own.every(({ from, to }) => from === null && to === null)) return [];
  return said.flatMap((each, index): JobPart[] => {
    const from = own[index]?.from ?? own[index - 1]?.to ?? (index === 0 ? whole?.from : undefined);
    const to = own[index]?.to ?? own[index + 1]?.from ?? (index === said.length - 1 ? whole?.to : undefined);
    return from !== undefined && to !== undefined && from !== null && to !== null && from < to
      ? [{ said: each, period: { from, to } }]
      : [];
  });
}

type Bounds = { from: number | null; to: number | null };

/** What a date of a part bounds: both ends, its end (« jusqu’en »), else its beginning. */
function boundsOf({ from, to, start, single }: DateRange, said: string, now: string): Bounds {
  if (from === null || /\bjusqu\W?[a-z]* ?\(?$/.test(said.slice(Math.max(0, start - 12), start)))
    return { from: null, to: to === null ? null : (periodOf(to, to, now)?.to ?? null) };
  if (single || to === 'present') return { from: periodOf(from, from, now)?.from ?? null, to: null };
  const period = periodOf(from, to, now);
  return { from: period?.from ?? null, to: period?.to ?? null };
}

function isWhole({ from, to }: Bounds, whole: Period | null): boolean {
  return from === whole?.from && (to === null || to === whole?.to);
}

/** The whole of a job whose heading tells parts: what was taken for its only period may be that of the first. */
export function widened(whole: Period | null, parts: readonly JobPart[]): Period | null {
  const periods = [whole, ...parts.map(({ period }) => period)].flatMap((each) => each ?? []);
  if (periods.length === 0) return null;
  const from = Math.min(...periods.map((each) => each.from));
  const to = Math.max(...periods.map((each) => each.to));
  // Parts that leave a gap are no one stretch.
  return monthsCovered(periods) >= to - from - 1 ? { from, to } : whole;
}
