import { isRegion } from '../../text/known-names.ts';
import { heldCredentials } from '../facts/credentials.ts';
import { readExperience } from '../facts/experience.ts';
import type { JobFact } from '../facts/job-facts.ts';
import type { LetterFacts } from '../facts/letter-facts.ts';
import { reasonsOf } from '../facts/motive.ts';
import { type OfferDetail, offerDetails } from '../facts/offer-details.ts';
import { sharedDemands } from '../facts/shared-demands.ts';
import { openingTie } from '../facts/ties.ts';
import { withA, withDe } from '../french/link-words.ts';
import { hashOf } from '../hash-of.ts';
import { type Piece, reworded, say } from '../piece.ts';
import { turnedBy } from '../turned-by.ts';
import type { Voice } from '../voice.ts';
import { asks, turned } from './angles.ts';
import { jobLines, type RankedLine } from './job-lines.ts';
import { namedOf } from './named.ts';
import { nearJob } from './near-job.ts';

/** A letter being planned: what all its parts look at. */
export type Plan = {
  facts: LetterFacts;
  voice: Voice;
  angle: number;
  /** A number of this letter’s own, to turn what has no order. */
  turn: number;
  near: JobFact | null;
  nearLines: RankedLine[];
  experience: ReturnType<typeof readExperience>;
  /** « de vendeuse à Lyon ». */
  post: Piece;
  /** The line an opening begins with, where the tone wants one: it is not told again. */
  proud: RankedLine | null;
  /** What the opening tells of this one offer. */
  detail: OfferDetail | null;
  /** What the offer wants and the nearest job shows, in the offer’s words. */
  shared: Piece[];
  /** Whether the opening says who applies. */
  namesSelf: boolean;
  /** The wordings of one kind of sentence, in this letter's turn; those that do not fit fall out. */
  ways: <Data>(kind: string, frames: readonly ((data: Data) => Piece | null)[], data: Data) => Piece[];
};

export function planOf(facts: LetterFacts, tone: Voice, angle: number, seed: string): Plan {
  const near = nearJob(facts, angle);
  const nearLines = near ? jobLines(near, tone, angle) : [];
  const proud = proudLine(near, nearLines);
  const experience = readExperience(facts);
  const wishes = reasonsOf(facts.own);
  const detail = offerDetails(facts).find(({ touches }) => touches) ?? null;
  const shared = near ? sharedDemands(facts, near) : [];
  const canSay = {
    wanted: wishes.some(isJoinable),
    match: shared.length > 0,
    detail: detail !== null,
    hello: near !== null && Boolean(near.title && near.at),
    proud: proud !== null,
    tie: openingTie(facts, angle) !== null,
    wish: wishes.length > 0,
    background: experience !== null || heldCredentials(facts).length > 0,
  };
  const { opening, round } = turned(tone.opening, angle, canSay);
  const voice = { ...tone, opening };
  const namesSelf =
    near !== null &&
    namedOf(near) !== null &&
    voice.opening.some((kind) => kind === 'hello' || kind === 'self' || kind === 'whole' || kind === 'proud');
  return {
    facts,
    voice,
    angle,
    turn: hashOf(seed) + angle,
    near,
    nearLines,
    experience,
    post: postOf(facts),
    proud: voice.opening.includes('proud') ? proud : null,
    detail,
    shared,
    namesSelf,
    ways: (kind, frames, data) => {
      const turn = asks.includes(kind) ? round : angle;
      // Turned among those that fit: else two turns would fall on the same one.
      const fitting = frames.map((frame) => frame(data)).filter((piece) => piece !== null);
      return turnedBy(fitting, hashOf(`${seed}|${kind}`) + turn);
    },
  };
}

/** Where the opening has not named the job, its lines lean on the sentence that does. */
export function leanOf({ namesSelf }: Plan): { needs?: 'near' } {
  return namesSelf ? {} : { needs: 'near' };
}

/** One’s own words that another clause can follow. */
export function isJoinable({ text }: Piece): boolean {
  return !/[:;…]/.test(text) && text.split(' ').length < 24;
}

function proudLine(near: JobFact | null, lines: readonly RankedLine[]): RankedLine | null {
  if (!near?.at) return null;
  const isTold = ({ form, piece }: RankedLine) =>
    (form === 'clause' || form === 'result') && !piece.text.includes('\u00a0:');
  return lines.find((line) => isTold(line) && isCounted(line) && !line.fact.isAside) ?? null;
}

/** A count or an amount: the figure of « DAS2 » is none. */
function isCounted({ piece }: RankedLine): boolean {
  return /(?<![\p{L}\d-])\d/u.test(piece.text);
}

/** « à Lyon », « au Mans ». */
export function townOf({ city }: Pick<LetterFacts, 'city'>): Piece | null {
  // « à Val-de-Marne »: a department has an article of its own.
  if (!city || isRegion(city.text)) return null;
  return reworded(city, (town) => withA(town.replace(/^L(es?) /, 'l$1 ')));
}

/** « de vendeuse à Lyon »: nothing where the offer tells no title. */
function postOf({ shortTitle, title, city }: LetterFacts): Piece {
  const name = shortTitle ?? title;
  const town = townOf({ city });
  const place = town ? say` ${town}` : '';
  return name ? say`${reworded(name, withDe)}${place}` : { text: '', evidence: [] };
}
