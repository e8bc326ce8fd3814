import { tokenise } from '../../text/tokenise.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { sharesWords } from '../words/shares-words.ts';
import { isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';
import { readNumber } from './read-number.ts';
import { sameValue } from './tellers-of.ts';

const lacking =
  /\b(?:indisponib|inoccup|insatisf|absent|absence|arrets?\b|pannes?\b|echec|echou|perte|perd|rate[es]?\b|manqu|vacan|vide|hors service|en retard|reste\b|autres?\b)/;
const most = 300;

/** « l’indisponibilité est tombée à 7 % » of a « taux de disponibilité : 93 % »: what is left of a hundred. */
export function isComplement(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.kind !== 'percentage' || claim.value <= 0 || claim.value >= 100) return false;
  const { folded, sentences } = context.reading;
  const { start, end } = sentences[sentenceAt(sentences, claim.start)] as Sentence;
  if (!lacking.test(folded.slice(Math.max(start, claim.start - 120), Math.min(end, claim.end + 120)))) return false;
  return facts.quantities
    .slice(0, most)
    .some(
      ({ fact, line }) =>
        fact.kind === 'percentage' &&
        sameValue(claim, { ...fact, value: 100 - fact.value }) &&
        sharesWords(context, facts, claim, line),
    );
}

/** « trois clients » of « chez un fournisseur d’énergie et deux mutuelles »: one, and as many again. */
export function isOneAndMore(facts: Facts, { kind, value, nounClass, hedge }: Quantity): boolean {
  if (kind !== 'number' || hedge !== 'exact' || value < 2 || !anybody.has(nounClass)) return false;
  return facts.quantities
    .slice(0, most)
    .some(
      ({ fact }) =>
        fact.kind === 'number' &&
        fact.value === value - 1 &&
        (fact.nounClass === null || anybody.has(fact.nounClass)) &&
        /\b(?:chez|pour|a|dans|aupres d'|avec) ?une? [a-z][a-z' -]{2,40} et (?:de |d'|chez |pour )?$/.test(
          facts.reading.folded.slice(Math.max(0, fact.start - 70), fact.start),
        ),
    );
}

const anybody = new Set<Quantity['nounClass']>(['served', 'firm', 'place']);

const eachYear = /^ [^.;:,]{0,40}?\b(?:par|chaque) (?:an|annee)\b/;
const inYears = /^[^.;:\n]{0,40}?\b(?:en|sur) (deux|trois|quatre|cinq|six|\d) ans\b/;

/** « trois mille abonnés de plus chaque année » of nine thousand in three years. */
export function isYearly({ reading: { folded } }: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.kind === 'percentage' || !eachYear.test(folded.slice(claim.end, claim.end + 60))) return false;
  return facts.quantities.slice(0, most).some(({ fact }) => {
    const written = inYears.exec(facts.reading.folded.slice(fact.end, fact.end + 60))?.[1];
    const years = written ? (readNumber(written, tokenise(written), 0)?.value ?? 0) : 0;
    const isSame = fact.kind === claim.kind && fact.nouns.some((told) => claim.nouns.some((noun) => isKin(noun, told)));
    return years > 1 && isSame && Math.abs(fact.value / years - claim.value) <= claim.value * 0.1;
  });
}
