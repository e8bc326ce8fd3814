import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { m } from '../paraglide/messages.js';
import { CloseMark } from './CloseMark.tsx';
import { cx } from './cx.ts';

type NativeDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** `drawer` comes from the right edge, 300 px wide, 400 on larger screens. */
  shape?: 'modal' | 'drawer';
  children: ReactNode;
};

const shapes = {
  modal:
    'm-0 mt-auto max-h-[92dvh] w-full max-w-none rounded-t-xl sm:m-auto sm:w-[calc(100vw-3rem)] sm:max-w-xl sm:rounded-xl',
  drawer: 'm-0 ml-auto h-dvh max-h-none w-[300px] max-w-none sm:w-[400px]',
};

/** The browser's own modal, for public pages: focus kept inside, Escape closes, no library. */
export function NativeDialog({ open, onClose, title, shape = 'modal', children }: NativeDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Within the press itself: opened again after the paint, it would still be closed when the browser tells of the first closing.
  useLayoutEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and the browser's own
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser tells a moment later: by then it may have been opened again.
      onClose={(event) => (event.currentTarget.open ? undefined : onClose())}
      onClick={(event) => (event.target === event.currentTarget ? onClose() : undefined)}
      className={cx('bg-card p-0 shadow-raised backdrop:bg-[rgb(10_25_20/0.55)]', shapes[shape])}
    >
      <div className="flex min-h-full flex-col px-5 pt-4 pb-6 sm:px-7 sm:pb-7">
        <div className="mb-3 flex items-start gap-3">
          <h2 id={titleId} className="min-w-0 flex-1 pt-1.5 text-xl">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={m.common_close()}
            className="-mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-ink-soft hover:bg-brand-soft"
          >
            <CloseMark />
          </button>
        </div>
        {open ? children : null}
      </div>
    </dialog>
  );
}
