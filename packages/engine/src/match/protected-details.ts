import type { Span } from '@coach/contracts/span';
import { foldText } from '../text/fold-text.ts';
import { fr } from '../writing/fr.ts';
import type { Line } from './lines.ts';

/** A part of a line that tells what an employer may not ask (Code du travail, L1132-1). */
type ProtectedDetail = Span & { reason: string; line: Line };

const age = fr`votre âge ne regarde pas l’employeur (article L1132-1 du Code du travail), vous pouvez le retirer.`;
const family = fr`votre situation de famille ne regarde pas l’employeur (article L1132-1 du Code du travail), vous pouvez la retirer.`;
const origin = fr`votre nationalité ou votre origine ne regarde pas l’employeur à ce stade (article L1132-1 du Code du travail), vous pouvez la retirer.`;
const photo = fr`une photo n’est jamais nécessaire et peut vous desservir (article L1132-1 du Code du travail).`;
const health = fr`votre santé ne regarde pas l’employeur à ce stade (article L1132-1 du Code du travail) : en parler ou non est votre choix.`;
const beliefs = fr`vos convictions et votre engagement syndical ou politique ne regardent pas l’employeur (article L1132-1 du Code du travail).`;

const kinds: [RegExp, string][] = [
  [/^\W{0,3}(?:age ?:? ?)?\d{2} ans\W{0,3}$/, age],
  [/^\W{0,3}(?:nee? (?:le|en|a) |date (?:et lieu )?de naissance|age ?:)/, age],
  [/^\W{0,3}nee? ?:? \d/, age],
  [/^\W{0,3}(?:situation (?:familiale|de famille)|etat civil|statut marital)\b/, family],
  [
    /^\W{0,3}(?:celibataire|mariee?|divorcee?|pacsee?|veufs?|veuve|concubinage|en couple|vie maritale)\b[^.]{0,30}$/,
    family,
  ],
  [/^\W{0,3}(?:\d|un|une|deux|trois|quatre|cinq|sans) enfants?\b[^.]{0,30}$/, family],
  [/^\W{0,3}(?:(?:mere|pere) de|maman de|papa de)\b[^.]{0,50}$/, family],
  [/^\W{0,3}(?:nationalite|de nationalite)\b/, origin],
  [/^\W{0,3}(?:titre de sejour|origine)\b ?:?/, origin],
  [/^\W{0,3}photo(?:graphie)?(?: d.identite)?\W{0,3}$/, photo],
  [/^\W{0,3}(?:sante|handicap|groupe sanguin) ?:/, health],
  [/^\W{0,3}(?:religion|confession|opinions? politiques?|syndicat) ?:/, beliefs],
];

/** The protected details told outside jobs and studies, part by part, and family leaves, in order. */
export function findProtectedDetails(lines: readonly Line[]): ProtectedDetail[] {
  const found: ProtectedDetail[] = [];
  for (const line of lines) {
    if (line.heading) continue;
    const leave = leaveOf(line);
    if (leave) found.push(leave);
    if (leave || line.section === 'experience' || line.section === 'education') continue;
    for (const part of partsOf(line)) {
      const folded = foldText(line.text.slice(part.start - line.start, part.end - line.start)).slice(0, 120);
      const reason = kinds.find(([words]) => words.test(folded))?.[1];
      if (reason) found.push({ ...part, reason, line });
    }
  }
  return found;
}

/** « Congé parental, 2012-2014 », dates included: it stands among the jobs. */
function leaveOf(line: Line): ProtectedDetail | null {
  const isLeave = line.text.length < 80 && familyLeave.test(foldText(line.text));
  return isLeave ? { start: line.start, end: line.end, reason: family, line } : null;
}

const familyLeave =
  /^\W{0,3}(?:(?:19|20)\d\d\W{1,3}){0,2}(?:conge (?:parental|de maternite|maternite|de paternite|paternite)|arret maladie)\b/;

/** The parts of a line: what stands between dashes, bars, bullets, commas and semicolons. */
export function partsOf(line: Line): Span[] {
  const parts: Span[] = [];
  const separator = /\s[-–—]\s|[|•·;,]|\t| {3,}/g;
  let from = 0;
  const text = line.text.slice(0, 500);
  for (let match = separator.exec(text); match; match = separator.exec(text)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(line.text.length);
  return parts;

  function push(to: number): void {
    let start = from;
    let end = to;
    while (start < end && /\s/.test(line.text[start] as string)) start++;
    while (end > start && /\s/.test(line.text[end - 1] as string)) end--;
    if (end > start) parts.push({ start: line.start + start, end: line.start + end });
  }
}
