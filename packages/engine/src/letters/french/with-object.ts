import { genderOf, isNoun } from './actions.ts';
import { genderInLexicon } from './lexicon-gender.ts';

/** « conduire tracteur » → « conduire un tracteur »; null for a noun whose gender nobody knows. */
export function withObject(text: string): string | null {
  const [verb = '', noun = '', ...rest] = text.split(' ');
  if (!/^\p{Ll}[\p{Ll}-]{2,}$/u.test(noun) || determined.test(noun)) return text;
  if (/[sx]$/u.test(noun) && !isNoun(noun)) return [verb, 'des', noun, ...rest].join(' ');
  const gender = genderInLexicon(noun, '') ?? (isNoun(noun) ? genderOf(noun) : null);
  return gender === null ? null : [verb, gender === 'f' ? 'une' : 'un', noun, ...rest].join(' ');
}

/** What stands before a noun, or after a verb that has no object. */
const determined =
  /^(?:l[ae]s?|une?|des|du|de|aux?|à|en|sur|sous|avec|par|pour|dans|chez|et|ou|mes|nos|ses|leurs?|tous|toutes?|plusieurs|deux|trois|quatre|vite|bien|seule?)$/u;
