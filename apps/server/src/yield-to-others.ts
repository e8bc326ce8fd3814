import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Between two steps of long computing, lets others be answered. Those who compute go one a turn of the event loop: fifty
 * that went on in the same turn would hold everybody up for fifty steps.
 */
export async function yieldToOthers(): Promise<void> {
  last = last.then(() => nextTurn());
  await last;
}
