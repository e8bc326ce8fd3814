import { allTerms } from '../../skills/terms.ts';
import { isCommonNoun } from '../../skills/tool-name.ts';
import { isNoun } from './actions.ts';

/** Short words that some acronym is spelled like. */
const words =
  /^(?:ARC|BUS|CAN|DES|EST|ETC|LES|MAC|MAS|PAR|PART|PRO|REST|SEL|SON|TED|VISA|SOFT|STEP|CIEL|EDGE|FAIR|GOLD)$/;

let acronyms: Set<string> | null = null;

/** Whether letters in capitals are an acronym that trades know: « SMUR », « CGEA »; without a vowel they are no word. */
export function isAcronym(word: string): boolean {
  acronyms ??= new Set(
    allTerms().flatMap(({ name, forms }) =>
      [name, ...forms.map(({ text }) => text)].flatMap(
        (text) => text.match(/(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu) ?? [],
      ),
    ),
  );
  if (/^[^AEIOUYÀÂÉÈÊÎÔÛ]{3,5}$/u.test(word)) return true;
  return acronyms.has(word) && !words.test(word) && !isNoun(word.toLowerCase()) && !isCommonNoun(word);
}
