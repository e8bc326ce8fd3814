import type { Letter, LetterSentence } from '@coach/contracts/letter';
import type { Draft, Frame, Slot, SlotData } from './draft.ts';
import { countWords } from './french/typeset.ts';
import { lastResort } from './last-resort.ts';
import type { Piece } from './piece.ts';
import { slotData } from './slot-data.ts';
import { tidySentence } from './tidy-sentence.ts';
import type { Tone } from './tones/tone.ts';
import { varyVerbs } from './vary-verbs.ts';

/** Words of the paragraphs alone; with salutation and closing the letter stays within 250 to 400. */
const fewest = 244;
const enough = 300;
const most = 350;
/** How often what was refused is said otherwise. */
const rounds = 4;

/** The order of sentences in a paragraph, whenever they were found. */
const order = [
  'opener',
  'open',
  'employer',
  'need',
  'job',
  'more',
  'match',
  'past',
  'change',
  'summary',
  'resume',
  'years',
  'study',
  'held',
  'skills',
  'language',
  'interest',
  'extra',
  'project',
  'learn',
  'aim',
  'asked',
  'place',
  'terms',
  'ask',
  'resort',
  'meet',
] as const;

type Place = (typeof order)[number];
type Placed = LetterSentence & { slot: Place; data: SlotData[Slot] | null; job: Draft['job'] };
/** The sentences, by their number, that state what no source holds. */
export type Review = (sentences: readonly string[]) => Set<number>;

/** Writes the paragraphs of a letter: each slot in turn, then more of what there is to tell until it is long enough. */
export function compose(draft: Draft, tone: Tone, review: Review, extra: readonly Piece[]): Letter['paragraphs'] {
  const paragraphs: Placed[][] = tone.paragraphs.map(() => []);
  tone.paragraphs.forEach(({ slots }, index) => {
    for (const slot of slots) {
      if (lengthOf(paragraphs) > enough && slot !== 'meet' && slot !== 'aim') continue;
      place(slot, paragraphs[index] as Placed[], draft, tone);
    }
  });
  for (const piece of extra) {
    insert(paragraphs.at(-2) as Placed[], { ...piece, slot: 'extra', data: null, job: null });
  }
  let isProven = false;
  for (let round = 0; round < rounds && !isProven; round++) {
    fill(paragraphs, draft, tone);
    shorten(paragraphs);
    isProven = !revise(paragraphs, draft, tone, review);
  }
  if (!isProven) {
    strike(paragraphs, review);
    fill(paragraphs, draft, tone);
    strike(paragraphs, review);
  }
  vary(paragraphs, review);
  fillWithWords(paragraphs, draft);
  return paragraphs
    .map((sentences, index) => ({
      role: tone.paragraphs[index]?.role ?? 'me',
      sentences: sentences.map(({ text, evidence }) => ({ text, evidence })),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

function lengthOf(paragraphs: readonly Placed[][]): number {
  return paragraphs.flat().reduce((sum, { text }) => sum + countWords(text), 0);
}

function fill(paragraphs: Placed[][], draft: Draft, tone: Tone): void {
  for (const [slot, index] of tone.reserve) {
    if (lengthOf(paragraphs) >= fewest) return;
    place(slot, paragraphs[index] as Placed[], draft, tone);
  }
}

/** A CV and an offer that say next to nothing: what can be said without any fact. */
function fillWithWords(paragraphs: Placed[][], draft: Draft): void {
  const target = paragraphs.at(-1) as Placed[];
  for (const sentence of draft.turned('resort', [lastResort]).flat()) {
    if (lengthOf(paragraphs) >= fewest) return;
    insert(target, { text: sentence, evidence: [], slot: 'resort', data: null, job: null });
  }
}

function placeIn(paragraph: readonly Placed[], slot: Place): number {
  const rank = order.indexOf(slot);
  const after = paragraph.findIndex((sentence) => order.indexOf(sentence.slot) > rank);
  return after < 0 ? paragraph.length : after;
}

function insert(paragraph: Placed[], sentence: Placed): void {
  paragraph.splice(placeIn(paragraph, sentence.slot), 0, sentence);
}

function place(slot: Slot, paragraph: Placed[], draft: Draft, tone: Tone): void {
  draft.aboutJob(paragraph[placeIn(paragraph, slot) - 1]?.job ?? null);
  const before = draft.job;
  const data = slotData[slot](draft);
  draft.aboutJob(before);
  const sentence = data && sentenceFor(slot, data, draft, tone);
  if (sentence) insert(paragraph, sentence);
}

/** The first wording that fits. No wording serves twice in a letter. */
function sentenceFor(slot: Slot, data: SlotData[Slot], draft: Draft, tone: Tone): Placed | null {
  const frames = (tone.frames[slot] ?? []) as Frame<Slot>[];
  for (const frame of draft.turned(slot, frames)) {
    const piece = draft.isUsed(frame) ? null : frame(data as never, draft);
    if (!piece) continue;
    draft.use(frame);
    draft.counted(slot);
    if (slot === 'more' && (data as SlotData['more']).mission.mission.kind === 'foreign') draft.counted('foreign');
    return {
      text: tidySentence(piece.text),
      evidence: piece.evidence,
      slot,
      data,
      job: 'job' in data ? data.job : null,
    };
  }
  return null;
}

/** Says otherwise, or strikes, what states an unproven fact; whether there was any. */
function revise(paragraphs: Placed[][], draft: Draft, tone: Tone, review: Review): boolean {
  const refused = refusedOf(paragraphs, review);
  for (const paragraph of paragraphs) {
    for (const sentence of paragraph.filter((each) => refused.has(each))) {
      const at = paragraph.indexOf(sentence);
      draft.aboutJob(paragraph[at - 1]?.job ?? null);
      const other = saidOtherwise(sentence, draft, tone);
      paragraph.splice(at, 1, ...(other ? [other] : []));
    }
  }
  return refused.size > 0;
}

function saidOtherwise({ slot, data }: Placed, draft: Draft, tone: Tone): Placed | null {
  const other = data && sentenceFor(slot as Slot, data, draft, tone);
  // A letter opens on the post at least.
  return other ?? (slot === 'open' ? sentenceFor('open', { fact: null }, draft, tone) : null);
}

function refusedOf(paragraphs: readonly Placed[][], review: Review): Set<Placed> {
  const all = paragraphs.flat();
  return new Set([...review(all.map(({ text }) => text))].flatMap((index) => all[index] ?? []));
}

/** Strikes what is still unproven: rather a short letter than an invented fact. */
function strike(paragraphs: Placed[][], review: Review): void {
  for (let round = 0; round < rounds; round++) {
    const refused = refusedOf(paragraphs, review);
    if (refused.size === 0) return;
    for (const paragraph of paragraphs)
      paragraph.splice(0, paragraph.length, ...paragraph.filter((each) => !refused.has(each)));
  }
}

/** The verbs that come back are changed, where the guard has nothing against it. */
function vary(paragraphs: readonly Placed[][], review: Review): void {
  const all = paragraphs.flat();
  const before = all.map(({ text }) => text);
  const varied = varyVerbs(before);
  const changed = all.flatMap((sentence, index) => {
    const text = varied[index] as string;
    return text === before[index] ? [] : [{ sentence, text }];
  });
  if (changed.length === 0) return;
  const refused = review(changed.map(({ text }) => text));
  for (const [index, { sentence, text }] of changed.entries()) if (!refused.has(index)) sentence.text = text;
}

/** Takes the last sentence of the fullest paragraphs away while the letter is too long. */
function shorten(paragraphs: Placed[][]): void {
  while (lengthOf(paragraphs) > most) {
    const fullest = paragraphs.reduce((best, each) => (each.length > best.length ? each : best));
    const spare = fullest.findLastIndex(({ slot }) => slot !== 'meet' && slot !== 'extra' && slot !== 'open');
    if (fullest.length < 2 || spare < 0) return;
    fullest.splice(spare, 1);
  }
}
