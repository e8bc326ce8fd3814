import type { Report } from '@coach/contracts/report';
import { whileReading } from '../text/while-reading.ts';
import { type AnalyseInput, type Context, contextOf } from './context.ts';
import { allCriteria } from './criteria/all-criteria.ts';
import type { CriterionDefinition } from './criterion.ts';
import { keywordsOf } from './keywords.ts';
import { recommend } from './recommend/recommend.ts';
import { type Judged, type Scored, scoreOf } from './score.ts';
import { sectorReport } from './sector/sector-report.ts';
import { type Sector, sectorNamed } from './sector/sectors.ts';

/**
 * Scores a CV, against an offer or alone, out of 100: each criterion with its points, its proof and its advice, the
 * offer's keywords in three states, and what to change first; for a sector, by its habits. The same input always gives
 * the same report. Never throws.
 */
export function analyse(input: AnalyseInput): Report {
  return whileReading(() => report(input));
}

/** The score of `analyse` alone: for whoever ranks many offers, and reads no advice. Never throws. */
export function scorePair(input: AnalyseInput): number {
  return whileReading(() => scoredOf(contextOf(input), sectorNamed(input.sector)).score);
}

function report(input: AnalyseInput): Report {
  const context = contextOf(input);
  const sector = sectorNamed(input.sector);
  const scored = scoredOf(context, sector);
  return {
    score: scored.score,
    criteria: scored.criteria,
    keywords: keywordsOf(context),
    recommendations: recommend(context, scored),
    ...(sector ? { sector: sectorReport(context, sector) } : {}),
  };
}

function scoredOf(context: Context, sector: Sector | null): Scored {
  return scoreOf(allCriteria.map((definition) => judge(definition, context, sector)));
}

function judge(definition: CriterionDefinition, context: Context, sector: Sector | null): Judged {
  const { id, weight, fullAt } = definition;
  const share = fullAt ? Math.min(1, fullAt.count(context) / fullAt.full) : 1;
  return { definition, finding: definition.check(context), weight: weight * share * (sector?.weights[id] ?? 1) };
}
