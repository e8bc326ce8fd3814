import { m } from '../../../paraglide/messages.js';
import { PlanNeeded } from '../../billing/gates/PlanNeeded.tsx';

/** For who has the feedback at the end alone. */
export function AnalysisOffer() {
  return (
    <aside className="rounded-xl border border-line p-5">
      <p>{m.interviews_analysis_offer()}</p>
      <div className="mt-3">
        <PlanNeeded gate="answer_analysis" />
      </div>
    </aside>
  );
}
