import type { ParsedCv } from '@coach/contracts/cv';
import type { LinkedinDifference, LinkedinProfile } from '@coach/contracts/linkedin';
import type { Span } from '@coach/contracts/span';
import { likenessOf } from '../../match/match-occupation.ts';
import type { Sector } from '../../match/sector/sectors.ts';
import { compareWithCv } from '../compare/compare-with-cv.ts';
import { isPdfExport, profileSlug } from '../read/split-profile.ts';
import { type ProfilePart, partOf, saidIn } from './profile-part.ts';
import { type QuoteFinder, quoteFinder } from './quote-finder.ts';
import { keywordsFor, sectorOfTargets } from './target-keywords.ts';

export type ProfileInput = {
  profile: LinkedinProfile;
  /** As the person gave it; null or empty where they did not. */
  profileUrl: string | null;
  cv: ParsedCv | null;
  targetPositions: readonly string[];
  /** YYYY-MM-DD */
  today: string;
};

export type ProfileJob = LinkedinProfile['experiences'][number];
/** A line that tells of a job. */
export type JobLine = { text: string; job: ProfileJob; span: Span | null };

/** Where a keyword of the positions aimed at stands on the profile. */
export type KeywordUse = { term: string; headline: boolean; about: boolean; experience: boolean; skills: boolean };

/** Everything the criteria look at, worked out once. Spans index the profile’s text. */
export type ProfileContext = {
  profile: LinkedinProfile;
  cv: ParsedCv | null;
  today: string;
  slug: string | null;
  isPdf: boolean;
  /** What the person wrote is English, whatever the headings. */
  isEnglish: boolean;
  /** The positions aimed at, told or inferred from the headline and the latest job. */
  targets: string[];
  sector: Sector | null;
  find: QuoteFinder;
  headline: ProfilePart;
  about: ProfilePart;
  experience: ProfilePart;
  skills: ProfilePart;
  lines: JobLine[];
  keywords: KeywordUse[];
  differences: LinkedinDifference[] | null;
};

/** Below this two titles are of two occupations. */
export const sameTrade = 0.45;

/** Reads the profile once for all criteria. */
export function profileContextOf(input: ProfileInput): ProfileContext {
  const { profile, cv, today } = input;
  const find = quoteFinder(profile.text);
  const lines = profile.experiences.flatMap((job) =>
    job.lines.map((text) => ({ text, job, span: find(text, job.span) })),
  );
  const targets = targetsOf(input);
  const sector = sectorOfTargets(targets, profile);
  const parts = {
    headline: partOf(profile.headline ?? ''),
    about: partOf(profile.about ?? ''),
    experience: partOf(
      profile.experiences.map(({ title, lines: told }) => [title ?? '', ...told].join('\n')).join('\n'),
    ),
    skills: partOf(profile.skills.join('\n')),
  };
  return {
    profile,
    cv,
    today,
    slug: slugOf(input),
    isPdf: isPdfExport(profile.text),
    isEnglish: isEnglishText([profile.headline ?? '', profile.about ?? '', ...lines.map(({ text }) => text)].join(' ')),
    targets,
    sector,
    find,
    ...parts,
    lines,
    keywords: keywordsFor(targets, sector).map((term) => useOf(term, parts)),
    differences: cv ? compareWithCv(profile, cv) : null,
  };
}

function useOf(term: string, parts: Pick<ProfileContext, 'headline' | 'about' | 'experience' | 'skills'>): KeywordUse {
  const { headline, about, experience, skills } = parts;
  const isIn = (part: ProfilePart) => saidIn(part, term) !== null;
  return { term, headline: isIn(headline), about: isIn(about), experience: isIn(experience), skills: isIn(skills) };
}

function slugOf({ profile, profileUrl }: ProfileInput): string | null {
  return profileSlug(profileUrl ?? '') ?? profileSlug(profile.url ?? '');
}

/** What the person aims at; else the trade of the headline, else the latest title. */
function targetsOf({ profile, targetPositions }: ProfileInput): string[] {
  const told = targetPositions.map((title) => title.trim().slice(0, 120)).filter((title) => title !== '');
  if (told.length > 0) return told.slice(0, 3);
  const latest = profile.experiences.find(({ title }) => title)?.title ?? null;
  const named = tradeOf(profile.headline);
  if (named && (!latest || likenessOf(named, latest) < sameTrade || named.length <= latest.length)) return [named];
  const inferred = latest ?? named;
  return inferred ? [inferred] : [];
}

/** « Développeur backend | Kotlin, Kafka »: the part that names a trade. */
function tradeOf(headline: string | null): string | null {
  const parts = (headline ?? '').split(/\s[|•·–—-]\s|\s(?:chez|at|@)\s|,\s/u).map((part) => part.trim());
  return parts.find((part) => part.length < 80 && partOf(part).names.size > 0 && isTrade(part)) ?? null;
}

function isTrade(part: string): boolean {
  return likenessOf(part, part) >= sameTrade && /\p{L}{4}/u.test(part) && !/^(?:en |à |in |looking|open )/iu.test(part);
}

const englishWords = /\b(?:the|and|with|for|of|to|in|my|our|from|across|led|built|managed)\b/gi;
const frenchWords = /\b(?:le|la|les|des|et|pour|du|de|en|avec|dans|sur|mes|nos|une|un)\b/gi;

function isEnglishText(text: string): boolean {
  const sample = text.slice(0, 8000);
  return (sample.match(englishWords)?.length ?? 0) > (sample.match(frenchWords)?.length ?? 0);
}
