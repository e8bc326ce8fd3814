import type { CheckContext } from '../context.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import type { DateMention } from './find-date-mentions.ts';

const longest = 160;
/** A word that more lines hold tells of none of them. */
const mostLines = 2;

/**
 * « En 2021, je me suis formée aux lentilles rigides et à l’orthokératologie » where the one line that tells of both gives
 * 2023, and nothing in the sentence stands on a line of 2021: the words that are told there, or null.
 */
export function lineOfOtherDate(
  context: CheckContext,
  facts: Facts,
  { role, from, start, end }: DateMention,
  tellers: readonly Owned<DateMention>[],
): string | null {
  if (role !== 'at' || !/^\d{4}/.test(from)) return null;
  const { own, near } = context.scopeAt(start);
  if (own.length > 0 || near.length > 0) return null;
  const clause = clauseBehind(context, start, end);
  const words = clause === null ? [] : rareWords(context, facts, end, end + clause.length);
  const held = (line: number) => words.filter(({ lines }) => lines.has(line));
  const telling = [...new Set(words.flatMap(({ lines }) => [...lines]))].filter((line) => held(line).length > 1);
  const [line, ...others] = telling;
  if (line === undefined || others.length > 0 || facts.lineText(line).length > longest) return null;
  if (!facts.dateMentions.some(({ fact, line: of }) => of === line && /^\d{4}/.test(fact.from))) return null;
  if (words.some(({ lines }) => tellers.some(({ line: of }) => lines.has(of)))) return null;
  return held(line)
    .map(({ key }) => key)
    .join(', ');
}

type Word = { key: string; lines: ReadonlySet<number> };

/** What is told of a date that opens a sentence, up to the next break; null where something else is said first. */
function clauseBehind({ reading: { folded, sentences } }: CheckContext, start: number, end: number): string | null {
  const sentence = sentences[sentenceAt(sentences, start)];
  const isFirst = /^\W*(?:c'est )?(?:en|des|courant|debut|fin) ?$/.test(folded.slice(sentence?.start ?? 0, start));
  const behind = folded.slice(end, sentence?.end ?? end);
  if (!isFirst || !/^ ?,? (?:je |j'|nous )/.test(behind)) return null;
  // Not at the comma behind the date.
  const length = behind.slice(2).search(/[,;:.(]| (?:puis|avant|apres|ou|dont) |$/) + 2;
  return behind.slice(0, length);
}

/** The long words between two places that the documents hold on few lines. */
function rareWords({ reading: { tokens, stems } }: CheckContext, facts: Facts, from: number, to: number): Word[] {
  const words: Word[] = [];
  for (let index = tokenAt(tokens, from); index < tokens.length && (tokens[index]?.end ?? to + 1) <= to; index++) {
    const key = tokens[index]?.key ?? '';
    const lines = key.length >= 6 ? facts.linesOfStem.get(stems[index] as string) : undefined;
    if (lines && lines.size <= mostLines) words.push({ key, lines });
  }
  return words;
}
