import { findTerms } from '../../skills/find-terms.ts';
import { isSchool } from '../education/degree-words.ts';
import { isCertificate } from '../education/group-studies.ts';
import { tellsDays } from '../education/is-course.ts';
import { levelOfDegree } from '../education/level-of-degree.ts';
import { withoutNumber } from '../lines/heading-number.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { headerRange } from './header-parts.ts';
import { namesPlaceKind, titleLikeness } from './judge-part.ts';
import { namesJob } from './split-entries.ts';
import type { Section } from './split-sections.ts';

/** A heading of further training: « Formations courtes », « Formations et habilitations ». */
const further =
  /^(?:petites formations|(?:mes |autres )?formations? (?:professionnelles? )?(?:continues?|courtes?|compl[ée]mentaires?|internes?|en entreprise|suivies|en interne)|(?:mes )?formations? (?:et|&|\/) (?:(?:mes )?(?:habilitations?|certificat(?:s|ions?)|attestations?|agr[ée]ments?|permis|caces|stages?))(?: professionnel(?:le)?s)?)$/iu;
const stages = /^(?:mes |autres )?stages?(?: (?:de formation(?: continue| professionnelle)?|suivis|courts))?$/iu;

/** « Habilitations et stages », « Stages et formation continue »: where jobs stand elsewhere, these are training courses. */
const training =
  /^(?=.*(?<!\p{L})stages?(?!\p{L}))(?=.*(?:habilitation|attestation|certifica|permis|caces|recyclage|formations|formation continue|perfectionnement)).{0,60}$/iu;
const certified = /habilitation|attestation|certifica|permis|caces|recyclage/iu;

/** Houses and years alone are placements under such a heading too. */
const refreshed = /formations? continue|perfectionnement/iu;

/** « Excel perfectionnement – certification TOSA »: a line that says it is a course. */
function tellsCourse({ text }: CvLine): boolean {
  return isShortCourse(text) || /(?<!\p{L})(?:certification|perfectionnement|formation|module)s?(?!\p{L})/iu.test(text);
}

/**
 * « Formations continues » beside the diplomas, and « Stages » of two days beside the jobs, list short courses: they
 * stand with the certificates. So do « Permis, formations » and « Autres formations » without any diploma.
 */
export function coursesApart(sections: readonly Section[]): Section[] {
  return sections.map((section) =>
    listsCoursesOnly(section, sections) ? { ...section, kind: 'certifications' } : section,
  );
}

function listsCoursesOnly(section: Section, sections: readonly Section[]): boolean {
  const heading = withoutNumber(section.heading?.text ?? '');
  const has = (kind: Section['kind']) => sections.some((other) => other !== section && other.kind === kind);
  if (section.kind === 'education' && has('education') && /formation/iu.test(heading))
    return (
      !section.lines.some(({ text }) => levelOfDegree(text) !== null) && (further.test(heading) || isShort(section))
    );
  if (section.kind !== 'experience' || !has('experience')) return false;
  if (training.test(heading))
    return (
      !section.lines.some(tellsJob) &&
      (certified.test(heading) || isShort(section) || (refreshed.test(heading) && section.lines.some(tellsCourse)))
    );
  if (!stages.test(heading)) return false;
  return section.lines.some(({ text }) => tellsDays(text)) && section.lines.every(isCourseLine);
}

/** « Permis B », « PSC1 (2021) », « Formation tronçonneuse, 2 jours »: most lines tell a course of days or what it gave. */
function isShort({ lines }: Section): boolean {
  return lines.filter(({ text }) => isShortCourse(text)).length * 2 > lines.length;
}

/** « Module soudure TIG »; « Formation bureautique, GRETA Dole (6 mois) », « Formation animateur » may be studies. */
function isShortCourse(text: string): boolean {
  if (tellsDays(text) || isCertificate(text)) return true;
  return opensOnCourse.test(text) && !lasts.test(text) && !isSchool(text) && !namesTrade(text);
}

const opensOnCourse =
  /^(?:module|mooc|atelier|perfectionnement|attestation|habilitation|certificat|permis|recyclage)s? /iu;
const lasts = /(?<!\p{L})\d{1,2} ?(?:mois|ans?)(?!\p{L})/iu;

function namesTrade(text: string): boolean {
  return findTerms(text).some(({ kind }) => kind === 'occupation');
}

/** « Extincteurs (2022) » beside « Peinture nacrée (2 jours, 2021) »: neither a trade nor a house. */
function isCourseLine(line: CvLine, index: number, lines: readonly CvLine[]): boolean {
  if (tellsDays(line.text) || isCertificate(line.text)) return true;
  return !tellsJob(line, index, lines) && titleLikeness(line.text) === 0 && !namesPlaceKind(line.text);
}

/** A period, the name of a job, or bullets below a line: « Stagiaire tuyauteur – Chantiers Mabon, 2018 / - Découpe ». */
function tellsJob(line: CvLine, index: number, lines: readonly CvLine[]): boolean {
  if (headerRange(line)?.single === false || (line.bullet && lines[index - 1]?.bullet === false)) return true;
  return /(?<!\p{L})stagiaire(?!\p{L})/iu.test(line.text) || (namesJob(line.text) && !isCertificate(line.text));
}

/** « 2005 BTS Comptabilité » that closes the jobs is a diploma. */
export function diplomaApart(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    const last = section.lines.at(-1);
    if (section.kind !== 'experience' || section.lines.length < 2 || !last || !tellsDiploma(last)) return [section];
    return [
      { ...section, lines: section.lines.slice(0, -1) },
      { kind: 'education', heading: null, lines: [last] },
    ];
  });
}

function tellsDiploma(line: CvLine): boolean {
  const { text } = line;
  if (line.bullet || line.fontSize !== null || text.length > 80 || headerRange(line)?.single !== true) return false;
  const named = text.replace(/^\d{4}[\s:–—-]+/u, '');
  if (named === text || !diploma.test(named)) return false;
  return !/(?<!\p{L})(?:chez|stage|alternan|apprenti)/iu.test(named) && !tellsTitleBehind(named);
}

/** « Cap Gemini, développeur », « Master Food – comptable »: a house of such a name, and what one was there. */
function tellsTitleBehind(text: string): boolean {
  const [, ...behind] = text.split(/,\s|\s[:–—|·-]\s|\(/u);
  return behind.some((piece) => titleLikeness(piece) >= 2);
}

const diploma = /^(?:cap|bep|bac|bts|dut|but|deug|licence|master|dipl[ôo]me|titre professionnel)(?![\p{L}-])/iu;
