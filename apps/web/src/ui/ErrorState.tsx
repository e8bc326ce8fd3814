import { m } from '../paraglide/messages.js';
import { Button } from './Button.tsx';

type ErrorStateProps = { message: string; onRetry?: () => void; busy?: boolean };

/** What went wrong, in a sentence, and the way to try again. */
export function ErrorState({ message, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-lg bg-bad-soft p-5 text-bad">
      <p className="font-medium">{message}</p>
      {onRetry ? (
        <Button variant="secondary" size="sm" onClick={onRetry} busy={busy}>
          {m.common_retry()}
        </Button>
      ) : null}
    </div>
  );
}
