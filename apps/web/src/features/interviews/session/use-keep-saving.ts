import { useEffect, useRef } from 'react';

/** Kept once typing rests. */
const restMs = 1000;

type Options = {
  /** There is something that the server does not have. */
  due: boolean;
  state: 'idle' | 'saving' | 'saved' | 'failed';
  save: () => Promise<boolean>;
  /** What is being written: every change of it puts the wait off. */
  watch: unknown;
};

/** Saves on every pause, on leaving, and as soon as the network is back. */
export function useKeepSaving({ due, state, save, watch }: Options): void {
  const latest = useRef({ due, save });
  latest.current = { due, save };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change puts the wait off
  useEffect(() => {
    if (!due || state === 'saving') return;
    const timer = setTimeout(() => void latest.current.save(), state === 'failed' ? 5 * restMs : restMs);
    return () => clearTimeout(timer);
  }, [due, watch, state]);
  useEffect(() => {
    const again = () => void (latest.current.due && latest.current.save());
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      again();
    };
  }, []);
}
