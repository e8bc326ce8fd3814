import { type Piece, say } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';

const copies =
  /(?<!\p{L})(?:photo)?copies? (?:du |de |de la |des |de l[’'])(?:vos |votre |ses |son )?(dipl[oô]me|carte professionnelle|permis|CACES|titre)s?(?!\p{L})/iu;

/** The copy of a paper that the offer wants with the letter, as something the person has ready; null where it wants none. */
export function enclosureOf({ input: { offer, cv } }: LetterFacts): Piece | null {
  const text = offer.text.slice(0, 40_000);
  const match = copies.exec(text);
  const paper = match?.[1]?.toLowerCase().replace('diplome', 'diplôme').replace('caces', 'CACES') ?? '';
  if (!match || (/dipl|titre/.test(paper) && cv.education.length === 0)) return null;
  const own = /s$|(?:vos|des|ses) /u.test(match[0]) ? many(paper) : one(paper);
  const evidence = evidenceAt('offer', offer.text, { start: match.index, end: match.index + match[0].length });
  return say`Je tiens à votre disposition la copie de ${{ text: own, evidence }}, que vous demandez.`;
}

function one(paper: string): string {
  return paper.startsWith('carte') ? `ma ${paper}` : `mon ${paper}`;
}

function many(paper: string): string {
  return `mes ${paper === 'CACES' || paper === 'permis' ? paper : paper.replace(/(?<=\p{Ll})(?= |$)/gu, 's')}`;
}
