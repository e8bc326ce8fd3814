import type { LetterFacts } from '../facts/letter-facts.ts';
import type { Piece } from '../piece.ts';

/** « conçoit des équipements pour la construction navale », to stand after « une structure qui ». */
export type EmployerDoes = Piece;

const longest = 13;
const shortest = 3;

/** One thing the offer tells of its employer, short, and only what that employer does. */
export function employerDoes({ employer, company }: LetterFacts): EmployerDoes | null {
  if (!company) return null;
  for (const { predicate, evidence } of employer) {
    const does = predicate && shortened(predicate);
    if (does && verb.test(does)) return { text: does, evidence };
  }
  return null;
}

const verb = /^(?!est\b)\p{Ll}{2,}e |^(?:conçoit|construit|vend|produit|soutient|réunit|entretient|fournit)/u;

function shortened(predicate: string): string | null {
  const head = predicate.split(/, | : |\u00a0: /)[0] ?? predicate;
  const count = head.split(' ').length;
  // « conçoit, fabrique et pose des fenêtres »: the first verb alone says nothing.
  return count >= shortest && count <= longest ? head : null;
}
