import type { HeadingKind } from '@coach/contracts/cv';
import { findTerms } from '../../skills/find-terms.ts';
import { findLanguages } from '../../text/find-languages.ts';
import { isDegree } from '../education/degree-words.ts';
import { tellsLeisure } from '../lists/tells-leisure.ts';
import { headerRange } from '../sections/header-parts.ts';
import { titleLikeness } from '../sections/judge-part.ts';
import { longestHead, openingPeriod } from '../sections/part-told.ts';
import type { Section } from '../sections/split-sections.ts';

/**
 * « Mes atouts » announces qualities or skills, « Avant, dans la coiffure » may announce anything: what the section lists
 * decides.
 */
export function nameByContent(section: Section): Section {
  if (section.kind && namesQualities.has(section.kind) && listsJobs(section)) return { ...section, kind: 'experience' };
  if (section.kind === 'soft') return looksLikeSkills(section, 2) ? { ...section, kind: 'skills' } : section;
  if (section.kind === 'other' && catchAll.test(headingOf(section))) return { ...section, kind: kindOfRest(section) };
  if (/^(?:mon |le )?(?:parcours|cursus)$/u.test(headingOf(section))) return { ...section, kind: kindOfPath(section) };
  return section.guessed ? { ...section, kind: kindOf(section) } : section;
}

/** What these announce has no dates. */
const namesQualities = new Set<HeadingKind>(['summary', 'skills', 'soft', 'tools']);

/** « 03/2019 – ce jour	Cariste, Durand Logistique, Niort » and the like, most of them a period and then a job. */
function listsJobs({ lines }: Section): boolean {
  const first = lines.slice(0, 40);
  const jobs = first.filter((line) => {
    const period = line.text.length < longestHead && headerRange(line) ? openingPeriod(line.text) : null;
    if (!period || period.single || isDegree(line.text)) return false;
    return titleLikeness(line.text.slice(period.end).replace(/^[\s:,–—-]+/u, '')) >= 2;
  });
  return jobs.length > 1 && jobs.length * 2 > first.length;
}

/** Headings that say only that something follows. */
const catchAll =
  /^(?:divers|divers et loisirs|autres?|compl[ée]ments?|(?:autres )?infos?|(?:autres )?informations?|(?:informations|infos|renseignements|[ée]l[ée]ments) (?:compl[ée]mentaires|diverses|divers))$/u;

function headingOf({ heading }: Section): string {
  return heading?.text.toLowerCase() ?? '';
}

/** « Divers » over leisure only, or over languages only, is a section of these. */
function kindOfRest({ lines }: Section): HeadingKind {
  if (tellsLeisure(lines)) return 'interests';
  return tellsLanguages(lines) ? 'languages' : 'other';
}

function tellsLanguages(lines: Section['lines']): boolean {
  return lines.length > 0 && lines.every(({ text }) => text.length < 60 && findLanguages(text).length > 0);
}

/** « Parcours » over diplomas only is one of studies, « Cursus » over jobs only one of jobs. */
function kindOfPath(section: Section): HeadingKind | null {
  const dated = section.lines.slice(0, 40).filter((line) => headerRange(line) !== null);
  const studies = dated.filter((line) => isDegree(line.text)).length;
  if (dated.length === 0) return section.kind;
  if (studies === dated.length) return 'education';
  const jobs = dated.filter((line) => titleLikeness(line.text.replace(/[\d/–-]+/g, ' ')) > 1).length;
  return studies === 0 && jobs === dated.length ? 'experience' : section.kind;
}

function looksLikeSkills({ lines }: Section, ratio: number): boolean {
  const kinds = lines.slice(0, 40).flatMap((line) => findTerms(line.text).map((term) => term.kind));
  const hard = kinds.filter((kind) => kind === 'skill').length;
  return hard > 2 && hard > kinds.filter((kind) => kind === 'soft').length * ratio;
}

function kindOf(section: Section): HeadingKind {
  const lines = section.lines.slice(0, 40);
  const dated = lines.filter((line) => headerRange(line) !== null);
  const studies = lines.filter((line) => isDegree(line.text)).length;
  if (dated.length > 0 && studies * 2 >= dated.length) return 'education';
  if (dated.some((line) => titleLikeness(line.text.replace(/[\d/–-]+/g, ' ')) > 1)) return 'experience';
  if (dated.some((line) => headerRange(line)?.single === false && titleLikeness(line.text) < -1)) return 'experience';
  if (lines.some(({ text }) => text.length > longestHead && openingPeriod(text)?.single === false)) return 'experience';
  if (lines.length > 0 && lines.every((line) => findLanguages(line.text).length > 0)) return 'languages';
  if (tellsLeisure(lines)) return 'interests';
  return looksLikeSkills(section, 1) && lines.every(({ text }) => text.length < 60) ? 'skills' : 'other';
}
