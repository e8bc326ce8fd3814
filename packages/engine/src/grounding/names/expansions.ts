import acronyms from '../../../data/acronyms.json' with { type: 'json' };
import { foldWord } from '../../text/fold-text.ts';
import { lazily } from '../../text/lazily.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { phraseOf } from '../facts/phrase-of.ts';
import { tokenAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';

/** What initials stand for: the stems of their telling words, by the first of them and by the initials. */
type Expansion = { initials: string; stems: string[] };

const known = lazily(() => {
  const byFirst = new Map<string, Expansion[]>();
  const byInitials = new Map<string, Expansion[]>();
  const add = (map: Map<string, Expansion[]>, key: string, each: Expansion) =>
    map.set(key, [...(map.get(key) ?? []), each]);
  for (const line of acronyms) {
    const [written = '', ...phrases] = line.split(';').map((each) => each.trim());
    const initials = foldWord(written);
    for (const phrase of phrases) {
      const stems = phraseOf(phrase);
      const each = { initials, stems };
      if (stems.length < least) continue;
      add(byFirst, stems[0] as string, each);
      add(byInitials, initials, each);
    }
  }
  return { byFirst, byInitials };
});

const none: ReadonlySet<string> = new Set();
const asWords = lazily(
  () => new Map([...known().byInitials].map(([key, all]) => [key, new Set(all.flatMap(({ stems }) => stems))])),
);

/** The stems of all the words that initials may stand for. */
export function wordsOfInitials(initials: string): ReadonlySet<string> {
  return asWords().get(initials) ?? none;
}

/** One word stands for too much: « logiciel » is no « ERP ». */
const least = 2;
const back = 6;

/**
 * « délégué à la protection des données » of documents that write « DPO », « accompagnante d’élèves en situation de handicap »
 * of an « AESH »: whether a stretch of a text lies within words that initials of the documents stand for, in either gender.
 */
export function isSpelledOut(
  { reading: { tokens, stems } }: CheckContext,
  { capitals, words }: Facts,
  { start, end }: { start: number; end: number },
  isToldSo = (initials: string) => capitals.has(initials) || (/\d/.test(initials) && words.has(initials)),
): boolean {
  const first = tokenAt(tokens, start);
  for (let from = first; from >= Math.max(0, first - back); from--)
    for (const expansion of known().byFirst.get(stems[from] as string) ?? [])
      if (isToldSo(expansion.initials) && (endOf(tokens, stems, from, expansion.stems) ?? -1) >= end) return true;
  return false;
}

/** Where a phrase ends that begins at a word, small words left out; null where it does not stand there. */
function endOf(
  tokens: CheckContext['reading']['tokens'],
  stems: readonly string[],
  from: number,
  phrase: readonly string[],
): number | null {
  let at = from;
  for (const [step, wanted] of phrase.entries()) {
    while (step > 0 && at < tokens.length && isSmallWord(tokens[at]?.key ?? '')) at++;
    if (stems[at] !== wanted) return null;
    at++;
  }
  return tokens[at - 1]?.end ?? null;
}

/** « DPO » of documents that spell it out on one line and never write it. */
export function isShortFor({ linesOfStem, words }: Facts, key: string): boolean {
  if (words.has(key)) return false;
  return (known().byInitials.get(key) ?? []).some(({ stems: [first = '', ...others] }) =>
    [...(linesOfStem.get(first) ?? [])].some((line) => others.every((word) => linesOfStem.get(word)?.has(line))),
  );
}
