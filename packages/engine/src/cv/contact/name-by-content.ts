import type { HeadingKind } from '@coach/contracts/cv';
import { findLanguages } from '../../text/find-languages.ts';
import { isDegree } from '../education/degree-words.ts';
import { withoutNumber } from '../lines/heading-number.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { isPractical, tellsLeisure, tellsPractical } from '../lists/tells-leisure.ts';
import { headerRange } from '../sections/header-parts.ts';
import { titleLikeness } from '../sections/judge-part.ts';
import { kindByContent, looksLikeSkills } from '../sections/kind-by-content.ts';
import { longestHead } from '../sections/part-told.ts';
import type { Section } from '../sections/split-sections.ts';

/**
 * « Mes atouts » announces qualities or skills, « Avant, dans la coiffure » may announce anything: what the section lists
 * decides.
 */
export function nameByContent(section: Section): Section {
  if (section.kind && namesQualities.has(section.kind) && listsJobs(section)) return { ...section, kind: 'experience' };
  if (section.kind === 'soft') return looksLikeSkills(section, 2) ? { ...section, kind: 'skills' } : section;
  if (besides.test(headingOf(section)) && tellsJobs(section)) return { ...section, kind: 'experience' };
  if (catchAll.test(headingOf(section)) && (section.kind === 'other' || section.kind === 'interests'))
    return { ...section, kind: kindOfRest(section) };
  if (path.test(headingOf(section))) return { ...section, kind: kindOfPath(section) };
  return section.guessed ? { ...section, kind: kindByContent(section) } : section;
}

/** What these announce has no dates. */
const namesQualities = new Set<HeadingKind>(['summary', 'skills', 'soft', 'tools']);

/**
 * « 03/2019 – ce jour	Cariste, Durand Logistique, Niort » and the like, a period and a job: most of the lines, or the
 * first and most of those with a period, over what was done there.
 */
function listsJobs({ lines }: Section): boolean {
  const first = lines.slice(0, 40);
  const jobs = first.filter((line, index) => namesJob(line) || standsOverJob(line, first[index + 1]));
  if (jobs.length < 2) return false;
  const dated = first.filter((line) => !line.bullet && headerRange(line)?.single === false);
  return jobs.length * 2 > first.length || (jobs[0] === first[0] && jobs.length * 2 > dated.length);
}

/** Jobs by their periods and titles, and no list of pastimes of which one is dated. */
function tellsJobs(section: Section): boolean {
  if (listsJobs(section)) return true;
  const told = section.lines.flatMap((line) => {
    const period = line.bullet ? null : headerRange(line);
    return period && period.start < 9 ? [line.text.slice(period.end).replace(/^[\s:,–—-]+/u, '')] : [];
  });
  const posts = told.filter((text) => titleLikeness(text.split(/,\s|\t/u)[0] ?? '') >= 1);
  return told.length > 1 && posts.length * 2 >= told.length && !told.some(isDegree);
}

/** « FÉVR. 2021 ➜ AUJOURD’HUI » over « Conceptrice-vendeuse cuisines ». */
function standsOverJob(line: CvLine, next: CvLine | undefined): boolean {
  const period = line.bullet || line.text.length > 40 ? null : headerRange(line);
  if (!period || period.single || !next || next.bullet || next.text.length > longestHead) return false;
  const rest = line.text.slice(0, period.start) + line.text.slice(period.end);
  return !/\p{L}{2}/u.test(rest) && titleLikeness(next.text) >= 2 && !isDegree(next.text);
}

function namesJob(line: CvLine): boolean {
  const period = line.text.length < longestHead ? headerRange(line) : null;
  if (!period || period.single || isDegree(line.text)) return false;
  if (period.start <= 3) return titleLikeness(line.text.slice(period.end).replace(/^[\s:,–—-]+/u, '')) >= 2;
  // « Garage Roy, Dole — mécanicienne	2016 – 2019 »
  const closes = period.end === line.text.length && line.text[period.start - 1] === '\t';
  return (
    closes &&
    line.text
      .slice(0, period.start)
      .trim()
      .split(/,| [–—|-] /u)
      .some((piece) => titleLikeness(piece.trim()) >= 2)
  );
}

/** « Parcours », « Mon parcours en bref »: of jobs, of studies, or one told in sentences. */
const path =
  /^(?:mon |le )?(?:parcours|cursus|itin[ée]raire|carri[èe]re)(?: (?:en (?:bref|r[ée]sum[ée]|quelques (?:mots|dates|lignes)|deux mots)|r[ée]sum[ée]))?$/u;

/** « Extras » at work in a kitchen, « Autres activités », « Avant et à côté »: jobs, or what one does out of them. */
const besides =
  /^(?:(?:mes )?extras?|(?:mes |les )?autres? (?:activit[ée]s?|choses|engagements)|(?:et )?(?:avant|[àa] c[ôo]t[ée]|en parall[èe]le|ailleurs|aussi|autrefois)(?:,? (?:et |ou )?(?:avant|[àa] c[ôo]t[ée]|en parall[èe]le|ailleurs|aussi|apr[èe]s|[çc]a|cela))*|divers|autres?|et aussi|(?:et |tout )?le reste)$/u;

/** Headings that say only that something follows. */
const catchAll =
  /^(?:et aussi|perso|(?:tout |et )?le reste|divers|divers et loisirs|autres?|en plus|(?:pour )?en savoir plus|(?:un peu )?plus sur moi|compl[ée]ments?|(?:autres )?infos?|(?:autres )?informations?|(?:informations|infos|renseignements|[ée]l[ée]ments) (?:compl[ée]mentaires|diverses|divers))$/u;

function headingOf({ heading }: Section): string {
  return withoutNumber(heading?.text ?? '').toLowerCase();
}

/** « Divers » over leisure only, or over languages only, is a section of these. */
function kindOfRest({ kind, lines }: Section): HeadingKind {
  if (tellsLeisure(lines)) return 'interests';
  if (tellsLanguages(lines)) return 'languages';
  return kind === 'interests' && !tellsPractical(lines) ? 'interests' : 'other';
}

function tellsLanguages(lines: Section['lines']): boolean {
  return (
    lines.length > 0 &&
    lines.every(({ text }) => text.length < 60 && !isPractical(text) && findLanguages(text).length > 0)
  );
}

/** « Parcours » over diplomas only is one of studies, « Cursus » over jobs only one of jobs. */
function kindOfPath(section: Section): HeadingKind | null {
  const dated = section.lines.slice(0, 40).filter((line) => headerRange(line) !== null);
  const studies = dated.filter((line) => isDegree(line.text)).length;
  if (dated.length === 0) return section.kind;
  if (studies === dated.length) return 'education';
  const jobs = dated.filter((line) => titleLikeness(line.text.replace(/[\d/–-]+/g, ' ')) > 1).length;
  return studies === 0 && jobs * 2 > dated.length ? 'experience' : section.kind;
}
