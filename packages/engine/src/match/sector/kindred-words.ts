import type { ParsedOffer } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import type { Context, CvReading } from '../context.ts';
import { evidenceFiles } from '../evidence/evidence-files.ts';
import { demandsOfRoot, tellingSectorsOf } from './sectors-of-words.ts';
import { wordsOfCv, wordsOfOffer } from './told-words.ts';

/**
 * How far the words of an offer have kindred ones in a CV (`asked`), and those of the CV in the offer (`used`), 0 to 1 each,
 * and the words of the CV that say so.
 */
export type Kinship = { asked: number; used: number; said: Span[] };

/** Of fewer words nothing can be said. */
const fewest = 8;
const mostQuotes = 5;
/** What the words of a full page weigh: nobody’s whole life is of use in one post. */
const fullPage = 170;

/**
 * Looks for each word of an offer’s title, missions and profile for the nearest word of the CV, and the other way round:
 * the same, or one that the same demands of the trades name or are proved by, as « fardelage » and « thermoformeuse » are
 * by the packing line’s. Null where the offer has too few words that belong to any work. A word’s nearness is the share of
 * demands it has in common with another (cosine of the two sets); words of fewer sectors weigh more.
 */
export function kinshipOf(context: Context): Kinship | null {
  const { offer } = context;
  if (!offer) return null;
  const last = compared.get(context.words);
  if (last?.offer === offer) return last.found;
  const found = compare(context, offer);
  compared.set(context.words, { offer, found });
  return found;
}

/** The last comparison of each CV: the gains of an analysis ask for it again. */
const compared = new WeakMap<CvReading['words'], { offer: ParsedOffer; found: Kinship | null }>();

function compare(context: Context, offer: ParsedOffer): Kinship | null {
  const asked = weightsOf(offer);
  if (asked.size < fewest) return null;
  const own = ownWords(context);
  const nearness = new Map<string, number>();
  const partners = new Map<string, number>();
  let near = 0;
  for (const [root, weight] of asked) {
    const best = nearestTo(root, own, nearness);
    if (!best) continue;
    near += weight * best.nearness;
    partners.set(best.root, (partners.get(best.root) ?? 0) + weight * best.nearness);
  }
  let used = 0;
  for (const [root, best] of nearness) used += (own.weights.get(root) ?? 0) * best;
  const told = Math.min(fullPage, sumOf(own.weights));
  return {
    asked: near / sumOf(asked),
    used: told === 0 ? 0 : Math.min(1, used / told),
    said: saidBy(partners, own),
  };
}

function sumOf(weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const weight of weights.values()) sum += weight;
  return sum;
}

const ofOffers = new WeakMap<ParsedOffer, ReadonlyMap<string, number>>();

/** What each telling word of an offer weighs. */
function weightsOf(offer: ParsedOffer): ReadonlyMap<string, number> {
  const known = ofOffers.get(offer);
  if (known) return known;
  const weights = weigh(wordsOfOffer(offer));
  ofOffers.set(offer, weights);
  return weights;
}

function weigh(roots: Iterable<string>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const root of roots) {
    const sectors = tellingSectorsOf(root);
    if (sectors) weights.set(root, Math.log(evidenceFiles.length / sectors.size));
  }
  return weights;
}

/** The words of a CV, what the telling ones weigh, and which of these each demand has. */
type Own = {
  places: ReadonlyMap<string, Span>;
  weights: ReadonlyMap<string, number>;
  byDemand: ReadonlyMap<number, readonly string[]>;
};

type Nearest = { root: string; nearness: number };

const ofCvs = new WeakMap<CvReading['words'], Own>();

function ownWords(cv: CvReading): Own {
  const known = ofCvs.get(cv.words);
  if (known) return known;
  const places = wordsOfCv(cv);
  const weights = weigh(places.keys());
  const byDemand = new Map<number, string[]>();
  for (const root of weights.keys())
    for (const demand of demandsOfRoot(root) ?? []) {
      const roots = byDemand.get(demand);
      if (roots) roots.push(root);
      else byDemand.set(demand, [root]);
    }
  const own = { places, weights, byDemand };
  ofCvs.set(cv.words, own);
  return own;
}

/** The word of the CV nearest to one of the offer; notes in `nearness` how near each of the CV comes to any. */
function nearestTo(root: string, { places, byDemand }: Own, nearness: Map<string, number>): Nearest | null {
  const demands = demandsOfRoot(root) ?? new Set();
  const shared = new Map<string, number>();
  for (const demand of demands)
    for (const other of byDemand.get(demand) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  let best: Nearest | null = null;
  for (const [other, count] of shared) {
    const share = count / Math.sqrt(demands.size * (demandsOfRoot(other)?.size ?? 1));
    if (share > (nearness.get(other) ?? 0)) nearness.set(other, share);
    if (share > (best?.nearness ?? 0)) best = { root: other, nearness: share };
  }
  if (!places.has(root)) return best;
  nearness.set(root, 1);
  return { root, nearness: 1 };
}

/** The words of the CV that most of the nearness comes from, in the order of the CV. */
function saidBy(partners: ReadonlyMap<string, number>, { places }: Own): Span[] {
  return [...partners]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostQuotes)
    .flatMap(([root]) => places.get(root) ?? [])
    .sort((a, b) => a.start - b.start);
}
