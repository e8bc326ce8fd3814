import { useEffect, useRef } from 'react';

/** Where a form opens in place, its first field takes the focus; where it closes, the first button that stands there again. */
export function useFormFocus<T extends HTMLElement>(open: boolean) {
  const place = useRef<T>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    place.current?.querySelector<HTMLElement>(open ? 'input, textarea, select, [type=submit]' : 'button')?.focus();
  }, [open]);
  return place;
}
