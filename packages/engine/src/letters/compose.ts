import type { Letter, LetterSentence } from '@coach/contracts/letter';
import type { Draft, Frame, Slot, SlotData } from './draft.ts';
import { countWords } from './french/typeset.ts';
import type { Piece } from './piece.ts';
import { slotData } from './slot-data.ts';
import type { Tone } from './tones/tone.ts';

/** Words of the paragraphs alone; with salutation and closing the letter stays within 250 to 400. */
const fewest = 258;
const enough = 300;
const most = 350;

/** The order of sentences in a paragraph, whenever they were found. */
const order: (Slot | 'extra')[] = [
  'opener',
  'open',
  'employer',
  'need',
  'job',
  'more',
  'match',
  'past',
  'change',
  'resume',
  'study',
  'held',
  'language',
  'interest',
  'extra',
  'project',
  'aim',
  'place',
  'meet',
];

type Placed = LetterSentence & { slot: Slot | 'extra'; job: Draft['job'] };
export type Guard = (text: string) => boolean;

/** Writes the paragraphs of a letter: each slot in turn, then more of what there is to tell until it is long enough. */
export function compose(draft: Draft, tone: Tone, guard: Guard, extra: readonly Piece[]): Letter['paragraphs'] {
  const paragraphs: Placed[][] = tone.paragraphs.map(() => []);
  tone.paragraphs.forEach(({ slots }, index) => {
    for (const slot of slots) {
      if (lengthOf(paragraphs) > enough && slot !== 'meet' && slot !== 'aim') continue;
      place(slot, paragraphs[index] as Placed[], draft, tone, guard);
    }
  });
  for (const piece of extra.filter(({ text }) => guard(text))) {
    insert(paragraphs.at(-2) ?? (paragraphs[0] as Placed[]), { ...piece, slot: 'extra', job: null });
  }
  for (const [slot, index] of tone.reserve) {
    if (lengthOf(paragraphs) >= fewest) break;
    place(slot, paragraphs[index] as Placed[], draft, tone, guard);
  }
  return shortened(paragraphs)
    .map((sentences, index) => ({
      role: tone.paragraphs[index]?.role ?? 'me',
      sentences: sentences.map(({ text, evidence }) => ({ text, evidence })),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

function lengthOf(paragraphs: readonly Placed[][]): number {
  return paragraphs.flat().reduce((sum, { text }) => sum + countWords(text), 0);
}

function placeIn(paragraph: readonly Placed[], slot: Placed['slot']): number {
  const rank = order.indexOf(slot);
  const after = paragraph.findIndex((sentence) => order.indexOf(sentence.slot) > rank);
  return after < 0 ? paragraph.length : after;
}

function insert(paragraph: Placed[], sentence: Placed): void {
  paragraph.splice(placeIn(paragraph, sentence.slot), 0, sentence);
}

function place(slot: Slot, paragraph: Placed[], draft: Draft, tone: Tone, guard: Guard): void {
  const before = paragraph[placeIn(paragraph, slot) - 1];
  draft.aboutJob(before?.job ?? null);
  const sentence = sentenceFor(slot, draft, tone, guard);
  if (sentence) insert(paragraph, sentence);
}

/** The first wording that fits and states nothing unproven. No wording serves twice in a letter. */
function sentenceFor(slot: Slot, draft: Draft, tone: Tone, guard: Guard): Placed | null {
  const before = draft.job;
  const data = slotData[slot](draft);
  if (data === null) return null;
  const job = 'job' in data ? data.job : null;
  const frames = (tone.frames[slot] ?? []) as Frame<Slot>[];
  for (const frame of draft.turned(slot, frames)) {
    if (draft.isUsed(frame)) continue;
    draft.aboutJob(before);
    const piece = frame(data as SlotData[Slot] as never, draft);
    const text = piece && tidy(piece.text);
    if (!text || !guard(text)) continue;
    draft.use(frame);
    draft.counted(slot);
    if (slot === 'more' && (data as SlotData['more']).mission.mission.kind === 'foreign') draft.counted('foreign');
    return { text, evidence: piece.evidence, slot, job };
  }
  return null;
}

/** Spaces left by what was not known, and a second colon in one sentence. */
function tidy(text: string): string {
  return text
    .replace(/ +/g, ' ')
    .replace(/ ([,.])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\./g, '.')
    .trim()
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .map(withOneColon)
    .join(' ');
}

function withOneColon(sentence: string): string {
  const [first = '', second, ...others] = sentence.split('\u00a0: ');
  return others.length === 0 || second === undefined ? sentence : `${first}\u00a0: ${second}.`;
}

/** Takes the last sentence of the fullest paragraphs away while the letter is too long. */
function shortened(paragraphs: Placed[][]): Placed[][] {
  while (lengthOf(paragraphs) > most) {
    const fullest = paragraphs.reduce((best, each) => (each.length > best.length ? each : best));
    const spare = fullest.findLastIndex(({ slot }) => slot !== 'meet' && slot !== 'extra' && slot !== 'open');
    if (fullest.length < 2 || spare < 0) break;
    fullest.splice(spare, 1);
  }
  return paragraphs;
}
