import type { ReactElement, ReactNode } from 'react';
import { Button } from './Button.tsx';

type KeptActionsProps = {
  /** The link that opens it, with a label that names it, and what it reads. */
  open: { link: ReactElement<{ className?: string; children?: ReactNode }>; text: string };
  remove: { text: string; label: string; onClick: () => void };
};

/** What may be done with one thing that was kept: open it, delete it. */
export function KeptActions({ open, remove }: KeptActionsProps) {
  return (
    <div className="flex gap-1">
      <Button size="sm" variant="secondary" render={open.link}>
        {open.text}
      </Button>
      <Button size="sm" variant="quiet" onClick={remove.onClick} aria-label={remove.label}>
        {remove.text}
      </Button>
    </div>
  );
}
