import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { placeBeside } from './place-beside.ts';

type MenuPopupOptions = {
  popup: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  start: 'list' | 'first' | 'last';
  align: 'start' | 'end';
  onClose: () => void;
};

/** Shows the menu beside its button, keeps it there, and closes it once the person is elsewhere. */
export function useMenuPopup({ popup, list, button, start, align, onClose }: MenuPopupOptions): void {
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const [shown, anchor] = [popup.current, button.current];
    if (!shown || !anchor) return;
    const place = () => placeBeside(shown, anchor, align);
    const listeners = new AbortController();
    const { signal } = listeners;
    if (!shown.matches(':popover-open')) shown.showPopover();
    place();
    addEventListener('resize', place, { signal });
    document.addEventListener('scroll', place, { capture: true, passive: true, signal });
    return () => listeners.abort();
  }, [popup, button, align]);

  useLayoutEffect(() => {
    const entries = list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]');
    const target = start === 'list' ? list.current : entries?.[start === 'first' ? 0 : entries.length - 1];
    target?.focus({ preventScroll: true });
  }, [list, start]);

  useEffect(() => {
    const isOutside = (target: EventTarget | null) =>
      !popup.current?.contains(target as Node) && !button.current?.contains(target as Node);
    const leave = ({ target }: Event) => {
      if (isOutside(target)) close.current();
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('pointerdown', leave, options);
    document.addEventListener('focusin', leave, options);
    return () => listeners.abort();
  }, [popup, button]);
}
