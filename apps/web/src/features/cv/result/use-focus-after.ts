import { useRef } from 'react';
import type { Changes } from './use-changes.ts';

/**
 * The same verbs, after which the focus goes to `place`: what was pressed is often gone by then, and the keyboard would
 * be sent back to the top of the page. Nothing scrolls.
 */
export function useFocusAfter<T extends HTMLElement>(changes: Changes) {
  const place = useRef<T>(null);
  const then =
    <A>(verb: (argument: A) => Promise<boolean>) =>
    async (argument: A) => {
      const saved = await verb(argument);
      if (saved) place.current?.focus({ preventScroll: true });
      return saved;
    };
  const focusing: Changes = {
    ...changes,
    apply: then(changes.apply),
    undo: then(changes.undo),
    setAside: then(changes.setAside),
    takeUp: then(changes.takeUp),
  };
  return { place, changes: focusing };
}
