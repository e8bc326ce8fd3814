import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';

/** What an employer offers whoever has something to learn, as a time to learn it. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})passation(?!\p{L})/iu, 'pendant la passation'],
  [/(?<!\p{L})(?:en doublon|doublures?|en doublure)(?!\p{L})/iu, 'pendant la période de doublure'],
  [/parcours d[’']intégration/iu, 'pendant votre parcours d’intégration'],
  [/(?:mois|semaines?|période|phase) d[’']intégration/iu, 'pendant l’intégration que vous prévoyez'],
  [
    /formation (?:interne|initiale|assurée|complète|prévue|de prise de poste|à la prise de poste|au poste)(?!\p{L})/iu,
    'grâce à la formation que vous assurez',
  ],
  [/(?<!\p{L})(?:tuteur|tutrice|tutorat|parrain|parrainage|marraine)(?!\p{L})/iu, 'avec l’appui que vous prévoyez'],
];

/** « tuteur de stagiaires »: one the post itself is to be. */
const isDuty =
  /(?:serez|être|comme|rôle de|assurer (?:le|un)|encadr\p{L}+|formation) (?:le |la |un |une |en tant que )?$/iu;

/** When what is lacking would be learnt, in what the offer itself tells; null where it tells nothing. */
export function remedyOf({ input: { offer } }: LetterFacts): Piece | null {
  const text = offer.text.slice(0, 40_000);
  for (const [pattern, said] of remedies) {
    const match = pattern.exec(text);
    if (!match || isDuty.test(text.slice(Math.max(0, match.index - 24), match.index))) continue;
    return {
      text: said,
      evidence: evidenceAt('offer', offer.text, { start: match.index, end: match.index + match[0].length }),
    };
  }
  return null;
}
