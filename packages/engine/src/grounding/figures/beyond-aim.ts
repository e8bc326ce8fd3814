import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { sentenceAt } from '../text/read-text.ts';
import type { Quantity } from './quantity.ts';

const beyond =
  /^ (?:au-dela|au-dessus|au dela|au dessus|de plus|de mieux|en plus|de depassement|d'avance)\b|^ (?:[a-z]+ ){0,2}(?:objectif|cible|quota)/;
const short = /^ (?:en dessous|en deca|au-dessous|sous|de moins)\b/;
const aims = /\b(?:objectif|cible|quota|but|prevision|plan|budget|attendu|fixe)/;

/** « 21 % au-delà de la cible » of objectives met at 121 %, « 6 % sous la cible » of 94 %. */
export function isBeyondAim(
  { reading: { folded, sentences } }: CheckContext,
  { quantities }: Facts,
  { start, end, value }: Quantity,
): boolean {
  const sentence = sentences[sentenceAt(sentences, start)];
  const said = folded.slice(Math.max(sentence?.start ?? 0, start - 120), Math.min(sentence?.end ?? end, end + 80));
  const after = folded.slice(end, end + 40);
  const before = folded.slice(Math.max(0, start - 40), start);
  const isOver = beyond.test(after) || /\b(?:depass|excede|surpass)[a-z]* [^.;:]{0,30}$/.test(before);
  if (!aims.test(said) || !(isOver || short.test(after))) return false;
  const whole = isOver ? 100 + value : 100 - value;
  return quantities.some(({ fact }) => fact.kind === 'percentage' && Math.abs(fact.value - whole) < 0.01);
}
