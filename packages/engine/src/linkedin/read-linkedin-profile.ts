import type { LinkedinProfile } from '@coach/contracts/linkedin';
import { foldText } from '../text/fold-text.ts';
import { isProfile } from './read/is-profile.ts';
import { joinLines } from './read/join-lines.ts';
import type { ProfileSectionKind } from './read/page-words.ts';
import { onceOnly, profileLines } from './read/profile-line.ts';
import { readHeader } from './read/read-header.ts';
import { readJobs } from './read/read-jobs.ts';
import { countRecommendations, readCertificates, readProfileLanguages, readSkills } from './read/read-lists.ts';
import { readStudies } from './read/read-studies.ts';
import { uniqueSkills } from './read/skill-line.ts';
import { profileSlug, type SplitProfile, splitProfile } from './read/split-profile.ts';

/**
 * Reads a LinkedIn profile from the text of its page, of LinkedIn’s own PDF, or typed under the same headings, in French
 * or in English. null where the text is no profile. Never throws; linear in the length of the text.
 */
export function readLinkedinProfile(text: string): LinkedinProfile | null {
  const split = splitProfile(profileLines(text), text);
  const { header, sections, isPdf } = split;
  const linesOf = (kind: ProfileSectionKind) =>
    sections.filter((each) => each.kind === kind).flatMap(({ lines }) => lines);
  const { jobs, skills: used } = readJobs(linesOf('experience'), isPdf);
  const employers = jobs.flatMap(({ company }) => company ?? []);
  const listed = sections
    .filter(({ kind }) => kind === 'skills' || kind === 'topSkills')
    .flatMap((section) => readSkills(section, isPdf, employers));
  const slug = profileSlug(text);
  const about = joinLines(onceOnly(linesOf('about')), isPdf).join('\n');
  const profile: LinkedinProfile = {
    language: languageOf(split, text),
    ...readHeader(header, text, isPdf),
    url: slug ? `linkedin.com/in/${slug}` : null,
    about: about === '' ? null : about,
    experiences: jobs,
    education: readStudies(linesOf('education')),
    skills: uniqueSkills([...listed, ...used]),
    languages: readProfileLanguages(linesOf('languages'), isPdf),
    certifications: readCertificates(linesOf('certifications'), isPdf),
    recommendations: countRecommendations(
      sections.find(({ kind }) => kind === 'recommendations'),
      text,
    ),
    text,
  };
  return isProfile(profile) ? profile : null;
}

const english = new Set([
  'about',
  'summary',
  'experience',
  'education',
  'skills',
  'top skills',
  'licenses & certifications',
]);
const french = new Set([
  'infos',
  'resume',
  'formation',
  'competences',
  'principales competences',
  'coordonnees',
  'langues',
]);

/** The headings tell; « Experience » without its accent is either, so the small words of the text decide. */
function languageOf({ sections }: SplitProfile, text: string): LinkedinProfile['language'] {
  let balance = 0;
  for (const { heading } of sections) {
    if (/[éè]/.test(heading.text) || french.has(heading.key)) balance += 2;
    else if (english.has(heading.key)) balance -= 2;
  }
  if (balance !== 0) return balance > 0 ? 'fr' : 'en';
  const words: string[] =
    foldText(text.slice(0, 20_000)).match(/\b(?:the|and|with|for|of|le|les|des|et|pour|du)\b/g) ?? [];
  const foreign = words.filter((word) => /^(?:the|and|with|for|of)$/.test(word)).length;
  return foreign > words.length / 2 ? 'en' : 'fr';
}
