import { heldCredentials } from '../facts/credentials.ts';
import { readExperience } from '../facts/experience.ts';
import type { JobFact } from '../facts/job-facts.ts';
import type { LetterFacts } from '../facts/letter-facts.ts';
import { hashOf } from '../hash-of.ts';
import type { Piece } from '../piece.ts';
import type { Opening, Voice } from '../voice.ts';
import { jobLines, type RankedLine } from './job-lines.ts';
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
  /** Whether the opening says who applies. */
  namesSelf: boolean;
  /** The wordings of one kind of sentence, in this letter's turn; those that do not fit fall out. */
  ways: <Data>(kind: string, frames: readonly ((data: Data) => Piece | null)[], data: Data) => Piece[];
};

export function planOf(facts: LetterFacts, voice: Voice, angle: number, seed: string): Plan {
  const near = nearJob(facts);
  const experience = readExperience(facts);
  const says = experience !== null || heldCredentials(facts).length > 0 || voice.opening.includes('proud');
  // An opening with nothing else to say tells who writes.
  const opening: Opening[] = says || voice.opening.includes('self') ? voice.opening : [...voice.opening, 'self'];
  return {
    facts,
    voice: { ...voice, opening },
    angle,
    turn: hashOf(seed),
    near,
    nearLines: near ? jobLines(near, voice, angle) : [],
    experience,
    namesSelf: near !== null && opening.includes('self'),
    ways: (kind, frames, data) => {
      const from = frames.length === 0 ? 0 : hashOf(`${seed}|${kind}`) % frames.length;
      const turned = [...frames.slice(from), ...frames.slice(0, from)];
      return turned.map((frame) => frame(data)).filter((piece) => piece !== null);
    },
  };
}

/** The line an opening begins with, where the tone wants one: it is not told again. */
export function proudLine({ nearLines, voice, near }: Plan): RankedLine | null {
  if (!voice.opening.includes('proud') || !near?.at) return null;
  return nearLines.find(({ form, fact }) => form !== 'items' && form !== 'quote' && fact.hasFigure) ?? null;
}
