import { type RefObject, useEffect, useRef } from 'react';

type FocusOnMore = { list: RefObject<HTMLUListElement | null>; onMore: () => void };

/** The button that brings the next page moves down or goes: the first item it brought takes the focus. */
export function useFocusOnMore(count: number): FocusOnMore {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current === null || count <= shown.current) return;
    const item = list.current?.children[shown.current] as HTMLElement | undefined;
    shown.current = null;
    // An item that holds nothing to press takes it itself, with a `tabIndex`.
    (item?.querySelector<HTMLElement>('a, button') ?? item)?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    onMore: () => {
      shown.current = count;
    },
  };
}
