import type { CvLine } from '../lines/read-lines.ts';
import { namingParts } from '../sections/entry-windows.ts';
import { headerRange } from '../sections/header-parts.ts';
import { isPlace, titleLikeness } from '../sections/judge-part.ts';
import { looksLikeTask } from './looks-like-task.ts';
import { type JobPart, labelledPart } from './part-labels.ts';

/**
 * The lines of a section without the labels of single lines: « Entreprise : Zinguerie Roux », « Missions : accueil,
 * devis ». Behind « Missions : » may stand the title, below a line that tells the employer and the dates alone: « Garage
 * Lemoine, Dole  2019 – 2022 » over « Missions : Mécanicien poids lourds ».
 */
export function unlabelled(lines: readonly CvLine[]): CvLine[] {
  return lines.map((line, index) => {
    const label = line.bullet ? null : labelledPart(line);
    return label?.value ? withoutLabel(line, label.part, label.value, lines[index - 1]) : line;
  });
}

function withoutLabel(line: CvLine, part: JobPart, value: CvLine, above: CvLine | undefined): CvLine {
  if (part === 'results') return { ...line, bullet: true };
  if (part === 'tasks') return { ...value, bullet: !(above && isTitle(value.text) && lacksTitle(above)) };
  return part !== 'place' || isPlace(value.text) ? { ...value, gap: line.gap } : line;
}

function isTitle(text: string): boolean {
  const isSentence = text.length > 70 || /[.;,](?![^(]*\))/u.test(text);
  return !isSentence && titleLikeness(text) >= 2 && !looksLikeTask(text);
}

function lacksTitle(line: CvLine): boolean {
  const range = headerRange(line);
  return range !== null && !line.bullet && !namingParts(line, 0, range).some(({ text }) => titleLikeness(text) >= 1.5);
}
