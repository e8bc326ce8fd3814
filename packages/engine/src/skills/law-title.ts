import { foldText } from '../text/fold-text.ts';

const law =
  /\b(?:avocate?s?|juristes?|juridique|barreau|contentieux|droit (?:des?|du|de|social|prive|public|civil|penal|fiscal|commercial))\b/;
const garden = /\b(?:paysag\w*|jardin\w*|espaces verts|vitic\w*|agricole\w*|horticol\w*|elevage|maraich\w*)\b/;

type Placed = { name: string; start: number; end: number };

/**
 * « CAPA » is the lawyers’ certificate where a text speaks of law, and the gardeners’ diploma elsewhere.
 */
export function withLawyersTitle<Found extends Placed>(found: Found[], text: string): Found[] {
  const isBare = ({ start, end }: Placed) => end - start === 4 && text.slice(start, end) === 'CAPA';
  if (!found.some(isBare)) return found;
  const folded = foldText(text);
  if (!law.test(folded) || garden.test(folded)) return found;
  return found.map((one) => (isBare(one) ? { ...one, name: 'CAPA avocat' } : one));
}
