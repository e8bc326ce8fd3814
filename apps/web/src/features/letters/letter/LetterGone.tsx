import { Link } from 'react-router';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LetterSignIn } from '../LetterSignIn.tsx';

type LetterGoneProps = { error: Error; onRetry: () => void; busy: boolean };

/** For a letter that does not open: gone, someone else’s, or the server is out of reach. */
export function LetterGone({ error, onRetry, busy }: LetterGoneProps) {
  const { code, message } = toApiFailure(error);
  if (code === 'unauthenticated') return <LetterSignIn />;
  return (
    <div className="container-narrow py-16">
      {code === 'not_found' ? (
        <EmptyState
          wholePage
          title={m.letters_gone_title()}
          description={m.letters_gone_text()}
          action={<Button render={<Link to={paths.letters()} />}>{m.letters_new()}</Button>}
        />
      ) : (
        <ErrorState message={message} onRetry={onRetry} busy={busy} />
      )}
    </div>
  );
}
