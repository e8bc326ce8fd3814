import { useSession } from '../../lib/session.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { LetterForm } from './form/LetterForm.tsx';
import { LetterSignIn } from './LetterSignIn.tsx';
import { LetterScreen } from './letter/LetterScreen.tsx';
import { useLetterPlace } from './use-letter-place.ts';

/** « Lettre de motivation »: what it takes to write one, or one that is written; the address says which. */
export function LettersTab() {
  const { status } = useSession();
  const { letterId, jobId } = useLetterPlace();
  if (letterId || jobId) {
    if (status === 'loading') return <Spinner className="min-h-[60vh]" />;
    if (status === 'signedOut') return <LetterSignIn />;
  }
  if (letterId) return <LetterScreen key={letterId} id={letterId} />;
  return <LetterForm key={jobId} jobId={jobId} />;
}
