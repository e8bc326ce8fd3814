import type { CriterionFamily } from '@coach/contracts/report';
import type { Context } from './context.ts';
import type { Finding } from './finding.ts';

/**
 * One thing the engine checks. `weight` is its share of its family's points; 0 informs without scoring. `about` says in
 * one line what is looked at, for `docs/criteria.md`.
 */
export type CriterionDefinition = {
  id: string;
  family: CriterionFamily;
  label: string;
  about: string;
  weight: number;
  check: (context: Context) => Finding;
};
