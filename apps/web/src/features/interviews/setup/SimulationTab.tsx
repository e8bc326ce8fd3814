import { useSession } from '../../../lib/session.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { InterviewSignIn } from '../page/InterviewSignIn.tsx';
import { SessionScreen } from '../session/SessionScreen.tsx';
import type { InterviewPlace } from '../use-interview-place.ts';
import { SetupScreen } from './SetupScreen.tsx';

/** « Simulation »: what it takes to have one, or one that is open; the address says which. */
export function SimulationTab({ place }: { place: InterviewPlace }) {
  const { status } = useSession();
  if (status === 'loading') return <Spinner className="min-h-[40vh]" />;
  if (status === 'signedOut') return <InterviewSignIn />;
  if (place.sessionId) return <SessionScreen key={place.sessionId} id={place.sessionId} place={place} />;
  return <SetupScreen place={place} />;
}
