import type { Importance, Requirement } from '@coach/contracts/offer';
import { type FoundTerm, findTerms } from '../skills/find-terms.ts';
import { foldText } from '../text/fold-text.ts';
import { findUnknownTerms } from './find-unknown-terms.ts';
import { niceCue, type OfferLine, type OfferPart } from './split-offer.ts';

const mined: ReadonlySet<OfferPart> = new Set<OfferPart>(['missions', 'profile', 'nice', 'header', 'intro']);
const inlineWish = /\b(?:idealement|ideally|si possible|de preference|preferablement|preferably|voire)\b/;
const mustCue =
  /\b(?:exigee?s?|obligatoires?|indispensables?|imperatif|imperative|imperativement|necessaires?|requise?s?|required|mandatory|must\b|demandee?s?)/;

type Mention = { term: string; kind: Requirement['kind']; importance: Importance; start: number; end: number };

/**
 * What the employer asks for, in the order of the text: known terms of the missions and profile lines, then the unknown
 * ones that the wording points at. A thing asked for twice keeps its stronger importance.
 */
export function readRequirements(text: string, lines: readonly OfferLine[], noise: ReadonlySet<string>): Requirement[] {
  const opened = (part: OfferPart) => lines.some((line) => line.part === part);
  const headed = opened('profile') || opened('missions');
  const mentions: Mention[][] = [];
  for (const line of lines) {
    if (!mined.has(line.part) || line.heading) continue;
    if (headed && (line.part === 'intro' || line.part === 'header') && (opened('missions') || !isDuty(line))) continue;
    if (line.part !== 'missions' && isPitch.test(line.folded)) continue;
    for (const group of lineMentions(text, line, noise)) mentions.push(group);
  }
  return mergeMentions(mentions);
}

/** Where no heading opens the duties: a bullet, or what « vous » will do. */
function isDuty(line: OfferLine): boolean {
  return line.part === 'intro' && (line.bullet || /\b(?:vous|tu)\b/.test(line.folded));
}

/** « Notre ERP maison n'attend que vous » speaks of the employer. */
const isPitch =
  /^(?:notre|nos) (?![^.]{0,40}:)(?!.*(?:recherch|cherch|attend(?:ons|u)|exige|demand|souhait|requi|indispensable))/;

/** Groups of mentions of one line: those of a group are alternatives, « Jest, Playwright ou Cypress ». */
function lineMentions(text: string, line: OfferLine, noise: ReadonlySet<string>): Mention[][] {
  const groups: Mention[][] = [];
  const sentences = sentencesOf(line);
  for (const [index, sentence] of sentences.entries()) {
    const wishedNext = isWishOfThis.test(sentences[index + 1]?.folded ?? '');
    const known = findTerms(text.slice(sentence.start, sentence.end)).filter((found) => isRequirement(found, line));
    const unknown =
      line.part === 'profile' || line.part === 'nice' ? findUnknownTerms(text, sentence, known, noise) : [];
    const found = [
      ...known.map((term) => ({
        term: term.name,
        kind: kindOf(term),
        start: sentence.start + term.start,
        end: sentence.start + term.end,
      })),
      ...unknown.map((term) => ({ ...term, kind: 'term' as const })),
    ].sort((a, b) => a.start - b.start);
    const weighed = found.map((mention) => ({
      ...mention,
      importance: wishedNext ? 'nice' : importanceOf(sentence, line.part, mention.start),
    }));
    groups.push(...groupAlternatives(text, weighed));
  }
  return groups;
}

function isRequirement(found: FoundTerm, { part, folded }: OfferLine): boolean {
  if (found.kind === 'ignored' || found.kind === 'occupation') return false;
  return (
    found.kind !== 'diploma' ||
    part !== 'missions' ||
    /diplome|titulaire|formation|bac ?\+/.test(folded) ||
    mustCue.test(folded)
  );
}

function kindOf(found: FoundTerm): Requirement['kind'] {
  return found.kind === 'ignored' || found.kind === 'occupation' ? 'term' : found.kind;
}

export type Sentence = { start: number; end: number; folded: string };

/** What runs on without a full stop is cut, so that looking around a word stays cheap. */
const maxSentence = 500;

function sentencesOf(line: OfferLine): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const push = (to: number) => {
    if (to > from)
      sentences.push({ start: line.start + from, end: line.start + to, folded: line.folded.slice(from, to) });
    from = to;
  };
  for (let index = 0; index < line.text.length; index++) {
    const full = index - from > maxSentence && line.text[index] === ' ';
    const ends =
      full || ('.;!?'.includes(line.text[index] as string) && /^\s|^$/.test(line.text.slice(index + 1, index + 2)));
    if (ends && !/\b(?:ex|etc|min|mini|cf|m|mme|cat|env|dr)$/i.test(line.text.slice(Math.max(0, index - 4), index)))
      push(index + 1);
  }
  push(line.text.length);
  return sentences;
}

function importanceOf(sentence: Sentence, part: OfferPart, at: number): Importance {
  const clause = clauseAt(sentence, at);
  if (mustCue.test(clause)) return 'must';
  if (part === 'nice' || niceCue.test(clause)) return 'nice';
  if (isWishedFurtherOn(sentence, at - sentence.start)) return 'nice';
  return isInlineWish(sentence, at - sentence.start) ? 'nice' : 'must';
}

/** « Vous êtes Green Belt ? C'est un plus. » */
const isWishOfThis = new RegExp(`^[^a-z]*(?:c'est|ce sera(?:it)?|cela (?:est|sera(?:it)?)) .{0,20}${niceCue.source}`);

/** « Le SST, le CACES 3 et le permis seraient un plus »: one wish at the end for all, unless « vous » begins anew. */
function isWishedFurtherOn({ folded }: Sentence, offset: number): boolean {
  const plain = withoutBrackets(folded, offset);
  const wish = niceCue.exec(plain);
  if (!wish || mustCue.test(plain)) return false;
  return !/,[^,]*\b(?:vous|tu|avez|etes|disposez|maitrisez)\b/.test(
    plain.slice(Math.min(offset, wish.index), wish.index),
  );
}

/** A sentence with its brackets blank, but for the one around `offset`; that one alone where it has a cue of its own. */
function withoutBrackets(folded: string, offset: number): string {
  const open = folded.lastIndexOf('(', offset);
  const close = folded.indexOf(')', offset);
  const inside = open >= 0 && close >= 0 && folded.lastIndexOf(')', offset - 1) < open;
  const own = inside ? folded.slice(open, close + 1) : '';
  if (niceCue.test(own) || mustCue.test(own)) return ' '.repeat(open) + own + ' '.repeat(folded.length - close - 1);
  if (inside) return folded;
  return folded.replace(/\([^()]{0,120}\)/g, (aside) => ' '.repeat(aside.length));
}

/** « idéalement Kafka » wishes for what follows; « (NestJS idéalement) » for what its bracket holds. */
function isInlineWish({ folded }: Sentence, offset: number): boolean {
  const wish = inlineWish.exec(folded);
  if (!wish) return false;
  const after = wish.index + wish[0].length;
  if (offset > wish.index)
    return !folded.slice(after, offset).includes(')') || folded.slice(0, wish.index).lastIndexOf('(') < 0;
  return folded[after] === ')' && !folded.slice(offset, wish.index).includes('(') && wish.index - offset < 40;
}

/** The part between commas around a place of a sentence: a wish there concerns nothing else. */
function clauseAt(sentence: Sentence, at: number): string {
  const offset = at - sentence.start;
  const folded = withoutBrackets(sentence.folded, offset);
  const from = folded.lastIndexOf(',', offset) + 1;
  const to = folded.indexOf(',', offset);
  return folded.slice(from, to < 0 ? undefined : to);
}

const alternativeJoin =
  /^[\s)]{0,2}(?:,? ?(?:ou|or)(?: encore| bien)?|\/) ?(?:d'|de l'|de |du |un |une |le |la |l'|a |an )?(?:une? |l'|la |le )?(?:\(? ?)$/;
const listJoin = /^ ?(?:,|\/) ?(?:d'un |d'une |d'|un |une )?$/;

/** Mentions joined by « ou », with the commas before it, stand for one demand. */
function groupAlternatives(text: string, mentions: readonly Mention[]): Mention[][] {
  const groups: Mention[][] = [];
  let run: Mention[] = [];
  let joined = false;
  const flush = () => {
    if (joined || isDiplomaList(text, run)) groups.push(run);
    else groups.push(...run.map((mention) => [mention]));
    run = [];
    joined = false;
  };
  for (const mention of mentions) {
    const last = run.at(-1);
    const between = last ? foldText(text.slice(last.end, mention.start)) : '';
    const isOr =
      last !== undefined &&
      between.length < 24 &&
      (alternativeJoin.test(between) || isLevelRange(last, between, mention)) &&
      comparable(last, mention);
    const isList = last !== undefined && listJoin.test(between) && comparable(last, mention) && !joined;
    if (last && !isOr && !isList) flush();
    run.push(mention);
    joined ||= isOr;
  }
  flush();
  return groups;
}

/** « DEAES, DEAVS ou expérience de 3 ans »: one of them is enough. */
function isDiplomaList(text: string, run: readonly Mention[]): boolean {
  const last = run.at(-1);
  if (!last || run.length < 2 || run.some(({ kind }) => kind !== 'diploma')) return false;
  return /^[\s),]{0,3}(?:ou|or)\b/.test(text.slice(last.end, last.end + 8));
}

/** « Bac +2 à Bac +5 » */
function isLevelRange(from: Mention, between: string, to: Mention): boolean {
  return from.kind === 'diploma' && to.kind === 'diploma' && /^ ?(?:a|-) ?$/.test(between);
}

function comparable(a: Mention, b: Mention): boolean {
  if (a.kind === 'soft' || b.kind === 'soft') return false;
  return (a.kind === 'diploma') === (b.kind === 'diploma') || a.kind === 'term' || b.kind === 'term';
}

function mergeMentions(groups: readonly Mention[][]): Requirement[] {
  const byTerm = new Map<string, Requirement>();
  for (const group of groups) {
    const [first, ...others] = group as [Mention, ...Mention[]];
    const names = [...new Set(others.map((mention) => mention.term))].filter((term) => term !== first.term);
    const key = foldText(first.term);
    const known = byTerm.get(key);
    if (!known) {
      byTerm.set(key, {
        term: first.term,
        kind: first.kind,
        importance: first.importance,
        alternatives: names,
        span: { start: first.start, end: first.end },
      });
      continue;
    }
    if (first.importance === 'must') known.importance = 'must';
    for (const name of names) if (!known.alternatives.includes(name)) known.alternatives.push(name);
  }
  return [...byTerm.values()];
}
