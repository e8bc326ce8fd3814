import { type Piece, say } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';

const copies = /(?<!\p{L})(?:photo)?copies? (du |de votre |de son |des |de vos |de ses )dipl[oô]mes?(?!\p{L})/iu;
/** Where one says what to send, and not what the work is. */
const sending =
  /(?<!\p{L})(?:joindre|joignez|joint|adress\p{L}+|envoy\p{L}+|fourni\p{L}*|transm\p{L}+|déposer|CV|lettre|candidature)(?!\p{L})/iu;

const asking = /^[^\p{L}]*(?:joindre|joignez|merci de|pensez à|adress|envoy|transm|fourni)/iu;

/**
 * The copies of diplomas that the offer wants with the letter, where the CV holds one; null where it wants none. Without them
 * an application may not be looked at.
 */
export function enclosureOf({ input: { offer }, studies, lines }: LetterFacts): Piece | null {
  const held = studies.filter(({ held }) => held !== 'under way');
  if (held.length === 0) return null;
  for (const { part, text, start } of lines) {
    const isDuty = part === 'missions' && !asking.test(text);
    const match = isDuty || !sending.test(text) ? null : copies.exec(text);
    if (!match) continue;
    const from = start + match.index;
    const isMany = /^(?:des|de vos|de ses) $/u.test(match[1] ?? '') && held.length > 1;
    const evidence = [
      ...evidenceAt('offer', offer.text, { start: from, end: from + match[0].length }),
      ...held.flatMap((study) => study.evidence),
    ];
    const own = { text: isMany ? 'mes diplômes' : 'mon diplôme', evidence };
    return say`Vous trouverez ci-joint la copie de ${own}.`;
  }
  return null;
}
