import { type CvLine, itemAfter } from '../lines/read-lines.ts';

type StudyPart = 'degree' | 'school' | 'dates' | 'place';

const labels: readonly (readonly [StudyPart, RegExp])[] = [
  [
    'degree',
    /^(?:dipl[ôo]mes?|formations?|titres?|dipl[ôo]me ou titre)(?: obtenue?s?| pr[ée]par[ée]e?s?| suivies?| vis[ée]e?s?)?$|^intitul[ée](?: (?:du dipl[ôo]me|de la formation|du titre))?$/iu,
  ],
  ['school', /^(?:nom de l[’'])?(?:[ée]tablissements?|[ée]coles?|organismes?|centres?)(?: de formation| scolaire)?$/iu],
  ['dates', /^(?:ann[ée]es?(?: scolaires?)?|dates?|p[ée]riodes?|dur[ée]e|session)(?: d[’']obtention)?$|^obtenu en$/iu],
  ['place', /^(?:lieux?|villes?)$/iu],
];

/**
 * The lines of studies without their labels, « Diplôme : BTS MCO / Établissement : lycée Colbert / Année : 2014 », where
 * labels of two kinds stand; alone, « Formation : deux jours » says what it is.
 */
export function unlabelledStudies(lines: readonly CvLine[]): readonly CvLine[] {
  const told = lines.map(labelled);
  const parts = new Set(told.flatMap((label) => (label ? [label.part] : [])));
  if (!parts.has('degree') || !(parts.has('school') || parts.has('dates'))) return lines;
  return lines.map((line, index) => told[index]?.value ?? line);
}

function labelled(line: CvLine): { part: StudyPart; value: CvLine } | null {
  const opening = /^([^:\t]{3,30}?)\s?:\s*/u.exec(line.text);
  const part = labels.find(([, pattern]) => pattern.test(opening?.[1] ?? ''))?.[0];
  const value = opening && part ? itemAfter(line, opening[0].length) : null;
  return part && value ? { part, value } : null;
}
