import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { NativeDialog } from '../../ui/NativeDialog.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

type IdleDialogProps = {
  /** Null keeps the dialog closed. */
  secondsLeft: number | null;
  onStay: () => void;
};

/** The last minute before an idle session ends. Closing it in any way is a sign of life. */
export function IdleDialog({ secondsLeft, onStay }: IdleDialogProps) {
  const open = secondsLeft !== null;
  return (
    <NativeDialog open={open} onClose={() => (open ? onStay() : undefined)} title={m.auth_idle_title()}>
      {open ? <LastMinute secondsLeft={secondsLeft} onStay={onStay} /> : null}
    </NativeDialog>
  );
}

function LastMinute({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  const stayId = useId();
  const navigate = useNavigate();
  // The dialog opens after its content is there, and would give the focus to its closing cross.
  useEffect(() => queueMicrotask(() => document.getElementById(stayId)?.focus()), [stayId]);
  const leave = async () => {
    await signOut({ leaving: true });
    await navigate(paths.home());
  };
  return (
    <>
      <p>{m.auth_idle_text()}</p>
      <p role="timer" className="mt-4 font-display text-2xl tabular-nums">
        {m.auth_idle_left({ seconds: secondsLeft })}
      </p>
      <VisuallyHidden>
        <span role="status">{m.auth_idle_announce({ seconds: announced(secondsLeft) })}</span>
      </VisuallyHidden>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={() => void leave().catch(() => undefined)}>
          {m.auth_idle_leave()}
        </Button>
        <Button id={stayId} onClick={onStay}>
          {m.auth_idle_stay()}
        </Button>
      </div>
    </>
  );
}

/** A screen reader is told three times, not sixty. */
function announced(secondsLeft: number): number {
  if (secondsLeft > 30) return 60;
  return secondsLeft > 10 ? 30 : 10;
}
