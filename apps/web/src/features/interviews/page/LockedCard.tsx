import type { Gate } from '@coach/contracts/gates';
import { Card } from '../../../ui/Card.tsx';
import { PlanNeeded } from '../../billing/gates/PlanNeeded.tsx';

/** What a plan does not open: what it would be, and from which plan it is. */
export function LockedCard({ title, text, gate }: { title: string; text: string; gate: Gate }) {
  return (
    <Card title={title}>
      <p className="max-w-prose">{text}</p>
      <div className="mt-5">
        <PlanNeeded gate={gate} />
      </div>
    </Card>
  );
}
