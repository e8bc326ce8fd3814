import type { Experience } from '@coach/contracts/cv';
import type { LinkedinProfile } from '@coach/contracts/linkedin';
import { isSameDate, isSameEmployer, isSameTitle } from './same-words.ts';

type ProfileJob = LinkedinProfile['experiences'][number];
export type JobPair = { profile: ProfileJob; cv: Experience };
export type PairedJobs = { pairs: JobPair[]; onlyProfile: ProfileJob[]; onlyCv: Experience[] };

/** A text with more jobs is no CV to be patient with. */
const mostJobs = 60;

/** Which job of the profile is which of the CV: by employer, then by dates and title; posts told as one are no lack. */
export function pairJobs(profileJobs: readonly ProfileJob[], cvJobs: readonly Experience[]): PairedJobs {
  const left = profileJobs.slice(0, mostJobs);
  const right = cvJobs.slice(0, mostJobs);
  const merged = mergedPosts(left, right);
  const scored = left.flatMap((profile) => right.map((cv) => ({ profile, cv, score: affinity(profile, cv) })));
  const pairs: JobPair[] = [];
  for (const { profile, cv, score } of scored.sort((a, b) => b.score - a.score)) {
    if (score < 3) break;
    if (pairs.some((pair) => pair.profile === profile || pair.cv === cv)) continue;
    if (merged.has(profile) || merged.has(cv)) continue;
    pairs.push({ profile, cv });
  }
  const isLoose = (job: ProfileJob | Experience) =>
    !merged.has(job) && !pairs.some((pair) => pair.profile === job || pair.cv === job);
  return { pairs, onlyProfile: left.filter(isLoose), onlyCv: right.filter(isLoose) };
}

function affinity(profile: ProfileJob, cv: Experience): number {
  const employer = both(profile.company, cv.company, isSameEmployer);
  const title = both(profile.title, cv.title, isSameTitle);
  const dates =
    (both(profile.start, cv.start, isSameDate) ? 1 : 0) + (both(profile.end, cv.end, isSameDate) ? 0.75 : 0);
  const points = (employer ? 3 : 0) + (title ? 1.5 : 0) + dates;
  // Without the employer, only the same post over the same years is held for the same job.
  return employer || points >= 3.25 ? points + (overlap(profile, cv) ? 0.5 : 0) : 0;
}

function both(one: string | null, other: string | null, isSame: (one: string, other: string) => boolean): boolean {
  return one !== null && other !== null && isSame(one, other);
}

function overlap(one: { start: string | null; end: string | null }, other: typeof one): boolean {
  if (!one.start || !other.start) return false;
  return yearOf(one.start) <= yearOf(other.end ?? 'present') && yearOf(other.start) <= yearOf(one.end ?? 'present');
}

function yearOf(date: string): number {
  return date === 'present' ? 9999 : Number(date.slice(0, 4));
}

/** Posts at one employer that the other text tells as a single one, over the same time. */
function mergedPosts(left: readonly ProfileJob[], right: readonly Experience[]): Set<ProfileJob | Experience> {
  const merged = new Set<ProfileJob | Experience>();
  for (const whole of right) for (const job of partsOf(whole, left, right)) merged.add(job);
  for (const whole of left) for (const job of partsOf(whole, right, left)) merged.add(job);
  return merged;
}

function partsOf<Whole extends ProfileJob | Experience, Part extends ProfileJob | Experience>(
  whole: Whole,
  parts: readonly Part[],
  siblings: readonly Whole[],
): (Whole | Part)[] {
  const isOf = (job: ProfileJob | Experience) =>
    whole.company !== null && job.company !== null && isSameEmployer(whole.company, job.company);
  const own = parts.filter(isOf);
  if (own.length < 2 || siblings.filter(isOf).length !== 1) return [];
  const starts = own.flatMap(({ start }) => start ?? []).sort();
  const ends = own.flatMap(({ end }) => end ?? []).sort();
  return isSameDate(whole.start, starts[0] ?? null) && isSameDate(whole.end, ends.at(-1) ?? null)
    ? [whole, ...own]
    : [];
}
