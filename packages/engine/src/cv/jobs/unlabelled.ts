import type { CvLine } from '../lines/read-lines.ts';
import { namingParts } from '../sections/entry-windows.ts';
import { headerRange } from '../sections/header-parts.ts';
import { isContract, isPlace, titleLikeness } from '../sections/judge-part.ts';
import { looksLikeTask } from './looks-like-task.ts';
import { type JobPart, labelledPart } from './part-labels.ts';

/**
 * The lines of a section without the labels of single lines: « Entreprise : Zinguerie Roux », « Missions : accueil,
 * devis ». Behind « Missions : » may stand the title, below a line that tells the employer and the dates alone: « Garage
 * Lemoine, Dole  2019 – 2022 » over « Missions : Mécanicien poids lourds »; with its dates it heads a job: « Mission :
 * Cheffe de projet – Ville de Dole – 2019 - 2021 ».
 */
export function unlabelled(lines: readonly CvLine[]): CvLine[] {
  return lines.map((line, index) => {
    const label = line.bullet ? null : labelledPart(line);
    return label?.value ? withoutLabel(lines, index, label.part, label.value) : line;
  });
}

function withoutLabel(lines: readonly CvLine[], index: number, part: JobPart, value: CvLine): CvLine {
  const line = lines[index] as CvLine;
  if ((part === 'tasks' || part === 'results') && headsJob(value)) return { ...value, gap: line.gap };
  if (part === 'results') return { ...line, bullet: true };
  if (part === 'tasks') {
    const above = lines[index - 1];
    return { ...value, bullet: !(above && isTitle(value.text) && lacksTitle(above)) };
  }
  if (canBe(part, value, !isTold('dates', lines, index)) && !isTold(part, lines, index))
    return { ...value, gap: line.gap };
  // Below the title and the dates it tells of the job: no « Durée » is an employer.
  const isBehind = part !== 'place' && isTold('dates', lines, index) && isTold('title', lines, index);
  return isBehind ? { ...line, bullet: true } : line;
}

/** A period, or a title and a year: no « Missions : passage à Sage en 2022 ». */
function headsJob(value: CvLine): boolean {
  const range = headerRange(value);
  if (!range || value.text.length > 110) return false;
  return namingParts(value, 0, range).some(({ text }) => titleLikeness(text) >= (range.single ? 2 : 0.5));
}

/** « Poste : de nuit », « Structure : 80 lits », « Durée : 3 ans » say something of the job and name no part of it. */
function canBe(part: JobPart, value: CvLine, opens: boolean): boolean {
  const { text } = value;
  if (part === 'dates') return headerRange(value) !== null;
  if (part === 'place') return isPlace(text);
  if (part === 'title') return titleLikeness(text) > 0 && !isContract(text);
  return opens ? /^\p{L}/u.test(text) : /^\p{Lu}/u.test(text);
}

/** Whether the lines above, up to the dates, already name that part of the job. */
function isTold(part: JobPart, lines: readonly CvLine[], index: number): boolean {
  for (let at = index; at > 0 && at > index - 3 && !lines[at]?.gap; at--) {
    const above = lines[at - 1] as CvLine;
    const label = labelledPart(above);
    if (above.bullet || label?.part === 'tasks' || label?.part === 'results') return false;
    if (label ? label.part === part : tells(part, above)) return true;
    if (!label && headerRange(above)) return false;
  }
  return false;
}

function tells(part: JobPart, line: CvLine): boolean {
  const range = headerRange(line);
  if (part === 'dates') return range !== null;
  const names = namingParts(line, 0, range).filter(({ text }) => !isPlace(text) && !isContract(text));
  const titles = names.filter(({ text }) => titleLikeness(text) >= 1.5);
  if (part === 'title') return titles.length > 0;
  return part === 'employer' && range !== null && names.length > titles.length;
}

function isTitle(text: string): boolean {
  const isSentence = text.length > 70 || /[.;,](?![^(]*\))/u.test(text);
  return !isSentence && titleLikeness(text) >= 2 && !looksLikeTask(text);
}

function lacksTitle(line: CvLine): boolean {
  const range = headerRange(line);
  return range !== null && !line.bullet && !namingParts(line, 0, range).some(({ text }) => titleLikeness(text) >= 1.5);
}
