import type { MouseEvent } from 'react';
import { m } from '../../../paraglide/messages.js';
import { confirmId } from './ConfirmBar.tsx';

/** Past all there is to correct, straight to the button that goes on; the address stays as it is. */
export function SkipToConfirm() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(confirmId)?.focus();
  };
  return (
    <a
      href={`#${confirmId}`}
      onClick={skip}
      className="sr-only focus:not-sr-only focus:mt-3 focus:inline-block focus:font-semibold focus:text-brand focus:underline"
    >
      {m.cv_review_skip()}
    </a>
  );
}
