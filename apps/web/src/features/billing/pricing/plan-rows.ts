import { type Gate, mayPass } from '@coach/contracts/gates';
import { type Meter, meters, monthlyLimit, rescoreDays } from '@coach/contracts/limits';
import { type PlanId, plans } from '@coach/contracts/tiers';
import { m } from '../../../paraglide/messages.js';

/** Units a month, null without end; or whether it is held at all. */
export type Holding = number | null | boolean;
export type PlanRow = { name: string; holdings: Record<PlanId, Holding> };

/** What is compared: what the meters count, then what is there now and is not counted. */
export function planRows(): { title: string; rows: PlanRow[] }[] {
  return [
    { title: m.pricing_table_monthly(), rows: meters.map(meterRow) },
    {
      title: m.pricing_table_always(),
      rows: [
        rowOf(m.pricing_row_score(), () => true),
        rowOf(m.pricing_row_rescore({ days: rescoreDays }), () => true),
        rowOf(m.pricing_row_jobs(), () => true),
        rowOf(m.pricing_row_data(), () => true),
        gateRow(m.pricing_row_enhanced_cv(), 'enhanced_cv'),
        gateRow(m.pricing_row_sector(), 'sector'),
        gateRow(m.pricing_row_sector_comparison(), 'sector_comparison'),
      ],
    },
  ];
}

const meterNames: Record<Meter, () => string> = {
  cv_analysis: () => m.pricing_row_cv_analysis(),
  motivation_letter: () => m.pricing_row_motivation_letter(),
  linkedin_analysis: () => m.pricing_row_linkedin_analysis(),
  interview_simulation: () => m.pricing_row_interview_simulation(),
  elevator_pitch: () => m.pricing_row_elevator_pitch(),
  interview_coaching: () => m.pricing_row_interview_coaching(),
};

function meterRow(meter: Meter): PlanRow {
  return rowOf(meterNames[meter](), (plan) => monthlyLimit(meter, plan));
}

function gateRow(name: string, gate: Gate): PlanRow {
  return rowOf(name, (plan) => mayPass(gate, plan));
}

function rowOf(name: string, held: (plan: PlanId) => Holding): PlanRow {
  const entries = plans.map((plan) => [plan, held(plan)] as const);
  return { name, holdings: Object.fromEntries(entries) as Record<PlanId, Holding> };
}
