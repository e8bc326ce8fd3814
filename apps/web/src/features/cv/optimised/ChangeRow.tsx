import type { CvChange } from '@coach/contracts/cv-document';
import { isSameLine } from '@coach/contracts/same-line';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

type ChangeRowProps = {
  change: CvChange;
  /** Takes back the line that a model worded; `line` is the engine’s. */
  onTakeBack: (line: string) => void;
  busy: boolean;
};

/** One difference: what stood there, what stands there now, and why; a line that only went up is shown once. */
export function ChangeRow({ change, onTakeBack, busy }: ChangeRowProps) {
  const { kind, before, after, reason, wording } = change;
  return (
    <li className="py-3.5">
      {before ? (
        <p className="whitespace-pre-line text-sm text-ink-soft">{kind === 'moved' ? before : <s>{before}</s>}</p>
      ) : null}
      {after && !(before && isSameLine(before, after)) ? (
        <p className="mt-1 whitespace-pre-line text-sm">{kind === 'moved' ? `→ ${after}` : after}</p>
      ) : null}
      <p lang="fr" className="mt-1.5 text-sm font-medium first-letter:uppercase">
        {reason}
      </p>
      {wording ? (
        <Button variant="quiet" size="sm" className="-ml-4" busy={busy} onClick={() => onTakeBack(wording.line)}>
          {m.cv_wording_back()} <VisuallyHidden>{after}</VisuallyHidden>
        </Button>
      ) : null}
    </li>
  );
}
