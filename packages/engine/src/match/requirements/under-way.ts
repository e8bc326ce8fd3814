import type { Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { foldText } from '../../text/fold-text.ts';
import type { CvReading } from '../context.ts';

const unfinished =
  /en cours|abandonn|interromp|arret|non (?:obtenu|valid)|pas (?:obtenu|valid|eu)|en preparation|1re annee seulement/;

/** « Master 1, laissé au deuxième semestre », « licence : candidature retenue, non suivie » */
const givenUp =
  /\b(?:abandonn|interromp|laissee? |non (?:suivie?|obtenue?|validee?|terminee?)|pas (?:terminee?|validee?|obtenue?)|inachevee?)/;

/**
 * Whether studies are all that proves a requirement and none of them is finished. For a diploma what the studies say
 * decides; for the rest all must be told there, and given up in so many words.
 */
export function isUnderWay({ cv }: CvReading, kind: Requirement['kind'], proofs: readonly { span: Span }[]): boolean {
  const entries = cv.education.flatMap(({ obtained, status }, index) => {
    const span = cv.spans[`education.${index}`] ?? cv.spans[`education.${index}.degree`];
    return span ? [{ isOpen: obtained === false || status === 'under_way' || status === 'interrupted', span }] : [];
  });
  const told = proofs.map(({ span }) => ({
    proof: span,
    entry: entries.find((each) => span.start >= each.span.start && span.start < each.span.end),
  }));
  const studied = told.flatMap(({ proof, entry }) => (entry ? [{ proof, ...entry }] : []));
  if (kind !== 'diploma' && studied.length < told.length) return false;
  const isOpen = (each: (typeof studied)[number]) => {
    const line = foldText(lineAround(cv.text, each.proof));
    return kind === 'diploma' ? each.isOpen || givenUp.test(line) : each.isOpen && unfinished.test(line);
  };
  return studied.length > 0 && studied.every(isOpen);
}

function lineAround(text: string, { start, end }: Span): string {
  const newline = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start) + 1, newline < 0 ? text.length : newline).slice(0, 400);
}
