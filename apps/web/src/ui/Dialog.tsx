import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { CloseMark } from './CloseMark.tsx';
import { cx } from './cx.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  footer?: ReactNode;
  size?: 'md' | 'lg';
  /** What takes the focus once closed, when what opened it may be gone by then; null leaves it to the opener. */
  finalFocus?: () => HTMLElement | null;
  /** Nothing in it takes the focus: it does so itself, and the keyboard can scroll it. */
  isRead?: boolean;
  children?: ReactNode;
};

/** A modal for one question or one form. Full width at the bottom of a phone, centred elsewhere. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, footer, size = 'md', finalFocus, children } = props;
  const isRead = props.isRead ?? !children;
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 min-h-dvh bg-[rgb(10_25_20/0.55)] transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          finalFocus={finalFocus}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-xl bg-card shadow-raised outline-none transition-[opacity,translate] data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:top-1/2 sm:right-auto sm:bottom-auto sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:-translate-1/2 sm:rounded-xl',
            size === 'lg' ? 'sm:max-w-3xl' : 'sm:max-w-xl',
          )}
        >
          <div className="flex max-h-[40dvh] shrink-0 items-start gap-3 overflow-y-auto px-5 pt-5 pb-2 sm:px-7 sm:pt-6">
            <Base.Title className="min-w-0 flex-1 pt-1 text-xl">{title}</Base.Title>
            <Base.Close
              aria-label={m.common_close()}
              className="-mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-ink-soft hover:bg-brand-soft"
            >
              <CloseMark />
            </Base.Close>
          </div>
          <div className="overflow-y-auto px-5 pb-6 sm:px-7" tabIndex={isRead ? 0 : undefined}>
            {description ? <Base.Description className="text-ink-soft">{description}</Base.Description> : null}
            {children ? <div className="mt-4">{children}</div> : null}
          </div>
          {footer ? (
            <div className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-7">
              {footer}
            </div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
