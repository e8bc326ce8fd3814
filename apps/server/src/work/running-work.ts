import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ApiErrorBody } from '@coach/contracts/api-error';
import type { StartedWork, WorkKind } from '@coach/contracts/features/work';
import { cleanText } from '../http/clean-text.ts';

export type WorkEnd =
  | { state: 'done'; result: unknown }
  | { state: 'failed'; error: ApiErrorBody }
  | { state: 'cancelled' };

/** Why a work is to end before it is done. Whoever asked for it is told all but that they asked, or left. */
export type StopReason = 'asked' | 'left' | 'too_long' | 'shutdown';

/** What a follower sees of a work at one moment. */
export type WorkView = { text: string; end: WorkEnd | null };

export type NewWork = { id: string; userId: string; kind: WorkKind; place: string; model: string; createdAt: Date };

/** Far more than any task writes, and little enough for a row that is written three times a second. */
const longestPartial = 50_000;

/** A text being written in this process, from its first word to its end. */
export class RunningWork {
  readonly facts: NewWork;
  text = '';
  end: WorkEnd | null = null;
  /** The text has changed since it was last written to the row. */
  isDirty = false;
  followers = 0;
  /** When somebody last followed it here. */
  followedAt: Date;
  stopReason: StopReason | null = null;
  readonly #stop = new AbortController();
  #waiting: (() => void)[] = [];

  constructor(facts: NewWork) {
    this.facts = facts;
    this.followedAt = facts.createdAt;
  }

  get started(): StartedWork {
    return { workId: this.facts.id, model: this.facts.model };
  }

  /** Aborted when the work is to end. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** The text as it now stands, instead of the one before. Nothing once the work ends. */
  show(text: string): void {
    const shown = cleanText(text).slice(0, longestPartial);
    if (this.end || this.signal.aborted || shown === this.text) return;
    this.text = shown;
    this.isDirty = true;
    this.#tell();
  }

  stop(reason: StopReason): void {
    if (this.end || this.stopReason) return;
    this.stopReason = reason;
    this.#stop.abort(new DOMException('The work is to end', 'AbortError'));
  }

  settle(end: WorkEnd): void {
    this.end = end;
    this.#tell();
  }

  view(): WorkView {
    return { text: this.text, end: this.end };
  }

  /** Resolves at the next change, or when `signal` aborts. */
  async changed(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    // What one read from the network brought is told together.
    await nextTurn();
  }

  #tell(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
