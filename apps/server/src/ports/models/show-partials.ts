import { readPartialJson } from './read-partial-json.ts';

/** Reading the whole text at every word would cost its square; nobody sees more than so many states a second. */
const betweenMs = 30;

export type Showing = {
  /** The whole text so far; the first of an answer is shown at once. */
  show(text: string): void;
  /** Nothing is shown any more. */
  stop(): void;
};

/** Tells what a growing text already says, in order and not too often. */
export function showPartials(tell: ((partial: unknown) => void) | undefined): Showing {
  let latest: string | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = tell === undefined;
  const tellLatest = () => {
    const partial = latest === null ? undefined : readPartialJson(latest);
    latest = null;
    if (partial !== undefined) tell?.(partial);
  };
  const restThenTell = () => {
    timer = null;
    if (stopped || latest === null) return;
    tellLatest();
    timer = setTimeout(restThenTell, betweenMs);
  };
  return {
    show(text) {
      if (stopped) return;
      latest = text;
      if (timer) return;
      tellLatest();
      timer = setTimeout(restThenTell, betweenMs);
    },
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
