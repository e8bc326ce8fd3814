import { useEffect, useState } from 'react';

/** Counts 0, 1, … `count` - 1 and round again, a step every `everyMs`. */
export function useRotating(count: number, everyMs: number): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setIndex((last) => (last + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs]);
  return index;
}
