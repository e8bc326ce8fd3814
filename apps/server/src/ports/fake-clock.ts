import type { Clock } from './clock.ts';

/** A clock that stands at the real time until told otherwise. */
export function fakeClock(): Clock & { set(at: string): void; advance(ms: number): void; reset(): void } {
  let shift = 0;
  return {
    now: () => new Date(Date.now() + shift),
    set: (at) => {
      shift = new Date(at).getTime() - Date.now();
    },
    advance: (ms) => {
      shift += ms;
    },
    reset: () => {
      shift = 0;
    },
  };
}
