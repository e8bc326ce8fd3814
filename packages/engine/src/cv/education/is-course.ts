import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { isDegree } from './degree-words.ts';

const opening =
  /^(?:formations?|stages?|recyclage|perfectionnement|habilitation|attestation|module|sensibilisation|initiation|seminaire|atelier|mooc|e-learning|certificat de formation|certification|capacite|agrement|actualisation|mise a niveau|remise a niveau|cours de|brevet de secour\w*|parcours de formation|journees?|habilitations?)\b/;
const duration = /\b\d{1,3} ?(?:heures?|h|jours?|j|demi-journees?|semaines?)\b/;

const listOpening =
  /^(?:autres? )?(?:formations?|stages?|perfectionnements?|modules?)(?: (?:courtes?|continues?|compl[ée]mentaires?|internes?|suivies?|diverses?|de perfectionnement))?\s?: /iu;

/** « Formations courtes : Lean management (2019), SST (2025) » lists several. */
export function listsCourses(line: CvLine): { text: string; start: number }[] {
  const at = listOpening.exec(line.text)?.[0].length ?? 0;
  if (at === 0 || isDegree(line.text.slice(at))) return [];
  return [...line.text.slice(at).matchAll(/(?:[^,;(]|\([^()]{0,80}\))+/gu)].flatMap((match) => {
    const text = match[0].replace(/\s*\([^()]*\)\s*$/u, '').trim();
    const start = line.start + at + match.index + (match[0].length - match[0].trimStart().length);
    return /\p{L}{3}/u.test(text) ? [{ text, start }] : [];
  });
}

/** A short course, which stands with the certificates: told by its length, or by what it opens on. */
export function isCourse(lines: readonly CvLine[], degree: string): boolean {
  const folded = foldText(degree);
  const words = folded.replace(/^(?:formations?|stages?) ?/, '');
  if (/^(?:remise|mise) a niveau|\bcertified\b/.test(folded)) return true;
  if (isDegree(words)) return false;
  if (duration.test(foldText(lines.map((line) => line.text).join(' ')))) return true;
  if (!opening.test(folded)) return false;
  // « Formation de secrétaire médicale » prepares a trade.
  return !findTerms(degree).some(({ kind }) => kind === 'occupation');
}
