import type { CriterionFamily } from '@coach/contracts/report';
import type { Context } from './context.ts';
import type { Finding } from './finding.ts';

/**
 * One thing the engine checks. `weight` is its share of its family's points; 0 informs without scoring. Where the offer
 * names few things of a kind, `fullAt` of them carry the whole weight and fewer their part. `about` says in one line
 * what is looked at, for `docs/criteria.md`.
 */
export type CriterionDefinition = {
  id: string;
  family: CriterionFamily;
  label: string;
  about: string;
  weight: number;
  fullAt?: { count: (context: Context) => number; full: number };
  check: (context: Context) => Finding;
};
