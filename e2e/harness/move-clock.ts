import { readFileSync } from 'node:fs';

/**
 * Loaded before a server that a journey takes through time (`startServer({ movesClock: true })`): its clock runs ahead by
 * the milliseconds in the file that CLOCK_FILE names, read again now and then. Timers and the database keep their own.
 */
const file = process.env.CLOCK_FILE ?? '';
const everyMs = 20;
const RealDate = Date;
let ahead = 0;
let readAt = Number.NEGATIVE_INFINITY;

function now(): number {
  if (file && performance.now() - readAt > everyMs) {
    readAt = performance.now();
    try {
      ahead = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      // Not written yet.
    }
  }
  return RealDate.now() + ahead;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, asked) => Reflect.construct(target, values.length > 0 ? values : [now()], asked),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
