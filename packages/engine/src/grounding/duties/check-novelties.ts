import type { CheckContext, Finding } from '../context.ts';
import { hasKin, isParaphrased } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { isLeisure } from '../words/everyday.ts';
import { inTerm } from '../words/in-term.ts';
import { isInInitials } from '../words/is-in-initials.ts';
import { isObjectOfWork } from '../words/is-object-of-work.ts';
import { isSmallWord } from '../words/small-words.ts';
import { isServed, isWorkWord } from '../words/work-words.ts';

/**
 * Clients, sectors, publics and duties in no list of skills (« pour des banques », « la pasteurisation »): a noun of some
 * trade that stands in what the candidate says of themselves, and that the documents tell neither so nor in other words.
 */
export function checkNovelties(context: CheckContext): Finding[] {
  const { reading, marks, own, terms } = context;
  // What the lists of skills and trades name is looked at there; but several of a trade are whom one works for.
  const named = terms.filter(({ kind, end }) => kind !== 'occupation' || reading.folded[end - 1] !== 's');
  return reading.tokens.flatMap(({ key, start, end }, index): Finding[] => {
    if (marks[start] !== stances.self || key.length < 3 || own.words.has(reading.stems[index] as string)) return [];
    if (!isCandidate(context, index)) return [];
    if (isTold(context, index) || !isTelling(context, start) || inTerm(named, start)) return [];
    // Who writes freely of their own has words no list knows; who invents takes them from the offer.
    if (context.hasOffer && !hasKin(context.all.words, reading.stems[index] as string)) return [];
    if (isInInitials(context, own, { start, end })) return [];
    return [{ kind: 'skill', start, end, reason: reasons.skill(reading.text.slice(start, end)) }];
  });
}

/** A noun of some trade; whom one serves or works at, also those that everyone speaks of: « auprès d’enfants ». */
function isCandidate(context: CheckContext, index: number): boolean {
  const { reading } = context;
  const { key, start } = reading.tokens[index] as CheckContext['reading']['tokens'][number];
  if (key.length > 4 && isWorkWord(key) && isObjectOfWork(reading, start)) return true;
  const isLoose = isServed(key);
  if (!isLoose && !isLeisure(key)) return false;
  return (
    isObjectOfWork(reading, start) || (isLoose && serving.test(reading.folded.slice(Math.max(0, start - 30), start)))
  );
}

const serving =
  /\b(?:aupres (?:de |d'|des |du )|(?:pour|chez|avec|a|parmi) (?:des |les |d'autres )|pour )(?:jeunes |grande?s |petite?s )?$/;
/** Whether the documents tell a word, or the two words it is one of, so or otherwise. */
export function isTold({ reading: { stems, tokens }, own }: CheckContext, index: number): boolean {
  const root = stems[index] as string;
  if (hasKin(own.words, root)) return true;
  for (let next = index + 1; next < tokens.length && next <= index + 3; next++)
    if (!isSmallWord(tokens[next]?.key ?? '')) return isParaphrased(own.words, [root, stems[next] as string]);
  return false;
}

const first = /\b(?:je|j'|m'|mon|ma|mes|me|moi)\b|\bj'|\bm'/;
const general = /\b(?:sont|ont|on|c'est|ce sont|cela|il faut|il y a|s'\w+|se|ne|n'\w+|nul|toute?s?|chaque|quand|si)\b/;
const taste = /\b(?:j'aime|j'adore|j'apprecie|me plai\w+|m'interess\w+|m'attir\w+|me passionn\w+)\b/;

/** What tells of a general truth (« un client mécontent, cela s’écoute ») or of a taste claims nothing. */
export function isTelling({ reading: { sentences, folded } }: CheckContext, start: number): boolean {
  const sentence = sentences[sentenceAt(sentences, start)];
  if (!sentence) return false;
  const before =
    folded
      .slice(Math.max(sentence.start, start - 250), start)
      .split(/[:;]/)
      .at(-1) ?? '';
  const said = before + (folded.slice(start, Math.min(sentence.end, start + 250)).split(/[:;]/)[0] ?? '');
  if (taste.test(said)) return false;
  return first.test(said) || !general.test(said);
}
