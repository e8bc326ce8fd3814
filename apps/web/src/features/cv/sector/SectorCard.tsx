import type { Analysis } from '@coach/contracts/features/cv';
import { mayPass } from '@coach/contracts/gates';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { PlanBadgeFrom } from '../../billing/gates/PlanBadgeFrom.tsx';
import { SectorFindings } from './SectorFindings.tsx';
import { SectorForm } from './SectorForm.tsx';
import { SectorGate } from './SectorGate.tsx';

/** The analysis by the habits of a sector: the choice, from advancer on, and what it gives. */
export function SectorCard({ analysis }: { analysis: Analysis }) {
  const { tier, tierAsked } = useSession();
  // Until the plan is known, the server tells.
  const isOpen = mayPass('sector', tier) || !tierAsked;
  const found = analysis.report.sector;
  return (
    <Card title={m.cv_sector_title()} aside={isOpen ? null : <PlanBadgeFrom gate="sector" />}>
      <p className="mb-5 max-w-prose">{isOpen ? m.cv_sector_lead() : m.cv_sector_gate_lead()}</p>
      {isOpen ? <SectorForm analysis={analysis} /> : <SectorGate analysis={analysis} />}
      {found ? <SectorFindings key={found.id} found={found} /> : null}
    </Card>
  );
}
