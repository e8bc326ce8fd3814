import type { CareerPlan } from '@coach/contracts/features/career-advisor';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ObjectivesDialog } from './ObjectivesDialog.tsx';

type ObjectivesCardProps = { objectives: CareerPlan['objectives'] };

/** The goal for the profile: shown first, and written there only if the person agrees. */
export function ObjectivesCard({ objectives }: ObjectivesCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={m.advisor_objectives()}>
      <p className="max-w-prose text-ink-soft">{m.advisor_objectives_lead()}</p>
      <p lang="fr" className="mt-3 max-w-prose border-l-4 border-line-strong pl-3 wrap-anywhere">
        {objectives.text}
      </p>
      <Button className="mt-5" variant="secondary" onClick={() => setIsOpen(true)}>
        {m.advisor_objectives_add()}
      </Button>
      {isOpen ? <ObjectivesDialog objectives={objectives} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}
