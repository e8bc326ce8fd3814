import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';

const length = '(?:(?:une?|deux|trois|quatre|cinq|six|\\d+) (?:jours?|semaines?|mois)|quelques (?:jours|semaines)) ';
const given = '(?:est |sera |vous est |vous sera )?(?:prévue?|assurée?|proposée?|offerte?|dispensée?)';

/** What an employer says they provide for whoever begins, as a time to learn: only where the words announce it. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${length}de passation|passation (?:avec|${given})`, 'iu'), 'pendant la passation'],
  [
    new RegExp(`${length}(?:de|en) doubl(?:ure|on)|doubl(?:ure|on) (?:avec|${given}|pendant)`, 'iu'),
    'pendant la période de doublure',
  ],
  [
    new RegExp(
      `(?:vous (?:suivrez|bénéficie[rz]z?|aurez|serez)[^.;\\n]{0,40}|votre |un )parcours d[’']intégration|parcours d[’']intégration (?:de |${given})`,
      'iu',
    ),
    'pendant votre parcours d’intégration',
  ],
  [new RegExp(`${length}d[’']intégration`, 'iu'), 'pendant l’intégration que vous prévoyez'],
  [
    new RegExp(
      `formation (?:interne|complète|au poste|à la prise de poste|aux (?:logiciels|outils|produits))?[^.;\\n]{0,30}${given}(?![\\p{L}])`,
      'iu',
    ),
    'pendant la formation que vous prévoyez',
  ],
];

const denied = /(?<!\p{L})(?:aucune?|pas d[e’']|sans|ni)(?!\p{L})[^.;\n]*$/iu;

/** When what is lacking would be learnt, in what the offer itself announces; null where it announces nothing. */
export function remedyOf({ input: { offer }, lines }: LetterFacts): Piece | null {
  for (const [pattern, said] of remedies)
    for (const { part, text, start } of lines) {
      const match = part === 'missions' ? null : pattern.exec(text);
      if (!match || denied.test(text.slice(0, match.index)) || /marchés|commandes|consignes/.test(text)) continue;
      const from = start + match.index;
      return { text: said, evidence: evidenceAt('offer', offer.text, { start: from, end: from + match[0].length }) };
    }
  return null;
}
