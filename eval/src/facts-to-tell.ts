import type { Slots, WordingKind } from './claim-wordings.ts';
import type { Labels } from './labels.ts';

/** A fact of a CV as a wording tells it, and the same places filled with what is true of others. */
export type ToldFact = { kind: WordingKind; slots: Slots; wrong: Slots };

type Job = Labels['cv']['experiences'][number] & { title: string; company: string };

const longestTitle = 60;
const nobody = /compte|même|particulier/i;

/**
 * The facts of a CV, each with what is false of its person. `pick` gives something of other people that this CV says
 * nothing of, or undefined; `today` is YYYY-MM-DD.
 */
export function factsToTell(cv: Labels['cv'], written: string, pick: Picker, today: string): ToldFact[] {
  return [
    ...cv.experiences.filter(isNamed).flatMap((job) => {
      // Of several posts at one house, how long is told of each or of all.
      const isOnly = cv.experiences.filter(({ company }) => company === job.company).length === 1;
      return jobFacts(job, written, pick, isOnly ? today : null);
    }),
    ...cv.education.flatMap((study) => studyFacts(study, written, pick)),
    ...cv.languages.flatMap(languageFacts),
    ...skillFacts(cv.skills, pick),
    ...[...cv.certifications, ...(cv.licences ?? [])].map((paper): ToldFact => {
      const wrong = pick('papers');
      return { kind: 'paper', slots: { Q: small(paper) }, wrong: wrong ? { Q: small(wrong) } : {} };
    }),
  ];
}

export type Picker = (what: 'companies' | 'titles' | 'degrees' | 'schools' | 'skills' | 'papers') => string | undefined;

function isNamed(job: Labels['cv']['experiences'][number]): job is Job {
  const { title, company, start } = job;
  return Boolean(title && company && start && title.length <= longestTitle && !nobody.test(company));
}

function jobFacts(
  { title, company, start, end }: Job,
  written: string,
  pick: Picker,
  today: string | null,
): ToldFact[] {
  const isPast = end !== 'present';
  const [otherCompany, otherTitle] = [pick('companies'), pick('titles')];
  const [begun, ended] = [otherYear(start, -1, written), isPast && end ? otherYear(end, 1, written) : null];
  const wrong = {
    ...(otherCompany && { C: otherCompany }),
    ...(otherTitle && { T: small(otherTitle) }),
    ...(begun && { Y1: yearOf(begun), M1: inMonth(begun) }),
    ...(ended && { Y2: yearOf(ended), M2: inMonth(ended) }),
  };
  const slots = {
    C: company,
    T: small(title),
    Y1: yearOf(start),
    M1: inMonth(start),
    ...(isPast && { Y2: yearOf(end), M2: inMonth(end) }),
  };
  const length = today === null ? null : lengthOf(start, isPast ? end : today);
  const lasting: ToldFact[] = length
    ? [
        {
          kind: isPast ? 'pastYears' : 'presentYears',
          slots: { ...slots, N: length.told },
          wrong: { ...wrong, N: length.longer },
        },
      ]
    : [];
  return [{ kind: isPast ? 'pastJob' : 'presentJob', slots, wrong }, ...lasting];
}

function studyFacts(study: Labels['cv']['education'][number], written: string, pick: Picker): ToldFact[] {
  const { degree, school, year, obtained } = study;
  if (!degree || !year || obtained === false) return [];
  const [otherDegree, otherSchool, before] = [pick('degrees'), pick('schools'), otherYear(year, -1, written)];
  return [
    {
      kind: 'diploma',
      slots: { D: small(degree), DY: year, ...(school && { S: small(school) }) },
      wrong: {
        ...(otherDegree && { D: small(otherDegree) }),
        ...(otherSchool && { S: small(otherSchool) }),
        ...(before && { DY: before }),
      },
    },
  ];
}

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

function languageFacts({ name, level }: Labels['cv']['languages'][number]): ToldFact[] {
  if (level === null || !levels.includes(level)) return [];
  const higher = levels[levels.indexOf(level) + 2];
  const spoken = /^[aeéiou]/i.test(name) ? `l’${small(name)}` : `le ${small(name)}`;
  return [
    {
      kind: 'language',
      slots: { L: small(name), LA: spoken, LV: level },
      wrong: { L: 'swahili', LA: 'le swahili', ...(higher && { LV: higher }) },
    },
  ];
}

function skillFacts(skills: readonly string[], pick: Picker): ToldFact[] {
  return skills.flatMap((skill, index): ToldFact[] => {
    const next = skills[index + 1];
    if (index % 2 > 0 || next === undefined) return [];
    const wrong = pick('skills');
    // Names keep their capital: « je connais docker » is rare.
    return [{ kind: 'skills', slots: { K1: skill, K2: next }, wrong: wrong ? { K1: wrong } : {} }];
  });
}

/** As it is written inside a sentence. */
function small(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? (name[0] as string).toLowerCase() + name.slice(1) : name;
}

function yearOf(date: string): string {
  return date.slice(0, 4);
}

const monthNames = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

function inMonth(date: string): string {
  return date.length > 4 ? `${monthNames[Number(date.slice(5, 7)) - 1]} ${yearOf(date)}` : date;
}

/** The same date two years or more away, in a year the CV says nothing of; null where there is none. */
function otherYear(date: string, sign: 1 | -1, written: string): string | null {
  for (let away = 2; away < 9; away++) {
    const year = String(Number(yearOf(date)) + sign * away);
    if (!written.includes(year) && Number(year) <= latest) return year + date.slice(4);
  }
  return null;
}

const latest = 2026;
const counts = 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
/** How much longer than it was a job is falsely told to have lasted. */
const yearsAdded = 4;

/** How long a job lasted in words, and far longer; null below a year, and where months are not told. */
function lengthOf(start: string, end: string): { told: string; longer: string } | null {
  if (start.length < 7 || end.length < 7) return null;
  const months = monthsOf(end) - monthsOf(start) + 1;
  const [told, longer] = [inYears(months), inYears(months + yearsAdded * 12)];
  return months >= 12 && told !== null && longer !== null ? { told, longer } : null;
}

function monthsOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

function inYears(months: number): string | null {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const spoken = (count: number) =>
    counts[count - 1] === undefined ? null : `${counts[count - 1]} an${count > 1 ? 's' : ''}`;
  const whole = rest >= 9 ? spoken(years + 1) : spoken(years);
  if (whole === null || rest < 2 || rest === 11) return whole;
  return rest >= 9 ? `près de ${whole}` : `plus de ${whole}`.replace('de un ', 'd’un ');
}
