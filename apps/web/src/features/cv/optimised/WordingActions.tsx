import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';

type WordingActionsProps = {
  /** The engine’s lines that read in a model’s words now, and those that no longer do. */
  worded: string[];
  undone: string[];
  busy: boolean;
  onChange: (lines: string[], undone: boolean) => void;
};

/** All the lines that a model worded at once: back to what they were, or in its words again. */
export function WordingActions({ worded, undone, busy, onChange }: WordingActionsProps) {
  if (worded.length < 2 && undone.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
      {undone.length > 0 ? <p className="w-full text-sm">{m.cv_wording_undone({ count: undone.length })}</p> : null}
      {undone.length > 0 ? (
        <Button variant="quiet" size="sm" className="-ml-4" busy={busy} onClick={() => onChange(undone, false)}>
          {m.cv_wording_put()}
        </Button>
      ) : null}
      {worded.length > 1 ? (
        <Button variant="quiet" size="sm" className="-ml-4" busy={busy} onClick={() => onChange(worded, true)}>
          {m.cv_wording_back_all()}
        </Button>
      ) : null}
    </div>
  );
}
