import type { ParsedOffer } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import type { Context, CvReading } from '../context.ts';
import { evidenceFiles } from '../evidence/evidence-files.ts';
import { demandsOfRoot, tellingSectorsOf } from './sectors-of-words.ts';
import { wordsOfCv, wordsOfOffer } from './told-words.ts';

/** How far the words of an offer have kindred ones in a CV, 0 to 1, and those words of the CV. */
export type Kinship = { ratio: number; said: Span[] };

/** Of fewer words nothing can be said. */
const fewest = 8;
const mostQuotes = 5;

type Nearest = { root: string; nearness: number };

/**
 * Looks for each word of an offer’s title, missions and profile for the nearest word of the CV: the same, or one that the
 * same demands of the trades name or are proved by, as « fardelage » and « thermoformeuse » are by the packing line’s.
 * Null where the offer has too few words that belong to any work. A word’s nearness is the share of demands it has in
 * common with another (cosine of the two sets); words of fewer sectors weigh more.
 */
export function kinshipOf(context: Context): Kinship | null {
  const { offer } = context;
  if (!offer) return null;
  const asked = weightsOf(offer);
  if (asked.size < fewest) return null;
  const own = ownWords(context);
  let total = 0;
  let near = 0;
  const partners = new Map<string, number>();
  for (const [root, weight] of asked) {
    const best = nearestTo(root, own);
    total += weight;
    if (!best) continue;
    near += weight * best.nearness;
    partners.set(best.root, (partners.get(best.root) ?? 0) + weight * best.nearness);
  }
  return { ratio: near / total, said: saidBy(partners, own) };
}

const ofOffers = new WeakMap<ParsedOffer, ReadonlyMap<string, number>>();

/** What each telling word of an offer weighs. */
function weightsOf(offer: ParsedOffer): ReadonlyMap<string, number> {
  const known = ofOffers.get(offer);
  if (known) return known;
  const weights = new Map<string, number>();
  for (const root of wordsOfOffer(offer)) {
    const sectors = tellingSectorsOf(root);
    if (sectors) weights.set(root, Math.log(evidenceFiles.length / sectors.size));
  }
  ofOffers.set(offer, weights);
  return weights;
}

/** The telling words of a CV, and which of them each demand has. */
type Own = { places: ReadonlyMap<string, Span>; byDemand: ReadonlyMap<number, readonly string[]> };

const ofCvs = new WeakMap<CvReading['words'], Own>();

function ownWords(cv: CvReading): Own {
  const known = ofCvs.get(cv.words);
  if (known) return known;
  const places = wordsOfCv(cv);
  const byDemand = new Map<number, string[]>();
  for (const root of places.keys()) {
    if (!tellingSectorsOf(root)) continue;
    for (const demand of demandsOfRoot(root) ?? []) {
      const roots = byDemand.get(demand);
      if (roots) roots.push(root);
      else byDemand.set(demand, [root]);
    }
  }
  const own = { places, byDemand };
  ofCvs.set(cv.words, own);
  return own;
}

function nearestTo(root: string, { places, byDemand }: Own): Nearest | null {
  if (places.has(root)) return { root, nearness: 1 };
  const demands = demandsOfRoot(root) ?? new Set();
  const shared = new Map<string, number>();
  for (const demand of demands)
    for (const other of byDemand.get(demand) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  let best: Nearest | null = null;
  for (const [other, count] of shared) {
    const nearness = count / Math.sqrt(demands.size * (demandsOfRoot(other)?.size ?? 1));
    if (!best || nearness > best.nearness) best = { root: other, nearness };
  }
  return best;
}

/** The words of the CV that most of the nearness comes from, in the order of the CV. */
function saidBy(partners: ReadonlyMap<string, number>, { places }: Own): Span[] {
  return [...partners]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostQuotes)
    .flatMap(([root]) => places.get(root) ?? [])
    .sort((a, b) => a.start - b.start);
}
