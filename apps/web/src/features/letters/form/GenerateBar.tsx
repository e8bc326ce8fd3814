import type { WorkShown } from '../../../lib/work/use-work.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { WritingBox } from '../../../ui/WritingBox.tsx';
import { RemainingLetters } from '../RemainingLetters.tsx';

type GenerateBarProps = {
  running: boolean;
  shown: WorkShown;
  waiting: boolean;
  /** Why it cannot be pressed now. */
  reason: string | null;
  onGenerate: () => void;
  onCancel: () => void;
};

/** The one button of the form, the wait it leads to or the words as they come, and what is left of the month. */
export function GenerateBar({ running, shown, waiting, reason, onGenerate, onCancel }: GenerateBarProps) {
  return (
    <div className="flex flex-col items-stretch gap-3 sm:items-center">
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="lg" onClick={onGenerate} busy={running || waiting} disabledReason={running ? null : reason}>
          {m.letters_generate()}
        </Button>
        {shown.phase === 'asking' ? (
          <Button size="lg" variant="quiet" onClick={onCancel}>
            {m.common_cancel()}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-center empty:hidden">
        {shown.phase === 'asking' ? m.letters_running() : ''}
      </p>
      <WritingBox shown={shown} onStop={onCancel} className="w-full max-w-3xl self-center" />
      <RemainingLetters className="text-center text-sm text-ink-soft" />
    </div>
  );
}
