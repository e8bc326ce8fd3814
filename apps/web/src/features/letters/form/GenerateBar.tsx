import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { RemainingLetters } from '../RemainingLetters.tsx';

type GenerateBarProps = {
  running: boolean;
  waiting: boolean;
  /** Why it cannot be pressed now. */
  reason: string | null;
  onGenerate: () => void;
  onCancel: () => void;
};

/** The one button of the form, the wait it leads to, and what is left of the month. */
export function GenerateBar({ running, waiting, reason, onGenerate, onCancel }: GenerateBarProps) {
  return (
    <div className="flex flex-col items-stretch gap-3 sm:items-center">
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="lg" onClick={onGenerate} busy={running || waiting} disabledReason={running ? null : reason}>
          {m.letters_generate()}
        </Button>
        {running ? (
          <Button size="lg" variant="quiet" onClick={onCancel}>
            {m.common_cancel()}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-center empty:hidden">
        {running ? m.letters_running() : ''}
      </p>
      <RemainingLetters className="text-center text-sm text-ink-soft" />
    </div>
  );
}
