import { mayPass } from '@coach/contracts/gates';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Spinner } from '../../../ui/Spinner.tsx';
import { InterviewSignIn } from '../page/InterviewSignIn.tsx';
import { LockedCard } from '../page/LockedCard.tsx';
import type { InterviewPlace } from '../use-interview-place.ts';
import { VoiceSession } from './VoiceSession.tsx';
import { VoiceSetup } from './VoiceSetup.tsx';

/** « Entretien vocal »: ten questions by voice, from advancer on. */
export function VoiceTab({ place }: { place: InterviewPlace }) {
  const { status, tier, tierAsked } = useSession();
  if (status === 'loading' || !tierAsked) return <Spinner className="min-h-[40vh]" />;
  if (status === 'signedOut') return <InterviewSignIn />;
  if (!mayPass('voice_interview', tier))
    return <LockedCard title={m.interviews_tab_voice()} text={m.interviews_voice_locked()} gate="voice_interview" />;
  if (place.sessionId) return <VoiceSession key={place.sessionId} id={place.sessionId} place={place} />;
  return <VoiceSetup place={place} />;
}
