import type { MissingSkill, PlanEvidence } from '@coach/contracts/features/career-advisor';
import type { Demands } from './demands-of.ts';
import type { Distance } from './measure-distance.ts';
import type { Goal } from './read-goal.ts';
import type { Situation } from './read-situation.ts';
import type { Regulation } from './regulation-of.ts';

/** What the rest of a plan follows from. */
export type PlanContext = Distance & {
  goal: Goal;
  demands: Demands;
  situation: Situation;
  regulation: Regulation | null;
  /** The person's own words show what the law asks for. */
  regulationMet: PlanEvidence | null;
  hasCv: boolean;
  offersRead: number;
};

/** A diploma, card or licence stands between the person and the occupation. */
export function isClosed({ regulation, regulationMet }: PlanContext): boolean {
  return regulation !== null && !regulation.open && regulationMet === null;
}

/** How many of the occupation's demands the person shows; what only they named does not count. */
export function demandsHeld({ missing, demands }: PlanContext): number {
  return demands.skills.length - missing.filter(({ rank }) => rank !== null).length;
}

/** The same as a share, 0 to 1; 0 where nothing is known of the demands. */
export function shareHeld(context: PlanContext): number {
  const asked = context.demands.skills.length;
  return asked === 0 ? 0 : demandsHeld(context) / asked;
}

/** Licences and certificates are passed in days or weeks, not learnt at work. */
export function papersMissing({ missing }: PlanContext): MissingSkill[] {
  return missing.filter(({ kind }) => kind === 'licence' || kind === 'certification');
}

export function skillsMissing({ missing }: PlanContext): MissingSkill[] {
  return missing.filter(({ kind }) => kind === 'skill');
}
