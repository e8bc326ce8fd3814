import type { Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { foldText } from '../../text/fold-text.ts';
import type { CvReading } from '../context.ts';

const unfinished =
  /en cours|abandonn|interromp|arret|non (?:obtenu|valid)|pas (?:obtenu|valid|eu)|en preparation|1re annee seulement|validation partielle|partiellement valide|non soutenue?/;

/** « CAFERUIS, entrée en formation en janvier, certification attendue en 2027 » */
const pending = /entree en formation|\b(?:attendue?|prevue?|visee?) (?:en|pour|fin|debut)\b/;

/** « Master 1, laissé au deuxième semestre », « licence : candidature retenue, non suivie » */
const givenUp =
  /\b(?:abandonn|interromp|laissee? |non (?:suivie?|obtenue?|validee?|terminee?)|pas (?:terminee?|validee?|obtenue?)|inachevee?|validation partielle|partiellement valide|non soutenue?)/;

/**
 * Whether studies are all that proves a requirement and none of them is finished. For a diploma what the studies say
 * decides; for the rest all must be told there, and given up in so many words.
 */
export function isUnderWay(
  { cv, today }: CvReading,
  { kind, term }: Pick<Requirement, 'kind' | 'term'>,
  proofs: readonly { span: Span }[],
): boolean {
  const isDiploma = kind === 'diploma' || title.test(foldText(term));
  const entries = cv.education.flatMap(({ obtained, status, year }, index) => {
    const span = cv.spans[`education.${index}`] ?? cv.spans[`education.${index}.degree`];
    // « 2025 – 2027 » in 2026: nobody has it yet.
    const isToCome = today !== '' && year !== null && year > today.slice(0, 4);
    const isOpen = obtained === false || status === 'under_way' || status === 'interrupted' || isToCome;
    return span ? [{ isOpen, span }] : [];
  });
  const told = proofs.map(({ span }) => ({
    proof: span,
    entry: entries.find((each) => span.start >= each.span.start && span.start < each.span.end),
  }));
  const studied = told.flatMap(({ proof, entry }) =>
    entry ? [{ proof, isOpen: entry.isOpen, span: entry.span }] : [],
  );
  if (!isDiploma && studied.length < told.length) return false;
  const isOpen = (each: (typeof studied)[number]) => {
    const line = foldText(lineAround(cv.text, each.proof, each.span));
    return isDiploma
      ? each.isOpen || givenUp.test(line) || pending.test(line)
      : each.isOpen && (unfinished.test(line) || pending.test(line));
  };
  return studied.length > 0 && studied.every(isOpen);
}

/** « licence d’optométrie » is a diploma, by whatever words the offer names it. */
const title =
  /^(?:licence|master|mastere|bachelor|bts|but|dut|diu?|du|cap|bac|mba|doctorat|diplome|titre|certificat|agregation)\b/;

/** The lines of a proof, and those behind them that tell of the same studies. */
function lineAround(text: string, { start, end }: Span, entry: Span): string {
  const newline = text.indexOf('\n', Math.max(end, entry.end));
  return text.slice(text.lastIndexOf('\n', start) + 1, newline < 0 ? text.length : newline).slice(0, 400);
}
