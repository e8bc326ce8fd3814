/**
 * The latest self-assessment against RGAA 4.1.2, told criterion by criterion in docs/accessibility.md. The declaration and
 * the foot of every page say what stands here; `npm run proof -- accessibility` holds the three together.
 */
export const accessibilityAudit: AccessibilityAudit = {
  evaluatedOn: '2026-11-21',
  criteria: 106,
  notApplicable: 26,
  failing: ['7.1'],
};

export type AccessibilityAudit = {
  /** A day, ISO. */
  evaluatedOn: string;
  criteria: number;
  notApplicable: number;
  /** Criteria that do not hold, or that nobody could check yet. */
  failing: readonly string[];
};

export type Conformity = 'total' | 'partial' | 'none';

export type AccessibilityFigures = {
  applicable: number;
  conforming: number;
  /** Percent of the applicable criteria that hold, rounded down to a tenth. */
  rate: number;
  conformity: Conformity;
};

/** What follows from the results; the three states are those of the decree 2019-768. */
export function accessibilityFigures(audit: AccessibilityAudit = accessibilityAudit): AccessibilityFigures {
  const { criteria, notApplicable, failing } = audit;
  const applicable = criteria - notApplicable;
  const conforming = applicable - failing.length;
  const rate = Math.floor((conforming / applicable) * 1000) / 10;
  return {
    applicable,
    conforming,
    rate,
    conformity: conforming === applicable ? 'total' : rate >= 50 ? 'partial' : 'none',
  };
}
