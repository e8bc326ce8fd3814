import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PlanLimits } from '../limit/PlanLimits.tsx';

/** Why the download is not open on this plan, and what stays free. */
export function DownloadGate({ tier }: { tier: string }) {
  const [showsPlans, setShowsPlans] = useState(false);
  return (
    <Card title={m.cv_download_title()} aside={<Badge tone="builder">{m.cv_gate_badge()}</Badge>}>
      <p>{m.cv_gate_text()}</p>
      <p className="mt-2 mb-5 text-ink-soft">{m.cv_gate_free()}</p>
      {showsPlans ? (
        <PlanLimits tier={tier} />
      ) : (
        <Button variant="secondary" onClick={() => setShowsPlans(true)}>
          {m.cv_limit_see_plans()}
        </Button>
      )}
    </Card>
  );
}
