import type { InterviewQuestion } from '@coach/contracts/interview';
import { hashOf } from '../../letters/hash-of.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { recogniseIllegalQuestion } from '../recognise-illegal-question.ts';
import { filled, type Pattern, type Slots } from './pattern.ts';

/** A question that could be asked; those of a lower `tier` come first. */
export type Candidate = InterviewQuestion & {
  theme: string | null;
  tier: number;
  pattern: string;
  use: string | null;
  stems: readonly string[];
};

export type About = InterviewQuestion['about'];
type Found = { slots: Slots; about?: About; tier?: number; tip?: string | null };

/** The pattern asked on what was found; none where a slot stays open. */
export function candidateOf(pattern: Pattern, { slots, about = null, tier = 0, tip }: Found): Candidate[] {
  const question = filled(pattern.ask, slots);
  if (question === null) return [];
  // « Arrêts maladie » in an offer: what is asked on it must not sound as if it aimed at the person.
  if (about && recogniseIllegalQuestion(question)) return [];
  const tips = pattern.tips.flatMap((each) => filled(each, slots) ?? []);
  return [
    {
      category: pattern.category,
      question,
      tips: tip ? [...tips, tip] : tips,
      about,
      theme: pattern.theme ?? null,
      tier,
      pattern: pattern.ask,
      use: pattern.use ?? null,
      stems: meaningfulStems(question),
    },
  ];
}

/** Lower tiers first; within a tier, an order that the seed turns. */
export function inTurn(candidates: readonly Candidate[], seed: string): Candidate[] {
  const keyed = candidates.map((each) => ({ each, key: mixed(hashOf(`${each.question}|${seed}`)) }));
  return keyed.sort((a, b) => a.each.tier - b.each.tier || a.key - b.key).map(({ each }) => each);
}

/** Neighbouring numbers far apart, so that another seed gives another order. */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (Math.imul(half ^ (half >>> 13), 0xc2b2ae35) ^ (half >>> 16)) >>> 0;
}

/** From here on two questions ask the same. */
const tooAlike = 0.5;

export function isAlike(one: Candidate, other: Candidate): boolean {
  if (one.question === other.question || one.pattern === other.pattern) return true;
  if (one.theme !== null && one.theme === other.theme) return true;
  if (one.about && other.about && overlaps(one.about.quote, other.about.quote)) return true;
  const shared = one.stems.filter((stem) => other.stems.includes(stem)).length;
  return shared / Math.max(1, Math.min(one.stems.length, other.stems.length)) > tooAlike;
}

function overlaps(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}
