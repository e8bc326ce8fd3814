import { mayPass } from '@coach/contracts/gates';
import { useSession } from '../../lib/session.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdvisorLocked } from './AdvisorLocked.tsx';
import { PlanList } from './history/PlanList.tsx';
import { PlanScreen } from './plan/PlanScreen.tsx';
import { useAdvisorPlace } from './use-advisor-place.ts';
import { Wizard } from './wizard/Wizard.tsx';

/** The advisor: three questions, then a plan; and the plans before, which stay open whatever the subscription is now. */
export function AdvisorTab() {
  const { status, tier, tierAsked, user } = useSession();
  const place = useAdvisorPlace();
  if (!tierAsked) return <Spinner className="min-h-[40vh]" />;
  const isOpen = mayPass('advisor', tier);
  if (place.planId && status === 'signedIn')
    return <PlanScreen key={place.planId} planId={place.planId} place={place} isOpen={isOpen} />;
  return (
    <div className="flex flex-col gap-8">
      {isOpen ? <Wizard key={user?.id} place={place} /> : <AdvisorLocked />}
      {status === 'signedIn' ? <PlanList /> : null}
    </div>
  );
}
