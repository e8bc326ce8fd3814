import type { Gate } from '@coach/contracts/gates';
import { Card } from '../../ui/Card.tsx';
import { PlanNeeded } from '../billing/gates/PlanNeeded.tsx';

/** What a tab opens with the plan it needs. */
export function LockedBanner({ gate, text }: { gate: Gate; text: string }) {
  return (
    <Card tone="accent">
      <p className="mb-4 max-w-prose">{text}</p>
      <PlanNeeded gate={gate} />
    </Card>
  );
}
