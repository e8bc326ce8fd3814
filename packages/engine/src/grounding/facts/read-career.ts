import type { ParsedCv } from '@coach/contracts/cv';
import { liveText } from '../../match/live-text.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import { namesOthers } from '../jobs/title-lines.ts';
import { initialsOf } from '../words/is-in-initials.ts';
import { type Entry, entriesOf, firstStudy } from './career.ts';

/** What the fields of a CV tell by themselves: the same whether or not an offer stands beside it. */
export type Career = {
  cv: ParsedCv;
  /** The text that counts. */
  live: string;
  /** For each character of the text, the job or course it stands under (-1: none). */
  owners: Int32Array;
  entries: Entry[];
  /** Whether a place of the text names others than the candidate. */
  namesOthers: (place: number) => boolean;
  acronyms: Set<string>;
  /** Those of them that are a name’s: an employer’s, a school’s, a title’s, a paper’s. */
  named: Set<string>;
  /** Those that are an employer’s or a school’s. */
  houses: Set<string>;
};

export function readCareer(cv: ParsedCv, today: string | null): Career {
  const live = liveText(cv);
  const jobs = jobsMeant(cv);
  const houses = openingInitials([
    ...cv.experiences.map(({ company }) => company),
    ...cv.education.map(({ school }) => school),
  ]);
  const titles = cv.experiences.map(({ title }) => title);
  const papers = [...cv.education.map(({ degree }) => degree), ...cv.certifications];
  const named = new Set([...houses, ...openingInitials([...titles, ...papers])]);
  return {
    cv,
    live,
    owners: ownersOf(cv, jobs),
    entries: withoutDuties(cv, entriesOf(cv, live, today), jobs),
    namesOthers: namesOthers(cv),
    // « Conduite d’équipe opérationnelle » has no initials by chance: all of its words make them.
    acronyms: new Set([...named, ...cv.skills.map((skill) => initialsOf(skill))]),
    named,
    houses,
  };
}

function ownersOf(cv: ParsedCv, jobs: readonly number[]): Int32Array {
  const owners = new Int32Array(cv.text.length + 1).fill(-1);
  const fill = (path: string, owner: number) => {
    const span = cv.spans[path];
    if (span) owners.fill(owner, span.start, span.end);
  };
  cv.education.forEach((_, index) => {
    fill(`education.${index}`, firstStudy + index);
  });
  cv.experiences.forEach((_, index) => {
    fill(`experiences.${index}`, jobs[index] ?? index);
  });
  for (const [path, span] of Object.entries(cv.spans)) {
    const index = /^experiences\.(\d+)\./.exec(path)?.[1];
    if (index !== undefined) owners.fill(jobs[Number(index)] ?? Number(index), span.start, span.end);
  }
  return owners;
}

/** What was taken for a job and is a duty of the one above names nobody, and no time of its own. */
function withoutDuties({ spans }: ParsedCv, entries: readonly Entry[], meant: readonly number[]): Entry[] {
  // A name from below its line is that of the next job.
  const isBelow = (owner: number) =>
    (spans[`experiences.${owner}.company`]?.start ?? 0) > (spans[`experiences.${owner}.title`]?.end ?? 0);
  return entries.map((entry) =>
    entry.kind === 'job' && (meant[entry.owner] ?? entry.owner) !== entry.owner && !isBelow(entry.owner)
      ? { ...entry, name: [], proper: [], fullName: [], title: [], towns: [], period: null }
      : entry,
  );
}

/**
 * The job each experience belongs to. « Prix du meilleur conseiller, 2e trimestre 2022 » below the duties of a job is one
 * of them: a line that follows without a break, tells no span of time and does not open with its date heads no job.
 */
function jobsMeant({ experiences, spans, text }: ParsedCv): number[] {
  const jobs: number[] = [];
  experiences.forEach(({ start, end }, index) => {
    const at = spans[`experiences.${index}`]?.start;
    const isDated = index > 0 && at !== undefined && start !== null;
    const isOfOneYear = isDated && start.slice(0, 4) === end?.slice(0, 4) && followsOn(text, at);
    const isWithin = isOfOneYear || (isDated && isDatedDuty(text, spans[`experiences.${index}.title`]?.start ?? at));
    jobs.push(isWithin ? (jobs[index - 1] as number) : index);
  });
  return jobs;
}

const dated =
  /(?: depuis| en| dès| courant| début| fin) (?:19|20)\d\d(?: \([^()]*\))?\W*$|^\W*(?:En|Depuis|Dès) (?:19|20)\d\d ?[:,]/u;

/** « Développement de la prise d’empreintes depuis 2022 » below other duties: since when something was done, and no job. */
function isDatedDuty(text: string, at: number): boolean {
  const [before, line] = linesAt(text, at, 300);
  if (before.trim() === '' || !dated.test(line)) return false;
  const opensWithTrade = findTerms(line.slice(0, 80)).some(({ kind, start }) => kind === 'occupation' && start < 8);
  return !opensWithTrade && !/[|\t–—]|\bchez\b|\bau sein\b/.test(line);
}

/** The line above a place, and its own as far as it is looked at. */
function linesAt(text: string, at: number, most: number): [before: string, line: string] {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(Math.max(0, text.lastIndexOf('\n', lineStart - 2) + 1), Math.max(0, lineStart - 1));
  return [before, text.slice(lineStart, lineStart + most).split('\n')[0] ?? ''];
}

/** « févr. – août 2014 », « de mai à août 2019 » */
const betweenMonths =
  /\b(?:janv|fevr?|mars|avr|mai|juin|juil|aout|sept?|oct|nov|dec)[a-z]*\.? ?(?:a|au|-|–|—|→|\/) ?(?:fin |mi-)?(?:janv|fevr?|mars|avr|mai|juin|juil|aout|sept?|oct|nov|dec)[a-z]*\.? (?:19|20)\d\d/;

function followsOn(text: string, at: number): boolean {
  const [before, line] = linesAt(text, at, 200);
  const isRange =
    betweenMonths.test(foldText(line)) ||
    /\d{4}\D{1,24}\d{4}|(?<!\p{L})(?:depuis|de|à|to)(?!\p{L}).{1,12}\d{4} ?(?:à|-|–|→)|\d ?(?:à|-|–|—|→|\/) ?\d/u.test(
      line,
    );
  return (
    before.trim() !== '' && !isRange && !/^\W{0,4}(?:\p{L}+\.? )?\d{4}\b/u.test(line) && /\b(?:19|20)\d\d\b/.test(line)
  );
}

/** Initials of names, from the first word on: « ch » and « chu » of « Centre hospitalier universitaire ». */
function openingInitials(names: readonly (string | null)[]): Set<string> {
  const found = new Set<string>();
  for (const name of names) {
    const letters = initialsOf(name ?? '');
    for (let to = 2; to <= Math.min(letters.length, longestAcronym); to++) found.add(letters.slice(0, to));
  }
  return found;
}

const longestAcronym = 6;
