import type { CoachRequestKind } from '@coach/contracts/features/coaching';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useCoachRequests } from '../requests/use-coach-requests.ts';
import { RequestDialog } from './RequestDialog.tsx';

/** « Coachs partenaires »: what one may ask of the operator, who answers, and that no coach is promised. */
export function PartnerCard() {
  const [asked, setAsked] = useState<CoachRequestKind | null>(null);
  const operator = useCoachRequests().data?.pages[0]?.operator;
  const name = operator?.name ?? m.coaching_operator();
  return (
    <Card title={m.coaching_partners()}>
      <p className="max-w-prose">{m.coaching_partners_text({ name })}</p>
      {operator && !operator.reached ? (
        <p className="mt-4 max-w-prose rounded-lg bg-warn-soft p-4 text-warn">{m.coaching_partners_unreached()}</p>
      ) : (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => setAsked('coach')}>{m.coaching_ask_coach()}</Button>
          <Button variant="secondary" onClick={() => setAsked('roadmap')}>
            {m.coaching_ask_roadmap()}
          </Button>
        </div>
      )}
      <RequestDialog kind={asked} name={name} onClose={() => setAsked(null)} />
    </Card>
  );
}
