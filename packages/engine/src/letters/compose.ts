import type { Letter, LetterSentence } from '@coach/contracts/letter';
import { type Candidate, type Placed, parts } from './candidate.ts';
import { countWords } from './french/typeset.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { Piece } from './piece.ts';
import { tidySentence } from './tidy-sentence.ts';
import { varyVerbs } from './vary-verbs.ts';

/** Words of the paragraphs alone; with salutation and closing the letter stays within 250 to 400. */
const fewest = 246;
const enough = 320;
const most = 360;
/** At least this heavy, a sentence belongs in the letter even when it is long enough. */
const needed = 100;
/** Lighter than this, it only fills a letter that is too short. */
const worthwhile = 60;

/** The sentences, by their number, that state what no source holds. */
export type Review = (sentences: readonly string[]) => Set<number>;

/**
 * Chooses among the sentences a letter may hold: the heaviest that state nothing unproven, in the order of a letter.
 * `reserve` is what may be said where too few are left, `leftOut` what has to be said besides what was chosen. Each
 * sentence is proven by itself; with `review` in place of `trust` those chosen are proven side by side as well.
 */
export function compose(
  proven: readonly Placed[],
  review: Review,
  seed: number,
  reserve: readonly string[],
  leftOut: (sentences: readonly string[]) => readonly Placed[],
): Letter['paragraphs'] {
  const first = settle(proven, review);
  const more = leftOut(first.map(({ said }) => said.text));
  const kept = more.length > 0 ? settle([...proven, ...more], review) : first;
  const sentences = [...kept, ...resort(kept, reserve)];
  // What is named once where two sentences named it may leave the letter too short.
  return vary(padded(paragraphsOf(sentences), reserve), review, seed);
}

/** For sentences that are looked at side by side later on, in the whole letter. */
export const trust: Review = () => new Set();

/** The first way to say each that states nothing unproven: all are looked at in one go, then what was refused. */
export function provenOnes(candidates: readonly Candidate[], review: Review): Placed[] {
  const said = candidates.map(({ wordings }) => [...wordings]);
  const proven: (Piece | null)[] = candidates.map(() => null);
  let open = candidates.map((_, index) => index);
  while (open.length > 0) {
    const tried = open.flatMap((index) => {
      const next = said[index]?.shift();
      const text = next && !isRaw(next.text) ? tidySentence(next.text) : '';
      return next ? [{ index, piece: { text, evidence: next.evidence } }] : [];
    });
    if (tried.length === 0) break;
    const refused = review(tried.map(({ piece }) => piece.text));
    tried.forEach(({ index, piece }, place) => {
      if (piece.text !== '' && !refused.has(place)) proven[index] = piece;
    });
    open = tried.map(({ index }) => index).filter((index) => proven[index] === null);
  }
  return candidates.flatMap((candidate, index) => {
    const piece = proven[index];
    return piece ? [{ ...candidate, said: piece }] : [];
  });
}

/** Marks of a layout, and signs that were not read: no sentence holds them. */
const raw = /[★☆●○•▪■□◆►➤›✓✔⬤◯✪█|¿\ufffd\t\u2190-\u21ff]|\s\+\s|\+{2,}(?=[\s,.;)])(?<!C\+\+)/u;

/** A mark of a layout, or half a pair of brackets or guillemets. */
function isRaw(text: string): boolean {
  return raw.test(text) || /[()«»]/.test(text.replace(/\([^()]*\)/g, '').replace(/«[^«»]*»/g, ''));
}

/** Verbs that only hold their things: a reader who meets the third of them has stopped reading. */
const holding = /(?<!\p{L})(?:assur(?:e|ais|é)|m’(?:y )?occup(?:e|ais)|me charg(?:e|eais)|en charge)(?!\p{L})/u;
const mostHeld = 2;
const heldCost = 25;

/** The heaviest first; from the third on, what has no verb of its own gives way to what has one. */
function inOrder(proven: readonly Placed[]): Placed[] {
  const heaviest = [...proven].sort((a, b) => b.weight - a.weight);
  const held = heaviest.filter(({ said, key }) => key === undefined && holding.test(said.text)).slice(mostHeld);
  const worth = (one: Placed) => one.weight - (held.includes(one) ? heldCost : 0);
  return heaviest.sort((a, b) => worth(b) - worth(a)).map((one) => ({ ...one, weight: worth(one) }));
}

function choose(proven: readonly Placed[]): Placed[] {
  const chosen: Placed[] = [];
  let words = 0;
  for (const placed of inOrder(proven)) {
    const length = countWords(placed.said.text);
    const isWorth = placed.weight >= worthwhile && words < enough && words + length <= most;
    const fits = placed.weight >= needed || words < fewest || isWorth;
    if (!fits || words + length > most + 20 || !isFree(placed, chosen)) continue;
    chosen.push(placed);
    words += length;
  }
  return chosen;
}

/** What it leans on stands in the letter, and no other sentence says the same or speaks of the same thing. */
function isFree({ needs, about, said }: Placed, chosen: readonly Placed[]): boolean {
  if (needs && !chosen.some(({ key }) => key === needs)) return false;
  if (about !== undefined && chosen.some((other) => other.about === about)) return false;
  return chosen.every((other) => other.said.text !== said.text);
}

/**
 * Side by side, sentences may say what none says alone: those the guard then holds make room for others. At last rather a
 * short letter than an invented fact.
 */
function settle(proven: readonly Placed[], review: Review): Placed[] {
  let pool = proven;
  let kept: Placed[] = [];
  for (let round = 0; round < 4; round++) {
    const chosen = choose(pool);
    kept = parts.flatMap((part) => chosen.filter((one) => one.part === part).sort((a, b) => a.order - b.order));
    const refused = review(kept.map(({ said }) => said.text));
    if (refused.size === 0) return kept;
    const held = new Set(kept.filter((_, index) => refused.has(index)));
    pool = pool.filter((one) => !held.has(one));
    kept = kept.filter((one) => !held.has(one));
  }
  return kept.filter(({ needs }) => !needs || kept.some(({ key }) => key === needs));
}

/** A CV and an offer that say next to nothing: what can be said without any fact. */
function resort(chosen: readonly Placed[], reserve: readonly string[]): Placed[] {
  const texts = resortFor(
    chosen.map(({ said }) => said.text),
    reserve,
  );
  return texts.map((text, index) => ({
    part: 'next',
    order: 80 + index,
    weight: 0,
    wordings: [],
    said: { text, evidence: [] },
  }));
}

function resortFor(texts: readonly string[], reserve: readonly string[]): string[] {
  const added: string[] = [];
  const take = (text: string) => {
    const all = [...texts, ...added];
    const words = all.reduce((sum, one) => sum + countWords(one), 0);
    if (words < fewest && !all.includes(text)) added.push(text);
  };
  const wishes = reserve.filter(isWish);
  const isWishing = texts.some(isWish);
  for (const text of reserve) if (!isWish(text) || (text === wishes[0] && !isWishing)) take(text);
  for (const text of wishes) take(text);
  return added;
}

/** « J’aimerais … »: said once, and again only where nothing else is left. */
function isWish(text: string): boolean {
  return text.startsWith('J’aimerais ');
}

/** The paragraphs made long enough again, where some of their sentences had to go. */
export function padded(paragraphs: Letter['paragraphs'], reserve: readonly string[]): Letter['paragraphs'] {
  const added: LetterSentence[] = resortFor(
    paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    reserve,
  ).map((text) => ({ text, evidence: [] }));
  const last = paragraphs.at(-1);
  if (!last || added.length === 0) return paragraphs;
  const end = last.sentences.at(-1);
  const sentences = end ? [...last.sentences.slice(0, -1), ...added, end] : added;
  return [...paragraphs.slice(0, -1), { ...last, sentences }];
}

/** The verbs that come back are changed, where the guard has nothing against it. */
function vary(paragraphs: Letter['paragraphs'], review: Review, seed: number): Letter['paragraphs'] {
  const before = paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const varied = varyVerbs(before, seed);
  const refused = review(varied);
  const final = varied.map((text, index) => (refused.has(index) ? (before[index] ?? text) : text));
  let at = 0;
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    sentences: paragraph.sentences.map((sentence) => ({ ...sentence, text: final[at++] ?? sentence.text })),
  }));
}
