import type { Importance, Requirement } from '@coach/contracts/offer';

/**
 * One place where something is asked for. `said` is false where nothing but the duties asks for it, so that a wish
 * elsewhere counts more; `longer` is the whole phrase a known term stands in.
 */
export type Mention = {
  term: string;
  alternatives: string[];
  kind: Requirement['kind'];
  importance: Importance;
  said: boolean;
  start: number;
  end: number;
  longer: string | null;
  /** A known term inside a phrase that says more. */
  inner: boolean;
  /** From the duties, in words that no list knows. */
  guessed: boolean;
};
