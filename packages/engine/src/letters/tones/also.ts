import { capitalised } from '../french/typeset.ts';
import { type Piece, reworded, say } from '../piece.ts';

export const cap = (piece: Piece): Piece => reworded(piece, capitalised);

/** The clause as a sentence. */
export const plainly = (clause: Piece): Piece => say`${cap(clause)}.`;

/** « J’ai également contrôlé … », « Je tiens également … »; null where the word has no place. */
export function withAdverb(adverb: string): (clause: Piece) => Piece | null {
  return (clause) => {
    const match = /^(j’ai |j’|je )(\p{Ll}+)( .+)$/su.exec(clause.text);
    if (!match || /^je n/.test(clause.text) || /^ et /.test(match[3] ?? '')) return null;
    const [, subject = '', verb = '', rest = ''] = match;
    const text = subject === 'j’ai ' ? `j’ai ${adverb} ${verb}${rest}` : `${subject}${verb} ${adverb}${rest}`;
    return say`${cap({ text, evidence: clause.evidence })}.`;
  };
}
