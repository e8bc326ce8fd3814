import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { PlanBadgeFrom } from '../../billing/gates/PlanBadgeFrom.tsx';
import { PlanNeeded } from '../../billing/gates/PlanNeeded.tsx';

/** Why the download is not open on this plan, and what stays free. */
export function DownloadGate() {
  return (
    <Card title={m.cv_download_title()} aside={<PlanBadgeFrom gate="enhanced_cv" />}>
      <p>{m.cv_gate_text()}</p>
      <p className="mt-2 mb-5 text-ink-soft">{m.cv_gate_free()}</p>
      <PlanNeeded gate="enhanced_cv" />
    </Card>
  );
}
