import type { CheckContext } from '../context.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import type { Stretch } from '../stance/stretch.ts';
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
  const before = clause === null ? clauseBefore(context, start, end) : null;
  if (clause === null && before === null) return eventOfOtherDate(context, facts, { from, start, end }, tellers);
  const words =
    clause === null
      ? rareWords(context, facts, start - (before?.length ?? 0), start)
      : rareWords(context, facts, end, end + clause.length);
  const held = (line: number) => words.filter(({ lines }) => lines.has(line));
  const isAlone = (line: number) =>
    before !== null && held(line).some(({ lines, isSigle }) => isSigle && lines.size === 1);
  const telling = [...new Set(words.flatMap(({ lines }) => [...lines]))].filter(
    (line) => held(line).length > 1 || isAlone(line),
  );
  const [line, ...others] = telling;
  if (line === undefined || others.length > 0 || facts.lineText(line).length > longest) return null;
  if (!facts.dateMentions.some(({ fact, line: of }) => of === line && /^\d{4}/.test(fact.from))) return null;
  const isElsewhere = (of: number) => of === line && isOfOtherItem(facts, line, held(line), from);
  if (words.some(({ lines }) => tellers.some(({ line: of }) => lines.has(of) && !isElsewhere(of)))) return null;
  return held(line)
    .map(({ key }) => key)
    .join(', ');
}

/** « SST, recyclage 2025 ; « Saisies sur salaire », 2023 »: the item of a line that has all of some words gives other years. */
function isOfOtherItem({ lineText }: Facts, line: number, words: readonly Word[], from: string): boolean {
  const item = lineText(line)
    .split(/;|(?<=\b(?:19|20)\d\d\)?) - /)
    .find((each) => words.every(({ key }) => each.includes(key.slice(0, 6))));
  const years: string[] = item?.match(/\b(?:19|20)\d\d\b/g) ?? [];
  return years.length > 0 && !years.includes(from.slice(0, 4));
}

/** What stands between the last break and a date, where nothing of it is said behind: « Dossiers basculés en 2024 : … ». */
function clauseTo({ reading: { folded, sentences }, dates }: CheckContext, { start, end }: Stretch): string | null {
  const from = Math.max(sentences[sentenceAt(sentences, start)]?.start ?? 0, start - longest);
  const clause =
    folded
      .slice(from, start)
      .split(/[.;:!?()\n]|, /)
      .at(-1) ?? '';
  if (!/ (?:des |courant |fin |debut )?en $/.test(clause) || !/^ ?(?:[.,;:!?)\n]|$)/.test(folded.slice(end, end + 2)))
    return null;
  return dates.some((date) => date.start >= start - clause.length && date.end <= start) ? null : clause;
}

/**
 * « Trente et un dossiers basculés de Quadra vers Silae en 2024 » where the one line that tells of them gives 2023 and no
 * other year: the words that are told there, or null.
 */
function eventOfOtherDate(
  context: CheckContext,
  facts: Facts,
  mention: Pick<DateMention, 'from' | 'start' | 'end'>,
  tellers: readonly Owned<DateMention>[],
): string | null {
  const clause = clauseTo(context, mention);
  const words = clause === null ? [] : rareWords(context, facts, mention.start - clause.length, mention.start);
  const held = (line: number) => words.filter(({ lines }) => lines.has(line));
  const most = Math.max(...words.flatMap(({ lines }) => [...lines]).map((line) => held(line).length));
  const [line, ...others] = [...new Set(words.flatMap(({ lines }) => [...lines]))].filter(
    (each) => held(each).length === most,
  );
  if (most < enough || line === undefined || others.length > 0 || facts.lineText(line).length > longest) return null;
  if (!isEventBesides(facts, line, mention.from)) return null;
  if (held(line).some(({ lines }) => tellers.some(({ line: of }) => lines.has(of)))) return null;
  return held(line)
    .map(({ key }) => key)
    .join(', ');
}

const enough = 2;

/** Whether a line gives the years of an event, or since when something is done, and another year than one is none of them. */
function isEventBesides({ dateMentions }: Facts, line: number, from: string): boolean {
  const dated = dateMentions.filter(({ line: of }) => of === line).map(({ fact }) => fact);
  const year = from.slice(0, 4);
  return (
    dated.length > 0 &&
    dated.every(
      ({ role, from: told }) =>
        /^\d{4}/.test(told) &&
        (role === 'at' ? told.slice(0, 4) !== year : role === 'since' && told.slice(0, 4) > year),
    )
  );
}

/** `isSigle`: written in capitals, it names a paper by itself: « IRVE ». */
type Word = { key: string; lines: ReadonlySet<number>; isSigle: boolean };

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

/** « J’ai reçu le prix de l’accueil en 2021 », « ma formation aux écrans date de 2022 », « le stage, je l’ai suivi en 2019 »: what is told of a date that ends it. */
function clauseBefore(
  { reading: { folded, sentences }, dates }: CheckContext,
  start: number,
  end: number,
): string | null {
  const from = Math.max(sentences[sentenceAt(sentences, start)]?.start ?? 0, start - 120);
  const said = folded.slice(from, start);
  const clause = got.exec(said)?.[0];
  if (clause === undefined || !/^ ?(?:[.,;:!?)\n]|$| et )/.test(folded.slice(end, end + 4))) return null;
  return dates.some((date) => date.start >= start - clause.length && date.end <= start) ? null : clause;
}

const got =
  /(?:\bj'ai (?:deja |aussi |egalement )?(?:recu|obtenu|eu|passe|suivi|valide|decroche|gagne|remporte|fait|soutenu|renouvele|recycle)|\bm(?:on|a|es) [a-z][^.,;:!?\n]{3,70} (?:date|remonte)n?t?) [^.,;:!?\n]{0,80}\b(?:en|de|a|des) ?$|\bm(?:on|a|es) [a-z][^.,;:!?\n]{3,70} (?:date|remonte)n?t? (?:de|a) ?$|(?<![a-z'])(?:l'|le |la |mon |ma |mes |les )[^.;:!?\n]{3,90}?, je (?:l'|la |le |les )(?:ai|avais) [a-z]+ (?:en|de) ?$/;

/** The long words and the names between two places that the documents hold on few lines. */
function rareWords({ reading: { tokens, stems, text } }: CheckContext, facts: Facts, from: number, to: number): Word[] {
  const words: Word[] = [];
  for (let index = tokenAt(tokens, from); index < tokens.length && (tokens[index]?.end ?? to + 1) <= to; index++) {
    const { key, start, end } = tokens[index] as (typeof tokens)[number];
    const isSigle = /^\p{Lu}{3,7}\d?$/u.test(text.slice(start, end));
    const isName = key.length >= 4 && /^\p{Lu}/u.test(text.slice(start, end));
    const lines = key.length >= 6 || isSigle || isName ? facts.linesOfStem.get(stems[index] as string) : undefined;
    if (lines && lines.size <= mostLines) words.push({ key, lines, isSigle });
  }
  return words;
}
