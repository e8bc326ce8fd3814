import type { Subscription } from '@coach/contracts/features/billing';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { CancelDialog } from './CancelDialog.tsx';
import { canCancel } from './CancelSubscription.tsx';

const asked = '#resiliation';

type Cancellation = {
  /** For the heading of the current plan: it takes the focus once the button that asked is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  start: () => void;
  dialog: ReactNode;
};

/** The dialog that ends the subscription; an address that ends in `#resiliation` opens it. */
export function useCancellation(subscription: Subscription): Cancellation {
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(() => location.hash === asked && canCancel(subscription));
  // Once is enough: a reload does not ask again.
  useEffect(() => {
    if (location.hash === asked) history.replaceState(history.state, '', location.pathname);
  }, []);
  const dialog = open ? (
    <CancelDialog
      subscription={subscription}
      onClose={() => setOpen(false)}
      finalFocus={() => (canCancel(subscription) ? null : heading.current)}
    />
  ) : null;
  return { heading, start: () => setOpen(true), dialog };
}
