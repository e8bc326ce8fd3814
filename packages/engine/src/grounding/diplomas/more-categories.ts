import { foldText } from '../../text/fold-text.ts';
import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { codeAlone } from '../text/code-alone.ts';
import { tokenAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';

const codes = '(?:[ivx]{1,4}|\\d[a-z]?|[a-z])';
const categories = new RegExp(
  `\\b(?:cat(?:egorie)?s?\\.?|r ?4\\d\\d) (${codes}(?:(?:, | et | ou |/)${codes}(?![a-z\\d]))*)(?![a-z\\d])`,
  'g',
);

/** « CACES R482 catégories A et F » of one who holds A alone: each code has to stand where documents tell categories. */
export function moreCategories({ reading, marks, own }: CheckContext): Finding[] {
  const { folded, text, stems, tokens } = reading;
  return [...folded.matchAll(categories)].flatMap(({ index, 0: written, 1: listed = '' }): Finding[] => {
    if (marks[index] !== stances.self) return [];
    const at = tokenAt(tokens, index);
    const told = /^r/.test(written)
      ? linesOn(own, stems[at] as string)
      : categoriesTold(own, new Set(stems.slice(Math.max(0, at - 8), at)));
    if (told === '') return [];
    const from = index + written.length - listed.length;
    return [...listed.matchAll(/[a-z\d]+/g)].flatMap(({ index: place, 0: code }): Finding[] => {
      const [start, end] = [from + place, from + place + code.length];
      // « le R489 à jour »: behind the number alone, a category is written in capitals.
      if (/^r/.test(written) && !/^[A-Z\d]/.test(text.slice(start, end))) return [];
      if (code === 'et' || code === 'ou' || codeAlone(code).test(told)) return [];
      return [{ kind: 'certification', start, end, reason: reasons.skill(text.slice(start, end)) }];
    });
  });
}

/** « CACES R482 cat. A »: the lines that tell a number, where categories stand on them. */
function linesOn({ linesOfStem, writtenLine }: CheckContext['own'], number: string): string {
  const lines = [...(linesOfStem.get(number) ?? [])].map(writtenLine);
  return lines.every((line) => codeOf.test(line)) ? lines.join(' ') : '';
}

const codeOf = /(?<![\p{L}\d])(?:[A-G]\d?|\d[AB]?)(?![\p{L}\d])/u;

/** The lines of the documents that tell categories, those that share a word with the claim if there are any. */
function categoriesTold(
  { reading, linesOfStem, writtenLine }: CheckContext['own'],
  words: ReadonlySet<string>,
): string {
  const lines = [...new Set([...(linesOfStem.get('categori') ?? []), ...(linesOfStem.get('cat') ?? [])])];
  if (reading.folded === '' || lines.length === 0) return '';
  const related = lines.filter((line) =>
    [...words].some((word) => word.length > 3 && !isSmallWord(word) && linesOfStem.get(word)?.has(line)),
  );
  // « (catégorie A), 2025 : admissible, non admise »: a category that was not reached.
  return (related.length > 0 ? related : lines)
    .map(writtenLine)
    .filter((line) => !unreached.test(foldText(line)))
    .join(' ');
}

const unreached = /\b(?:admissible|non (?:admis|recu|obtenu|valid)\w*|echoue\w*|refuse\w*|ajourne\w*)\b/;
