import type { ParsedCv } from '@coach/contracts/cv';
import type { Pitch, Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { letterFacts } from '../../letters/facts/letter-facts.ts';
import { guardOf } from '../../letters/guard-of.ts';
import { hashOf } from '../../letters/hash-of.ts';
import { type Piece, reworded } from '../../letters/piece.ts';
import { planOf } from '../../letters/plan/plan.ts';
import { tones } from '../../letters/tones/tones.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { type PitchSentence, pitchSentences, spareSentences } from './pitch-sentences.ts';
import { spokenSeconds } from './spoken-seconds.ts';

export type WritePitchInput = {
  cv: ParsedCv;
  offer: ParsedOffer | null;
  seniority: Seniority;
  /** YYYY-MM-DD */
  today: string;
  /** Another pitch from the same facts, from 0. */
  angle?: number;
};

const least = 32;
const aim = 52;
const most = 60;

type Said = { order: number; weight: number; piece: Piece };

/**
 * A pitch of 30 to 60 seconds, to be said aloud: what the CV tells, turned to the offer. A sentence that states a fact no
 * source holds is left out. Never throws.
 */
export function writePitch({ cv, offer, seniority, today, angle = 0 }: WritePitchInput): Pitch {
  const input = { cv, offer: offer ?? parseOffer(''), today };
  const turn = Math.abs(Math.trunc(Number.isFinite(angle) ? angle : 0)) % 10;
  const seed = `${cv.text.length}|${cv.contact.fullName ?? ''}|${input.offer.title ?? ''}`;
  const plan = planOf(letterFacts(input), tones.direct, turn, seed);
  const guard = guardOf(input);
  const said = pitchSentences(plan, seniority).flatMap((sentence) => firstBorneOut(sentence, guard));
  const kept = padded(fitting(said), hashOf(seed) + turn);
  const text = kept.map(({ piece }) => piece.text).join(' ');
  const held = guard(text);
  const sure = held.length === 0 ? kept : padded(withoutHeld(kept, held), hashOf(seed) + turn);
  const whole = sure.map(({ piece }) => piece.text).join(' ');
  return {
    text: whole,
    duration: spokenSeconds(whole),
    sentences: sure.map(({ piece }) => ({
      text: piece.text,
      source: piece.evidence[0] ? sourceOf(piece) : null,
      quote: piece.evidence[0]?.quote ?? null,
    })),
  };
}

function sourceOf({ evidence }: Piece): 'cv' | 'offer' {
  return evidence[0]?.source === 'offer' ? 'offer' : 'cv';
}

function firstBorneOut({ order, weight, ways }: PitchSentence, guard: ReturnType<typeof guardOf>): Said[] {
  const piece = ways.map((way) => reworded(way, aloud)).find(({ text }) => guard(text).length === 0);
  return piece ? [{ order, weight, piece }] : [];
}

/** What brackets hold is not said. */
function aloud(text: string): string {
  return text
    .replace(/\s?\([^()]*\)/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,])/g, '$1');
}

/** The heaviest sentences, as many as one says in the time, in their order. */
function fitting(said: readonly Said[]): Said[] {
  const kept: Said[] = [];
  let seconds = 0;
  for (const each of [...said].sort((a, b) => b.weight - a.weight)) {
    const own = spokenSeconds(each.piece.text);
    if (seconds + own > (seconds < least ? most : aim)) continue;
    kept.push(each);
    seconds += own;
  }
  return kept.sort((a, b) => a.order - b.order);
}

/** Too short: what anyone may say honestly. */
function padded(said: readonly Said[], turn: number): Said[] {
  const kept = [...said];
  const length = () => spokenSeconds(kept.map(({ piece }) => piece.text).join(' '));
  for (let index = 0; index < spareSentences.length && length() < least; index++) {
    const text = spareSentences[(turn + index) % spareSentences.length] as string;
    if (!kept.some(({ piece }) => piece.text === text))
      kept.push({ order: 50 + index, weight: 0, piece: { text, evidence: [] } });
  }
  return kept.sort((a, b) => a.order - b.order);
}

function withoutHeld(said: readonly Said[], held: readonly { start: number; end: number }[]): Said[] {
  let from = 0;
  return said.filter(({ piece }) => {
    const start = from;
    from += piece.text.length + 1;
    return !held.some((one) => one.start < start + piece.text.length && one.end > start);
  });
}
