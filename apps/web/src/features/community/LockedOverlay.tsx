import type { Gate } from '@coach/contracts/gates';
import type { ReactNode } from 'react';
import { PlanNeeded } from '../billing/gates/PlanNeeded.tsx';

/** What a plan does not open, seen but out of reach, under the way to the plans. */
export function LockedOverlay({ gate, children }: { gate: Gate; children: ReactNode }) {
  return (
    <div className="grid [&>*]:col-start-1 [&>*]:row-start-1">
      <div inert aria-hidden="true" className="opacity-40 select-none">
        {children}
      </div>
      <div className="z-1 m-4 self-center justify-self-center rounded-xl border border-line bg-card p-5 shadow-raised">
        <PlanNeeded gate={gate} />
      </div>
    </div>
  );
}
