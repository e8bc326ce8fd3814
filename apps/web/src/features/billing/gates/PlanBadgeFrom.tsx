import { type Gate, planThatOpens } from '@coach/contracts/gates';
import { tierDisplayName } from '@coach/contracts/tiers';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';

/** « Builder+ » beside what is closed below it. */
export function PlanBadgeFrom({ gate }: { gate: Gate }) {
  const plan = planThatOpens(gate);
  if (plan === 'explorer') return null;
  return <Badge tone={plan}>{m.billing_gate_badge({ plan: tierDisplayName(plan) })}</Badge>;
}
