import type { ParsedOffer } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { linesOfOffer } from '../../offer/lines-of-offer.ts';
import type { OfferPart } from '../../offer/split-offer.ts';
import { knownCity } from '../../text/known-names.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { CvReading } from '../context.ts';
import { placeReader } from '../place-of.ts';
import { wordRoot } from '../requirements/word-root.ts';
import { silenceReader } from '../silent-spans.ts';
import { placesByRoot } from '../word-index.ts';

/** A hostile text may repeat a word without end. */
const mostPlaces = 50;
/** The parts of an offer that tell of the work and of who is to do it. */
const telling: ReadonlySet<OfferPart> = new Set(['header', 'intro', 'company', 'missions', 'profile', 'nice']);

const ofCvs = new WeakMap<CvReading['words'], ReadonlyMap<string, Span>>();

/**
 * The words a CV tells of work with, by their roots, each with the first place where it does: without contact details,
 * what an employer may not ask, and free time.
 */
export function wordsOfCv(cv: CvReading): ReadonlyMap<string, Span> {
  const known = ofCvs.get(cv.words);
  if (known) return known;
  const isSilent = silenceReader(cv);
  const placeOf = placeReader(cv);
  const places = new Map<string, Span>();
  for (const [root, positions] of placesByRoot(cv.words)) {
    const spans = positions.slice(0, mostPlaces).map((position) => cv.words.tokens[position] as Span);
    const told = spans.find((span) => !isSilent(span) && placeOf(span) !== 'leisure');
    if (told) places.set(root, { start: told.start, end: told.end });
  }
  ofCvs.set(cv.words, places);
  return places;
}

const ofOffers = new WeakMap<ParsedOffer, ReadonlySet<string>>();

/** The roots of the words an offer tells of the work and of who is to do it with. Towns are none: where one lives is protected. */
export function wordsOfOffer(offer: ParsedOffer): ReadonlySet<string> {
  const known = ofOffers.get(offer);
  if (known) return known;
  const lines = linesOfOffer(offer).filter(({ part }) => telling.has(part));
  const roots = new Set(
    lines.flatMap(({ text }) =>
      tokenise(text).flatMap(({ start, end, key, stem }) =>
        isTown(text.slice(start, end), key) ? [] : [wordRoot(stem)],
      ),
    ),
  );
  for (const { stem } of tokenise(offer.city ?? '')) roots.delete(wordRoot(stem));
  ofOffers.set(offer, roots);
  return roots;
}

/** « Vannes », « TOURS », which are also things of trades. */
function isTown(written: string, key: string): boolean {
  return /^\p{Lu}/u.test(written) && knownCity(key) !== null;
}
