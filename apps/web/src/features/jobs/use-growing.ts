import { useEffect, useRef, useState } from 'react';

const step = 30;

/** How many of a long list to draw: more as its end comes near the eye. `end` goes on an element after the last. */
export function useGrowing(total: number) {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const shown = Math.min(count, total);
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after each growth, since it may still be in sight
  useEffect(() => {
    if (!end.current) return;
    const grow = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) setCount((known) => known + step);
    };
    const observer = new IntersectionObserver(grow, { rootMargin: '600px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, total]);
  return { shown, end, more: shown < total };
}
