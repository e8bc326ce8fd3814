import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepSession, type Upkeep } from '../../lib/session-upkeep.ts';
import { IdleDialog } from './IdleDialog.tsx';

/** Keeps the session while someone is signed in, and asks a minute before it ends for want of activity. */
export function SessionUpkeep() {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const upkeep = useRef<Upkeep | null>(null);
  useEffect(() => {
    const kept = keepSession(setSecondsLeft);
    upkeep.current = kept;
    return kept.stop;
  }, []);
  // At the end of the body, so that no other dialog has hidden it from screen readers.
  return createPortal(<IdleDialog secondsLeft={secondsLeft} onStay={() => upkeep.current?.stay()} />, document.body);
}
