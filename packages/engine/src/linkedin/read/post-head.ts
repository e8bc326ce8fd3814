import { isContractLine, totalMonths, withoutContract } from './date-line.ts';
import type { ProfileLine } from './profile-line.ts';
import { isSkillLine } from './skill-line.ts';

/** An employer with several posts: its name stands once, above the months of all of them; `left` are those still untold. */
export type PostGroup = { company: string; left: number };

/** Where, among the lines since the last period, those that name a post begin. */
export type PostHead = { start: number; group: PostGroup | null };

/** Finds the lines that name a post: its title and employer, or its title alone below an employer of several posts. */
export function headOf(
  between: readonly ProfileLine[],
  isFirst: boolean,
  group: PostGroup | null,
  isPdf: boolean,
): PostHead {
  // What names a post never stands above the skills of the one before.
  const least = between.findLastIndex(({ text }) => isSkillLine(text)) + 1;
  const opened = groupHead(between, least);
  if (opened) return opened;
  const startOf = (count: number) => Math.max(least, between.length - count);
  if (isFirst) return { start: startOf(3), group: null };
  const last = between.at(-1);
  const withContract = last && isContractLine(last.key) ? 1 : 0;
  if (group && goesOn(group, last, withContract > 0)) return { start: startOf(1 + withContract), group };
  const isLone = between.at(-2)?.bullet || (!isPdf && last?.gap);
  return { start: startOf((isLone ? 1 : 2) + withContract), group: null };
}

/** What is left of the employer’s months tells whether another of its posts may follow. */
function goesOn(group: PostGroup, last: ProfileLine | undefined, isContract: boolean): boolean {
  return (isContract || group.left > 2) && !(last && hasContract(last));
}

/** « Transvia », then « 4 ans 8 mois », perhaps « CDI » or a place between, then the first of its titles. */
function groupHead(between: readonly ProfileLine[], least: number): PostHead | null {
  const totalAt = between.findLastIndex(({ key }) => totalMonths(key) !== null);
  if (totalAt <= least || between.length - totalAt > 4) return null;
  const isBelowContract = totalAt > 1 && isContractLine(between[totalAt - 1]?.key ?? '');
  const start = isBelowContract ? totalAt - 2 : totalAt - 1;
  const left = totalMonths(between[totalAt]?.key ?? '') ?? 0;
  return { start, group: { company: withoutContract(between[start]?.text ?? ''), left } };
}

export function hasContract({ text }: ProfileLine): boolean {
  return withoutContract(text) !== text;
}
