import { answerNature } from '../interviews/feedback/answer-nature.ts';
import { quoteOf } from '../interviews/feedback/dimension.ts';
import { findAll, type Said, saidWords, sliceOf } from '../interviews/feedback/said-words.ts';
import { countWords } from '../letters/french/typeset.ts';
import { stem } from '../text/stem.ts';
import { type CaseFacts, hasNumber } from './case-facts.ts';
import { commonTopic } from './common-topic.ts';
import { type MoveId, moves } from './moves.ts';
import { type Amount, areAlike, readAmounts } from './read-amounts.ts';
import type { Scenario } from './scenario.ts';

/** What a turn is before it is anything else. */
export type TurnNature = 'insulting' | 'gibberish' | 'foreign' | 'silence' | 'tiny' | 'offTopic' | 'plain';

/** What somebody said in the scene: what it did, each with the words that did it. */
export type Reading = {
  text: string;
  nature: TurnNature;
  language: string | null;
  moves: ReadonlyMap<MoveId, string>;
  /** What was asked for. */
  amount: Amount | null;
  /** Its first words. */
  opening: string;
};

const tooLong = 150;
const silent = /^[\s.…()[\]*«»-]*(?:silence|je me tais|je ne dis rien|j[’']attends|rien)?[\s.…()[\]*«»!-]*$/iu;

/** Reads a turn of the scene. Never throws; linear in the text’s length. */
export function readTurn(scenario: Scenario, facts: CaseFacts, text: string): Reading {
  const said = saidWords(text);
  const opening =
    said.words.length > 0 ? quoteOf(said, 0, Math.min(said.words.length, 12)).quote : text.trim().slice(0, 40);
  const base = { text, language: null, moves: new Map(), amount: null, opening };
  if (silent.test(text)) return { ...base, nature: 'silence', moves: new Map([['silence', text.trim()]]) };
  const { nature, language, at } = answerNature(said, nothing);
  const insult = at ?? findAll(said, insults, 1)[0];
  if (nature === 'insulting' || insult)
    return { ...base, nature: 'insulting', opening: insult ? quoteOf(said, insult.from, insult.to).quote : opening };
  if (nature === 'gibberish' || nature === 'foreign') return { ...base, nature, language };
  const { done, amount } = movesOf(scenario, facts, said);
  if (said.words.length < 3 && !amount) return { ...base, nature: 'tiny', moves: done };
  if (isOffTopic(scenario, facts, said, done)) return { ...base, nature: 'offTopic', moves: done };
  return { ...base, nature: 'plain', moves: done, amount };
}

const nothing = saidWords('');
const insults =
  / (?:(?<! (?:une|l|cette|toute|aucune) )espece d\w* \w+|(?:sale|pauvre|gros|petite?) (?:con|conne|idiote?|debile|imbecile|merde)|tu es (?:con|conne|debile)|vous etes (?:con|conne|debile)s?)(?= )/g;

function movesOf(
  scenario: Scenario,
  facts: CaseFacts,
  said: Said,
): { done: Map<MoveId, string>; amount: Amount | null } {
  const done = new Map<MoveId, string>();
  for (const { id, pattern, track, bad } of moves) {
    if (!pattern || (track && track !== scenario.track)) continue;
    const [found] = findAll(said, pattern, 1);
    if (found) done.set(id, around(said, found.from, found.to, bad !== undefined));
  }
  const question = questionIn(said);
  if (question) done.set('question', shortSlice(question));
  if (countWords(said.answer) > tooLong) done.set('long', quoteOf(said, 0, 12).quote);
  const direct = directTo(facts, said);
  if (direct) done.set('onCase', direct);
  const amount = scenario.track === 'negotiation' ? readMoney(facts, said, done) : null;
  return { done, amount };
}

/** The sentence that did it, or of a long one the words around; of what is to be said otherwise, the words alone. */
function around(said: Said, from: number, to: number, isBad = false): string {
  const sentence = isBad ? null : sentenceAt(said, said.words[from]?.start ?? 0);
  const whole = sentence
    ? said.answer
        .slice(sentence.start, sentence.end)
        .trim()
        .replace(/[\s.]+$/, '')
    : '';
  if (whole !== '' && countWords(whole) <= 18) return whole;
  return quoteOf(
    said,
    Math.max(0, from - (isBad ? 0 : 2)),
    Math.min(said.words.length, to + (isBad ? 3 : 10)),
    null,
    from,
  ).quote;
}

/** The first sentence that ends as a question. */
function questionIn(said: Said): string | null {
  const mark = said.answer.indexOf('?', 2);
  if (mark < 0) return null;
  const { start } = sentenceAt(said, mark);
  const question = said.answer.slice(start, mark + 1).trim();
  return countWords(question) > 2 ? question : null;
}

function shortSlice(text: string): string {
  const said = saidWords(text);
  return said.words.length > 18 ? quoteOf(said, 0, 18).quote : text;
}

/** Two words of the case among the first ones. */
function directTo(facts: CaseFacts, said: Said): string | null {
  const first = said.words.slice(0, 40);
  const named = new Set(first.map(({ key }) => stem(key)).filter((key) => facts.keys.has(key)));
  if (named.size < 2) return null;
  const at = first.findIndex(({ key }) => facts.keys.has(stem(key)));
  return quoteOf(said, Math.max(0, at - 3), Math.min(said.words.length, at + 10), null, at).quote;
}

/** What is asked for, and how it stands to what the person told of their case. */
function readMoney(facts: CaseFacts, said: Said, done: Map<MoveId, string>): Amount | null {
  const argued = sentenceWith(said, done.get('argument'));
  const asked = sentenceWith(said, done.get('ask'));
  const inArgument = ({ start }: { start: number }) =>
    argued !== null && start >= argued.start && start < argued.end && asked?.start !== argued.start;
  if (argued && hasNumber(said.answer.slice(argued.start, argued.end)))
    done.set('proof', shortSlice(said.answer.slice(argued.start, argued.end).trim()));
  const amount = readAmounts(said.answer.slice(0, 20_000)).find((each) => !inArgument(each)) ?? null;
  const yields = findAll(said, yielding, 1)[0];
  if (yields) {
    const quote = around(said, yields.from, yields.to);
    done.set(done.has('counterpart') ? 'exchange' : 'concession', quote);
  }
  if (!amount) return null;
  done.set('figure', quoteAt(said, amount));
  const { target, floor } = { target: facts.amounts.get('target'), floor: facts.amounts.get('floor') };
  if (floor && areAlike(amount, floor) && amount.value <= floor.value) done.set('atFloor', quoteAt(said, amount));
  else if (target && !yields && areAlike(amount, target) && amount.value < target.value)
    done.set('underTarget', quoteAt(said, amount));
  return amount;
}

const yielding =
  / (?:(?<! (?:pas|mettre|mettons nous|nous mettre) )d accord|j accepte|ca me va|tant pis|(?<! (?:ai|avons|avez|bien) )entendu|je peux (?:baisser|descendre|accepter)|je me contenterai\w*|va pour|je prends(?! (?:en|note|soin|part|deja|du|des|les|chaque|acte|contact|rendez|#) )|comme vous voulez|je n insiste pas)(?= )/g;

function quoteAt(said: Said, { start, end }: { start: number; end: number }): string {
  const at = said.words.findIndex((word) => word.end > start);
  const last = said.words.findIndex((word) => word.end >= end);
  return quoteOf(said, Math.max(0, at - 6), Math.min(said.words.length, last + 5), null, at).quote;
}

/** The sentence that holds a quote. */
function sentenceWith(said: Said, quote: string | undefined): { start: number; end: number } | null {
  const at = quote === undefined ? -1 : said.answer.indexOf(quote);
  return at < 0 ? null : sentenceAt(said, at);
}

function sentenceAt({ answer }: Said, at: number): { start: number; end: number } {
  const before = answer.slice(Math.max(0, at - 600), at);
  const start = at - before.length + (/^[\s\S]*(?:[.!?…]\s+|\n)/u.exec(before)?.[0].length ?? 0);
  const rest = answer.slice(at, at + 600).search(/[.!?…](?:\s|$)|\n/u);
  return { start, end: rest < 0 ? Math.min(answer.length, at + 600) : at + rest + 1 };
}

/** What anybody says of anything: who does no more may well be beside the subject. */
const ofAnything: ReadonlySet<MoveId> = new Set<MoveId>([
  ...(['ask', 'argument', 'proof', 'fact', 'speaksForSelf', 'question', 'softener', 'generality', 'long'] as const),
]);

function isOffTopic(scenario: Scenario, facts: CaseFacts, said: Said, done: ReadonlyMap<MoveId, string>): boolean {
  if (said.words.length < 5 || [...done.keys()].some((id) => !ofAnything.has(id))) return false;
  const topic = new Set([...scenario.topic, ...commonTopic].map(stem));
  return !said.words.some(({ key }) => topic.has(stem(key)) || facts.keys.has(stem(key)));
}

/** The person’s sentences, as they wrote them. */
export function sentencesOf(text: string): string[] {
  return (text.slice(0, 20_000).match(/[^.!?…\n]+[.!?…]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sliceOf(saidWords(sentence), 0, 1).quote !== '');
}
