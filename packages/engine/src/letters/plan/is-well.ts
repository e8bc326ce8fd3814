import { hasBareNoun } from '../french/bare-noun.ts';

/** A verb whose object has its article, and nothing after it that lacks its own. */
export function isWell(infinitive: string): boolean {
  if (/\p{Extended_Pictographic}|[()«»:]/u.test(infinitive)) return false;
  if (/ et (?!.*?(?:er|ir|re|oir) )(?:\p{Ll}{4,}) (?:au|aux|à|de|du|des|sur|en) /u.test(infinitive)) return false;
  if (hasBareNoun(infinitive)) return false;
  return /^\p{Ll}+(?: et \p{Ll}+(?:er|ir|re|oir))? (?:l[ea]s? |l’|des |d’une? |une? |du |à |aux? |vos |votre |en |avec |sur |\d)/u.test(
    infinitive,
  );
}
