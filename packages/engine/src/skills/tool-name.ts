import plain from '../../data/plain-nouns.json' with { type: 'json' };
import { allTerms } from './terms.ts';

let small: Set<string> | null = null;

/** Whether the gazetteer writes a word small somewhere: « Tonte » is a common noun, « Excel » a name. */
export function isCommonNoun(word: string): boolean {
  small ??= new Set(allTerms().flatMap(({ name }) => name.match(/(?<![\p{L}])\p{Ll}{4,}/gu) ?? []));
  const lower = word.toLowerCase();
  return small.has(lower) || small.has(lower.replace(/s$/, ''));
}

const plainNouns: ReadonlySet<string> = new Set(plain.nouns);
let names: Set<string> | null = null;

let pairs: Set<string> | null = null;

/** Whether a text opens on a name of two words: « Active Directory, GPO », « Sage X3 ». */
export function opensOnName(text: string): boolean {
  pairs ??= new Set(
    allTerms().flatMap(({ name }) => {
      const [first = '', second = ''] = name.split(' ');
      return /^\p{Lu}/u.test(second) && !isCommonNoun(first) ? [`${first} ${second}`] : [];
    }),
  );
  const [, pair = ''] = /^(\S+ [^\s,;(]+)/u.exec(text) ?? [];
  return pairs.has(pair) || /^\p{Lu}\p{Ll}+ \p{Lu}\d/u.test(pair);
}

/** Whether a word is the name of a tool or a norm: « Excel », « SolidWorks ». */
export function isToolName(word: string): boolean {
  names ??= new Set(
    allTerms().flatMap(({ name, kind }) => {
      if (kind === 'occupation' || kind === 'soft' || plainNouns.has(name.toLowerCase())) return [];
      const isSingle = !/[\s’'éèêàâîôû]/i.test(name);
      return isSingle && /^\p{Lu}/u.test(name) && !isCommonNoun(name) ? [name] : [];
    }),
  );
  if (/^\p{L}.*[\p{Lu}\d]/u.test(word)) return true;
  return names.has(word) && !isCommonNoun(word) && !/(?:s|ion|ment|age|ure|eur|eau|ie)$/.test(word);
}
