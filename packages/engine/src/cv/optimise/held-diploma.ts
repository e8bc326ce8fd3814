import type { Span } from '@coach/contracts/span';
import { fr } from '../../writing/fr.ts';
import type { Building } from './optimise-cv-building.ts';

export const heldReason = fr`un diplôme cité sans réserve est un diplôme obtenu : le mot n’apprend rien de plus.`;

const bracket = / \(([^()]*)\)$/u;
const plainly =
  /^(?:(?:dipl[ôo]me|titre|certificat|certification|examen) )?(?:obtenu|acquis|valid[ée]|d[ée]livr[ée])e?s?$/iu;
/** What is held of these is a part of a diploma, and the word says which. */
const part = /(?<!\p{L})(?:ann[ée]e|niveau|semestre|blocs?|CCP|UE|[LM] ?[123]|partiel\p{L}*)(?!\p{L})/iu;

/**
 * « BTS Banque (obtenu, mention bien) » → « BTS Banque (mention bien) »: diplomas that are not held say so. What is left
 * out is told; `whole` is the course in the CV.
 */
export function withoutHeld({ context, changes, asWritten }: Building, title: string, whole: Span): string {
  const told = bracket.exec(title)?.[1]?.split(', ') ?? [];
  const word = told.find((each) => plainly.test(each));
  if (!word || asWritten || part.test(title)) return title;
  const slice = context.cv.text.slice(whole.start, whole.end);
  const at = slice.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0) return title;
  const span = { start: whole.start + at, end: whole.start + at + word.length };
  const before = context.cv.text.slice(span.start, span.end);
  changes.push({ kind: 'removed', before, span, after: null, reason: heldReason });
  const left = told.filter((each) => each !== word).join(', ');
  return title.replace(bracket, left === '' ? '' : ` (${left})`);
}
