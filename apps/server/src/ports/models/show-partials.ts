import { readPartialJson } from './read-partial-json.ts';

/** Reading the whole text at every word would cost its square; nobody sees more than so many states a second. */
const betweenMs = 20;

export type Showing = {
  /** The whole text so far; the first of an answer is shown at once. */
  show(text: string): void;
  /** Nothing is shown any more. */
  stop(): void;
};

/** Tells what a growing text already says, in order and not too often. */
export function showPartials(tell: ((partial: object) => void) | undefined): Showing {
  let latest: string | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = tell === undefined;
  const tellLatest = () => {
    timer = null;
    if (stopped || latest === null) return;
    const partial = readPartialJson(latest);
    latest = null;
    // Before its first word there is nothing to wait after.
    if (!saysSomething(partial)) return;
    timer = setTimeout(tellLatest, betweenMs);
    try {
      tell?.(partial);
    } catch {
      // A text on its way is a courtesy: whoever cannot show it still gets the whole one.
      stopped = true;
    }
  };
  return {
    show(text) {
      latest = text;
      if (!timer) tellLatest();
    },
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}

function saysSomething(partial: unknown): partial is object {
  return typeof partial === 'object' && partial !== null && Object.keys(partial).length > 0;
}
