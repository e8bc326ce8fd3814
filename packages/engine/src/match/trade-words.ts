import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { foldWord } from '../text/fold-text.ts';
import { isFirstName, isRegion, knownCity } from '../text/known-names.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Context } from './context.ts';
import { evidenceFiles } from './evidence/evidence-files.ts';
import { type Place, placeReader } from './place-of.ts';
import { commonRoots } from './requirements/common-roots.ts';
import { wordRoot } from './requirements/word-root.ts';
import { sectorsOfRoot } from './sector/sectors-of-words.ts';
import { silenceReader } from './silent-spans.ts';
import { commonTitles } from './title-rank.ts';
import { meaningfulStems, placesByRoot } from './word-index.ts';

/** A word of the offer's title or demands, what it weighs, and where the CV says one of its family. */
export type TradeWord = { word: string; weight: number; said: Span | null; credit: number };

/** A word in the proofs of every sector still says a little, and one that no list knows is likely of a trade. */
const least = 0.3;
const unknownWeight = 1.5;
/** « Nuit », « USLD », « international »: what an offer puts into its title is what sets its post apart from others of the trade. */
const titleFactor = 2;
const placeCredit: Record<Place, number> = { job: 1, text: 0.9, list: 0.8, leisure: 0 };
const shortest = 4;
/** A hostile text may demand, or repeat, without end. */
const mostWords = 400;
const mostPlaces = 50;

/**
 * The words the offer's title and its demands are made of, each weighed by how few sectors use it, with where the CV has
 * a word of the same family. A demand told in other terms than the CV's is missing as a whole; its words still tell that
 * both speak of one trade. Places and people weigh nothing: where one lives is protected.
 */
export function tradeWordsOf(context: Context): TradeWord[] {
  const { offer } = context;
  if (!offer) return [];
  const known = ofDemands.get(context.demands) ?? readTradeWords(context, offer);
  ofDemands.set(context.demands, known);
  return known;
}

/** The demands of one CV and one offer: the gains of an analysis ask for their words again. */
const ofDemands = new WeakMap<Context['demands'], TradeWord[]>();

function readTradeWords(context: Context, offer: ParsedOffer): TradeWord[] {
  const asked = new Map<string, Asked>();
  const demands = context.demands.filter(({ kind }) => isOfTrade(kind));
  for (const each of [...wordsOfTitle(offer), ...demands.flatMap((one) => wordsOfDemand(one, offer.text))])
    if (asked.size < mostWords && !asked.has(each.root)) asked.set(each.root, each);
  for (const { root } of wordsIn(offer.city ?? '')) asked.delete(root);
  const tell = tellerOf(context);
  return [...asked.values()].map(({ root, word, weight }) => ({ word, weight, ...tell(root) }));
}

function isOfTrade(kind: Requirement['kind']): boolean {
  return kind === 'skill' || kind === 'term';
}

type Told = Pick<TradeWord, 'said' | 'credit'>;

const tellers = new WeakMap<Context['words'], (root: string) => Told>();

/** Where a CV says a word of a family most convincingly; worked out once for all the offers it is laid beside. */
function tellerOf(context: Context): (root: string) => Told {
  const known = tellers.get(context.words);
  if (known) return known;
  const { words } = context;
  const byRoot = placesByRoot(words);
  const creditAt = creditReader(context);
  const told = new Map<string, Told>();
  const tell = (root: string): Told => {
    const last = told.get(root);
    if (last) return last;
    let best: Told = { said: null, credit: 0 };
    for (const position of (byRoot.get(root) ?? []).slice(0, mostPlaces)) {
      const { start, end } = words.tokens[position] as Span;
      const credit = creditAt({ start, end });
      if (credit > best.credit) best = { said: { start, end }, credit };
    }
    told.set(root, best);
    return best;
  };
  tellers.set(words, tell);
  return tell;
}

/** What a word is worth where it stands: nothing in the contact block, in free time or in what is protected. */
function creditReader(context: Context): (span: Span) => number {
  const placeOf = placeReader(context);
  const isSilent = silenceReader(context);
  return (span) => (isSilent(span) ? 0 : placeCredit[placeOf(span)]);
}

type Asked = { root: string; word: string; weight: number };

function wordsOfTitle({ title }: ParsedOffer): Asked[] {
  return wordsIn(title ?? '').map((asked) =>
    isOfPost(asked) ? { ...asked, weight: asked.weight * titleFactor } : asked,
  );
}

/** A word of a trade: none about how the hired person should be, when they begin, or that nobody knows. */
function isOfPost({ word, weight }: Asked): boolean {
  return weight !== unknownWeight && !hiring.test(foldWord(word));
}

const hiring =
  /^(?:motive|dynamique|experimente|confirme|debutant|immediat|urgent|saison|depart|prise|poste|profession|week|temps|plein|partiel|remplacement|renfort|expert|junior|senior|polyvalent)/;

const knownDemands = new WeakMap<Requirement, Asked[]>();

function wordsOfDemand(requirement: Requirement, text: string): Asked[] {
  const known = knownDemands.get(requirement);
  if (known) return known;
  const found = wordsIn(text.slice(requirement.span.start, requirement.span.end));
  knownDemands.set(requirement, found);
  return found;
}

function wordsIn(phrase: string): Asked[] {
  return tokenise(phrase.slice(0, 400)).flatMap(({ start, end, stem }) => {
    const word = phrase.slice(start, end);
    const root = wordRoot(stem);
    if (root.length < shortest || /^\d+$/.test(root) || commonRoots().has(root) || commonTitles().has(stem)) return [];
    const weight = meaningfulStems(word).length === 0 || isName(word) ? 0 : weightOfRoot(root);
    return weight === 0 ? [] : [{ root, word, weight }];
  });
}

function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && (isFirstName(word) || isRegion(word) || knownCity(foldWord(word)) !== null);
}

/** The fewer sectors say a word of this family, in what they ask for or in what proves it, the more it weighs. */
function weightOfRoot(root: string): number {
  const sectors = sectorsOfRoot(root)?.size;
  return sectors === undefined ? unknownWeight : Math.log(evidenceFiles.length / sectors) + least;
}
