import type { Span } from '@coach/contracts/span';
import { fr } from '../../../writing/fr.ts';
import type { Context } from '../../context.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

/** Words that French may double: « nous nous », « vous vous ». */
const mayDouble = new Set(['nous', 'vous', 'bora', 'tam', 'cha', 'pom']);
const maxFound = 5;

export const noDoubledWord: CriterionDefinition = {
  id: 'no-doubled-word',
  family: 'writing',
  label: 'Relecture',
  about: 'Pas de mot écrit deux fois de suite.',
  weight: 0.3,
  check: (context) => {
    const doubled = doubledWords(context);
    const first = doubled[0];
    if (!first) return judged(1, [], fr`Aucun mot en double.`);
    return judged(
      1 - doubled.length / 3,
      cvQuotes(context, doubled),
      fr`Ligne « ${context.cv.text.slice(first.start, first.end)} » : un mot est écrit deux fois.`,
    );
  },
};

function doubledWords({ words: { tokens }, live }: Context): Span[] {
  const found: Span[] = [];
  for (let index = 1; index < tokens.length && found.length < maxFound; index++) {
    const word = tokens[index];
    const before = tokens[index - 1];
    if (!word || !before || word.key !== before.key || word.key.length < 2 || word.key.length > 40) continue;
    if (/\d/.test(word.key) || mayDouble.has(word.key) || live.slice(before.end, word.start) !== ' ') continue;
    found.push({ start: before.start, end: word.end });
  }
  return found;
}
