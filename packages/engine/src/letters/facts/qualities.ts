import { silenceReader } from '../../match/silent-spans.ts';
import { foldText } from '../../text/fold-text.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';

const most = 3;

/** Qualities the CV names under a heading of their own, as it writes them: « ponctuelle », « sens de l’accueil ». */
export function qualitiesOf({ context, input: { cv } }: LetterFacts): Piece[] {
  const names = foldText(cv.contact.fullName ?? '').split(/[\s-]+/);
  const isSilent = silenceReader(context);
  return context.lines
    .filter((line) => line.section === 'soft' && !line.heading && !isSilent(line) && isQuality(line.text, names))
    .slice(0, most)
    .map(
      ({ text, start, end }): Piece => ({
        text: uncapitalised(typeset(text.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, ''))),
        evidence: evidenceAt('cv', cv.text, { start, end }),
      }),
    )
    .filter(({ text }) => text.length > 3);
}

/** How one travels, what one has or who one is stands in the same column at times, and is no quality. */
const other =
  /\b(?:permis|voitures?|vehicules?|velo|bus|metro|rer|tram|navigo|scooter|transports?|mobile|mobilite|disponible|je|j'ai|pas de|tel|mail)\b|\d|@/;

function isQuality(text: string, names: readonly string[]): boolean {
  const folded = foldText(text).trim();
  if (text.length > 60 || /[:.!?]/.test(text) || other.test(folded)) return false;
  return !folded.split(/[\s-]+/).some((word) => word.length > 2 && names.includes(word));
}
