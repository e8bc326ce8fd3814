import type { CvDocument } from '@coach/contracts/cv-document';
import { type Letter, letterTones } from '@coach/contracts/letter';
import { optimiseCv } from '@coach/engine/cv/optimise/optimise-cv';
import { groundingOf } from '@coach/engine/grounding/find-ungrounded';
import { letterText } from '@coach/engine/letters/letter-text';
import { writeLetter } from '@coach/engine/letters/write-letter';
import { findTerms } from '@coach/engine/skills/find-terms';
import { stem } from '@coach/engine/text/stem';
import { tokenise } from '@coach/engine/text/tokenise';
import { whileReading } from '@coach/engine/text/while-reading';
import { fold } from '../alike.ts';
import type { Figure } from '../figure.ts';
import { type ReadPair, today } from '../read-set.ts';
import { Tally } from '../tally.ts';

type Written = { pair: ReadPair; letter: Letter };
type Guard = ReturnType<typeof groundingOf>;

/** Letters in every tone and optimised CVs for every pair: facts without a source, form, and how much letters share. */
export function measureWriting(pairs: readonly ReadPair[]): Figure[] {
  const letters = pairs.flatMap((pair) => whileReading(() => lettersOf(pair)));
  const length = new Tally();
  for (const { pair, letter } of letters)
    length.add(letter.words >= 250 && letter.words <= 400, `${pair.name}, ${letter.tone}: ${letter.words} words`);
  return [
    groundingFigure(pairs, letters),
    {
      name: 'letters of 250 to 400 words',
      value: length.share,
      unit: 'share',
      bound: { atLeast: 1 },
      faults: length.faults,
    },
    overlapFigure(letters),
    plainSentenceFigure(letters),
  ];
}

/** One in each tone. */
function lettersOf(pair: ReadPair): Written[] {
  return letterTones.map((tone) => ({ pair, letter: writeLetter({ cv: pair.cv, offer: pair.offer, tone, today }) }));
}

function groundingFigure(pairs: readonly ReadPair[], letters: readonly Written[]): Figure {
  const faults = pairs.flatMap((pair) => {
    const own = letters.filter((written) => written.pair === pair).map(({ letter }) => letter);
    return whileReading(() => [...faultsOfLetters(own, pair), ...faultsOfCv(pair)]);
  });
  return {
    name: 'facts without a source in letters and CVs',
    value: faults.length,
    unit: 'count',
    bound: { atMost: 0 },
    faults: [`${letters.length + pairs.length} texts`, ...faults].slice(faults.length > 0 ? 0 : 1),
  };
}

/** The letters of a pair draw on one truth, which is read once. */
function faultsOfLetters(letters: readonly Letter[], pair: ReadPair): string[] {
  const ungroundedIn = groundingOf({ cv: pair.cv, offer: pair.offer, today });
  return letters.flatMap((letter) => faultsOf(letterText(letter), pair, letter.tone, ungroundedIn));
}

function faultsOfCv(pair: ReadPair): string[] {
  const text = documentText(optimiseCv({ cv: pair.cv, offer: pair.offer }).document);
  return faultsOf(text, pair, 'CV', groundingOf({ cv: pair.cv, offer: null, today }));
}

function faultsOf(text: string, pair: ReadPair, what: string, ungroundedIn: Guard): string[] {
  const guarded = ungroundedIn(text).map(({ quote }) => quote);
  return [...guarded, ...strangeWords(text, pair)].map((quote) => `${pair.name}, ${what}: « ${quote} »`);
}

function documentText({ fullName, headline, contact, sections }: CvDocument): string {
  const blocks = sections.flatMap(({ blocks }) =>
    blocks.map((block) => {
      if (block.kind === 'paragraph') return block.text;
      if (block.kind === 'list') return block.items.join('\n');
      return [block.title, block.subtitle ?? '', block.dates ?? '', ...block.bullets].join('\n');
    }),
  );
  return [fullName, headline ?? '', ...contact.map(({ text }) => text), ...blocks].join('\n');
}

/** What the day's date and a count of years may add to the words of the CV and the offer. */
const ownFigures = new Set([...today.split('-'), ...Array.from({ length: 40 }, (_, index) => String(index + 1))]);

/**
 * A second look, without the guard: figures and names inside sentences that stand neither in the CV nor in the offer, in
 * any ending, as a year of two figures, or by another name of the same skill or occupation.
 */
function strangeWords(text: string, { cv, offer }: ReadPair): string[] {
  const source = `${cv.text} ${offer.text}`;
  const known = new Set(tokenise(source).flatMap(({ key }) => [key, stem(key)]));
  const letters = fold(source)?.replaceAll(' ', '') ?? '';
  const told = new Set(findTerms(source).map(({ name }) => name));
  const named = findTerms(text).filter(({ name }) => told.has(name));
  return tokenise(text).flatMap(({ start, end, key }) => {
    const word = text.slice(start, end);
    const isFigure = /\d/.test(word);
    const isName = /^\p{Lu}\p{Ll}+/u.test(word) && /[\p{L},] $/u.test(text.slice(Math.max(0, start - 2), start));
    if (!(isFigure || isName) || known.has(key) || known.has(stem(key)) || courtesy.has(key)) return [];
    if (ownFigures.has(String(Number(key))) || (/^20\d\d$/.test(key) && known.has(key.slice(2)))) return [];
    if (named.some((one) => start >= one.start && end <= one.end)) return [];
    return letters.includes(fold(word)?.replaceAll(' ', '') ?? ' ') ? [] : [word];
  });
}

const courtesy = new Set(['madame', 'monsieur', 'service', 'objet', 'candidature', 'novembre', 'saint']);

function overlapFigure(letters: readonly Written[]): Figure {
  let worst = { share: 0, what: '' };
  for (const tone of letterTones) {
    const sets = letters
      .filter(({ letter }) => letter.tone === tone)
      .map(({ pair, letter }) => ({ name: pair.name, grams: sixGrams(bodyText(letter)) }));
    for (const [index, a] of sets.entries())
      for (const b of sets.slice(index + 1)) {
        const common = [...a.grams].filter((gram) => b.grams.has(gram)).length;
        const share = common / Math.max(1, Math.min(a.grams.size, b.grams.size));
        if (share > worst.share) worst = { share, what: `${tone}: ${a.name}, ${b.name}` };
      }
  }
  return {
    name: 'six-word sequences two letters share, worst',
    value: worst.share,
    unit: 'share',
    bound: { atMost: 0.3 },
    faults: [worst.what],
  };
}

function bodyText({ paragraphs }: Letter): string {
  return paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ');
}

function sixGrams(text: string): Set<string> {
  const words = tokenise(text).map(({ key }) => key);
  return new Set(words.slice(5).map((_, index) => words.slice(index, index + 6).join(' ')));
}

/** Sentences that show no fact of the CV or the offer: they would fit anywhere once employer and job are swapped. */
function plainSentenceFigure(letters: readonly Written[]): Figure {
  const shares = letters.map(({ pair, letter }) => {
    const sentences = letter.paragraphs.flatMap((paragraph) => paragraph.sentences);
    const plain = sentences.filter((sentence) => fitsAnywhere(sentence, pair));
    return { share: plain.length / Math.max(1, sentences.length), name: `${pair.name}, ${letter.tone}`, plain };
  });
  const worst = shares.reduce((a, b) => (b.share > a.share ? b : a), shares[0] ?? { share: 0, name: '', plain: [] });
  return {
    name: 'sentences that would fit any offer, worst letter',
    value: worst.share,
    unit: 'share',
    bound: { atMost: 0.25 },
    faults: [`${worst.name}: ${worst.plain.map(({ text }) => text).join(' ')}`],
  };
}

function fitsAnywhere(
  { evidence }: { evidence: Letter['paragraphs'][number]['sentences'][number]['evidence'] },
  pair: ReadPair,
) {
  const swapped = new Set([pair.offer.company, pair.offer.title, pair.offer.city].map(fold));
  return evidence.every(({ quote }) => swapped.has(fold(quote)));
}
