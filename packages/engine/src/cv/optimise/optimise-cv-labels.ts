import type { Span } from '@coach/contracts/span';
import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';

/** Words that head a list of skills and are none: « Logiciels », « Divers ». */
const groups = new Set(
  (
    'divers|autres|outils|outils informatiques|logiciels|langages|langages de programmation|frameworks|technologies|' +
    'methodes|methodologies|techniques|technique|systemes|environnements|environnement|competences|competences cles|' +
    'savoir-faire|domaines|materiel|materiels|equipements|points forts|atouts|principales|connaissances'
  ).split('|'),
);

export function isGroup(text: string): boolean {
  return groups.has(
    foldText(text)
      .replace(/^[^a-z]+|[^a-z]+$/g, '')
      .trim(),
  );
}

/** Words that sort what follows and say nothing of it themselves: « Technique : … », « Outils de gestion : … ». */
const sorting =
  /^(?:(?:outils?|logiciels?|langages?|competences?|savoir-faire)(?: [a-z-]+){1,2}|clients?|gestion|informatique|bureautique|cloud|reseaux?|web|front[ -]?end|back[ -]?end|bases de donnees|metiers?|qualites|specialites?|suivi|systeme|technologie|general|niveaux?)$/;

/** Whether a label only sorts the list behind it; any other says something that the list alone would not. */
export function onlySorts(label: string): boolean {
  return isGroup(label) || sorting.test(foldText(label).trim());
}

/** A label before a colon or a tab with a list behind it, or a word that is always one: « Logiciels Excel, Word ». */
const led = /^([^:\t,;|•·]{1,40})(?::\s|\t(?=[^\t,]*,))/;
const ledByWord = /^((?:Logiciels|Langages|Outils|Frameworks|Divers|Méthodes))\s+(?=\p{Lu}[^,]{0,60},)/u;

/** A label, where what it heads begins, and whether it stands in a column of its own. */
export type Label = { label: string; length: number; isColumn: boolean };

/** The label that opens a line of skills. */
export function labelOf(line: string): Label | null {
  const marker = /^[\s•●▪◦‣·*>.\uE000-\uF8FF–—-]{0,6}/.exec(line)?.[0].length ?? 0;
  const body = line.slice(marker, marker + 120);
  const found = led.exec(body) ?? ledByWord.exec(body);
  if (!found) return null;
  return { label: (found[1] as string).trim(), length: marker + found[0].length, isColumn: found[0].endsWith('\t') };
}

/**
 * The paragraphs of a list that are labels alone on their line: « Outils » over « Git, Docker », again and again, or all
 * labels of a margin and then as many lists.
 */
export function labelsAmong(paragraphs: readonly Span[], text: string): Set<Span> {
  const written = paragraphs.map(({ start, end }) => text.slice(start, end));
  const labels = new Set(paragraphs.filter((_, index) => isGroup(written[index] as string)));
  const runs: Span[][] = [];
  for (let at = 0; at < paragraphs.length; ) {
    const heads = lengthOf(at, isHead);
    const lists = lengthOf(at + heads, isList);
    if (heads > 0 && (heads === 1 ? lists >= 1 : heads === lists)) runs.push(paragraphs.slice(at, at + heads));
    at += Math.max(1, heads + lists);
  }
  const found = runs.flat();
  if (found.length > 1) for (const label of found) labels.add(label);
  return labels;

  function lengthOf(from: number, test: (line: string) => boolean): number {
    let to = from;
    while (to < written.length && test(written[to] as string)) to++;
    return to - from;
  }
}

/** « Serveuse » over a list of what she did is a job that has strayed among the skills. */
function isHead(line: string): boolean {
  if (findTerms(line).some(({ kind, start }) => kind === 'occupation' && start === 0)) return false;
  return line.length <= 30 && /^\p{Lu}/u.test(line) && !/[,;:|•·.()\t\d]/.test(line);
}

function isList(line: string): boolean {
  return line.includes(',') && labelOf(line) === null && /^[\p{L}\d]/u.test(line);
}
