import { Link } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SignInNeeded } from './SignInNeeded.tsx';
import { cvStepPath } from './use-cv-step.ts';

type NotFoundStateProps = { error: Error; onRetry: () => void; busy: boolean };

/** For a CV or an analysis that does not open: gone, someone else's, or the server is out of reach. */
export function NotFoundState({ error, onRetry, busy }: NotFoundStateProps) {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'unauthenticated') return <SignInNeeded />;
  const start = (
    <Button render={<Link to={cvStepPath({ name: 'bring', documentId: null })} />}>{m.cv_start_again()}</Button>
  );
  return (
    <div className="container-narrow py-16">
      {code === 'not_found' ? (
        <EmptyState wholePage title={m.cv_gone_title()} description={m.cv_gone_text()} action={start} />
      ) : (
        <ErrorState message={error.message} onRetry={onRetry} busy={busy} />
      )}
    </div>
  );
}
