import type { HeadingKind } from '@coach/contracts/cv';
import type { CvLine } from '../lines/read-lines.ts';
import { headerRange } from './header-parts.ts';
import { titleLikeness } from './judge-part.ts';
import { openingPeriod } from './part-told.ts';

/** Whether a line set apart in words of the person’s own heads what stands below, which then tells what it is. */
export function isOwnWord(lines: readonly CvLine[], index: number, kind: HeadingKind | null): boolean {
  const line = lines[index] as CvLine;
  if (!line.gap || line.bullet) return false;
  return headsJobs(lines, index, kind) || headsPeriods(lines, index);
}

/** « Mes fourneaux » above a job with its dates. */
function headsJobs(lines: readonly CvLine[], index: number, kind: HeadingKind | null): boolean {
  if (kind === 'experience' || kind === 'education') return false;
  if (!/^(?:mes|mon|ma|nos)(?: \p{L}[\p{L}’'-]*){1,4}$/iu.test((lines[index] as CvLine).text)) return false;
  return lines.slice(index + 1, index + 4).some((next) => !next.bullet && headerRange(next) !== null);
}

/** In plain text, « Conduite », « Colos »: one or two words above lines each of which opens on its period. */
function headsPeriods(lines: readonly CvLine[], index: number): boolean {
  const line = lines[index] as CvLine;
  const next = lines[index + 1];
  if (line.fontSize !== null || !next || next.gap || openingPeriod(next.text) === null) return false;
  if (!/^\p{Lu}[\p{L}’'-]+(?: \p{Ll}[\p{L}’'-]+){0,2}$/u.test(line.text)) return false;
  const end = lines.findIndex(({ gap }, each) => gap && each > index);
  const below = lines.slice(index + 1, end < 0 ? index + 40 : Math.min(end, index + 40));
  const opening = below.filter(
    ({ text }) => openingPeriod(text) !== null && /\p{L}{3}.*\p{L}{3}/u.test(text.slice(12)),
  );
  return opening.length > 1 && (titleLikeness(line.text) < 2 || !line.text.includes(' '));
}
