import { mayPass } from '@coach/contracts/gates';
import { useSession } from '../../lib/session.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { CoachingLocked } from './CoachingLocked.tsx';
import { CoachingCard } from './hub/CoachingCard.tsx';
import { ResumeBanner } from './hub/ResumeBanner.tsx';
import { SessionList } from './hub/SessionList.tsx';
import { PartnerCard } from './partner/PartnerCard.tsx';
import { RequestList } from './partner/RequestList.tsx';
import { SessionScreen } from './session/SessionScreen.tsx';
import { useCoachingPlace } from './use-coaching-place.ts';

/** Specialised coaching and partner coaches; what there is stays readable whatever the subscription is now. */
export function CoachingTab() {
  const { status, tier, tierAsked } = useSession();
  const place = useCoachingPlace();
  if (!tierAsked) return <Spinner className="min-h-[40vh]" />;
  const isOpen = mayPass('specialised_coaching', tier);
  const isKnown = status === 'signedIn';
  if (place.sessionId && isKnown)
    return <SessionScreen key={place.sessionId} id={place.sessionId} place={place} isOpen={isOpen} />;
  return (
    <div className="flex flex-col gap-6">
      {isOpen ? <ResumeBanner /> : null}
      {isOpen ? <CoachingCard place={place} /> : <CoachingLocked />}
      {isKnown ? <SessionList /> : null}
      {isOpen ? <PartnerCard /> : null}
      {isKnown ? <RequestList /> : null}
    </div>
  );
}
