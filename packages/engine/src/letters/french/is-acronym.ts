import { allTerms } from '../../skills/terms.ts';
import { isCommonNoun } from '../../skills/tool-name.ts';
import { isNoun } from './actions.ts';

/** Short words, towns and first names that some acronym is spelled like: « de SES adjoints », « gardien de PHARE ». */
const words =
  /^(?:AIX|ARC|BAD|BREF|BUS|CAN|CARL|CIEL|CLAS|DELTA|DES|DIS|DUE|ECLAT|EDGE|ELISA|EST|ETC|FAIR|GOLD|LAB|LES|LESS|LOTO|MAC|MADE|MAG|MAI|MAS|NET|OMEGA|PAR|PART|PAS|PER|PHARE|POS|PRO|RAG|RAM|RAMEAU|REP|REST|ROI|SAM|SEL|SES|SIS|SOFT|SOLID|SON|STEP|TAR|TED|VIF|VISA)$/;

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
