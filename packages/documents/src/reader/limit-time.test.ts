import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitTime, queuedMs } from './limit-time.ts';

describe('the time a process has', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** When it was over, ms after it began, for a process that waited so long by then. */
  const overAfter = (queuedBy: (ms: number) => number): number | null => {
    const begun = performance.now();
    let over: number | null = null;
    limitTime(
      1,
      1000,
      () => {
        over = performance.now() - begun;
      },
      () => 500 + queuedBy(performance.now() - begun),
    );
    vi.advanceTimersByTime(10_000);
    return over;
  };

  it('is the limit where it ran all along, whatever it waited before', () => {
    expect(overAfter(() => 0)).toBe(1000);
  });

  it('is longer by what it waited for a processor', () => {
    expect(overAfter((ms) => Math.min(ms, 400))).toBe(1400);
    expect(overAfter((ms) => ms / 5)).toBe(1250);
  });

  it('is half as long again at most', () => {
    expect(overAfter((ms) => ms)).toBe(1500);
  });

  it('is over for nobody once the work is done', () => {
    const exceeded = vi.fn();
    limitTime(1, 1000, exceeded, () => 0)();
    vi.advanceTimersByTime(10_000);
    expect(exceeded).not.toHaveBeenCalled();
  });
});

it.runIf(existsSync('/proc/self/schedstat'))('a process that others keep from running has waited', async () => {
  const busy = 'const end = Date.now() + 1500; while (Date.now() < end);';
  const children = Array.from({ length: availableParallelism() * 3 }, () => spawn(process.execPath, ['-e', busy]));
  const longest = () => Math.max(...children.map(({ pid }) => queuedMs(pid ?? 0)));
  await vi.waitFor(() => expect(longest()).toBeGreaterThan(50), { timeout: 20_000 });
  await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
  expect(queuedMs(0)).toBe(0);
});
