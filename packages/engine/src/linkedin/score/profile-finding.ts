import type { LinkedinFamily, LinkedinReport } from '@coach/contracts/linkedin';
import type { Verdict } from '@coach/contracts/report';
import type { Span } from '@coach/contracts/span';
import type { ProfileContext } from './profile-context.ts';

type Evidence = LinkedinReport['criteria'][number]['evidence'][number];

/** What a criterion found: `ratio` (0 to 1) of its points are won. */
export type ProfileFinding = { verdict: Verdict; ratio: number; evidence: Evidence[]; advice: string };

/** One thing looked at on a profile. `weight` is its share of its family’s points; 0 informs without scoring. */
export type ProfileCriterion = {
  id: string;
  family: LinkedinFamily;
  label: string;
  weight: number;
  check: (context: ProfileContext) => ProfileFinding;
};

const maxEvidence = 6;

/** A finding whose verdict follows from the ratio. */
export function found(ratio: number, evidence: Evidence[], advice: string): ProfileFinding {
  const held = Math.min(1, Math.max(0, ratio));
  const verdict = held >= 0.85 ? 'ok' : held > 0.1 ? 'partial' : 'missing';
  return { verdict, ratio: held, evidence: evidence.slice(0, maxEvidence), advice };
}

/** What the text cannot tell: it weighs nothing. */
export function unknown(advice: string, evidence: Evidence[] = []): ProfileFinding {
  return { verdict: 'not_applicable', ratio: 0, evidence: evidence.slice(0, maxEvidence), advice };
}

/** Quotes of the profile: the words where they stand, as many as prove a point. */
export function quotesOf(
  { profile, find }: ProfileContext,
  words: readonly (string | null | undefined)[],
  within?: Span,
): Evidence[] {
  return spansQuoted(
    profile.text,
    words.slice(0, maxEvidence * 2).map((each) => (each ? find(each, within) : null)),
  );
}

/** The same for slices already known. */
export function spansQuoted(text: string, spans: readonly (Span | null)[]): Evidence[] {
  return spans
    .flatMap((span) => (span ? [{ source: 'profile' as const, ...span, quote: text.slice(span.start, span.end) }] : []))
    .slice(0, maxEvidence);
}
