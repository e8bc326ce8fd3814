import type { ParsedOffer } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import type { Context, CvReading } from '../context.ts';
import { evidenceFiles } from '../evidence/evidence-files.ts';
import { tellingSectorsOf } from './sectors-of-words.ts';
import { wordsOfCv, wordsOfOffer } from './told-words.ts';

/** How near a CV and an offer are by the sectors their words belong to, 0 to 1, and the words of the CV that bring them near. */
export type SectorLikeness = { ratio: number; said: Span[] };

/** Of fewer words nothing can be said. */
const fewest = 8;
const mostQuotes = 5;
/** What every sector has is none: offices, teams, everyday work. */
const noSector = new Set(['general', 'everyday', 'management']);

/** What the words of a text weigh in each sector; a word counts once. `words` has the weight of each root by sector. */
type Profile = { weights: Map<string, number>; words: Map<string, ReadonlyMap<string, number>> };

/**
 * Compares the sectors that the words of both come from. An internal title or demands told in the offer’s own way name no
 * skill that a list knows; the vine, its diseases and its harvest still tell of one sector. Null where either has too few.
 */
export function sectorLikeness(context: Context): SectorLikeness | null {
  const { offer } = context;
  if (!offer) return null;
  const last = compared.get(context.words);
  if (last?.offer === offer) return last.found;
  const found = compare(context, offer);
  compared.set(context.words, { offer, found });
  return found;
}

/** The last comparison of each CV: the gains of an analysis ask for it again. */
const compared = new WeakMap<CvReading['words'], { offer: ParsedOffer; found: SectorLikeness | null }>();

function compare(context: Context, offer: ParsedOffer): SectorLikeness | null {
  const [own, asked] = [profileOfCv(context), profileOfOffer(offer)];
  if (own.words.size < fewest || asked.words.size < fewest) return null;
  return { ratio: cosine(own.weights, asked.weights), said: saidIn(own, asked) };
}

/** The profile of a CV, and the first place where each root is told of work. */
type Told = Profile & { places: ReadonlyMap<string, Span> };

const ofCvs = new WeakMap<CvReading['words'], Told>();

function profileOfCv(cv: CvReading): Told {
  const known = ofCvs.get(cv.words);
  if (known) return known;
  const places = wordsOfCv(cv);
  const profile = { ...profileOf(places.keys()), places };
  ofCvs.set(cv.words, profile);
  return profile;
}

const ofOffers = new WeakMap<ParsedOffer, Profile>();

function profileOfOffer(offer: ParsedOffer): Profile {
  const known = ofOffers.get(offer);
  if (known) return known;
  const profile = profileOf(wordsOfOffer(offer));
  ofOffers.set(offer, profile);
  return profile;
}

function profileOf(roots: Iterable<string>): Profile {
  const profile: Profile = { weights: new Map(), words: new Map() };
  for (const root of new Set(roots)) {
    const shares = sharesOf(root);
    if (shares.size === 0) continue;
    profile.words.set(root, shares);
    for (const [sector, weight] of shares) profile.weights.set(sector, (profile.weights.get(sector) ?? 0) + weight);
  }
  return profile;
}

const shares = new Map<string, ReadonlyMap<string, number>>();
const none: ReadonlyMap<string, number> = new Map();

/** What a word says of each sector: more where fewer have it, shared by how often each does. */
function sharesOf(root: string): ReadonlyMap<string, number> {
  const counts = tellingSectorsOf(root);
  if (!counts) return none;
  const known = shares.get(root);
  if (known) return known;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const weight = Math.log(evidenceFiles.length / counts.size) / all;
  const found = new Map(
    [...counts].flatMap(([sector, count]) => (noSector.has(sector) ? [] : [[sector, weight * count]])),
  );
  shares.set(root, found);
  return found;
}

function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [sector, weight] of one) common += weight * (other.get(sector) ?? 0);
  return common === 0 ? 0 : common / (length(one) * length(other));
}

function length(weights: ReadonlyMap<string, number>): number {
  return Math.hypot(...weights.values());
}

/** The words of the CV that weigh most in the offer’s sectors, in the order of the CV. */
function saidIn(own: Told, asked: Profile): Span[] {
  const worth = [...own.words].map(([root, weights]) => {
    const total = [...weights].reduce((sum, [sector, weight]) => sum + weight * (asked.weights.get(sector) ?? 0), 0);
    return { root, total };
  });
  const best = worth.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  return best
    .slice(0, mostQuotes)
    .flatMap(({ root }) => own.places.get(root) ?? [])
    .sort((a, b) => a.start - b.start);
}
