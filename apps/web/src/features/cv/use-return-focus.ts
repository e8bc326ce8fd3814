import { useEffect, useRef } from 'react';

/** Where a form closes in place, gives the focus back to the first button of what stands there again. */
export function useReturnFocus<T extends HTMLElement>(open: boolean) {
  const place = useRef<T>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) place.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  return place;
}
