import { useEffect, useRef } from 'react';
import type { WorkShown } from '../lib/work/use-work.ts';
import { m } from '../paraglide/messages.js';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { SpinnerMark } from './SpinnerMark.tsx';

type WritingBoxProps = { shown: WorkShown; onStop: () => void; className?: string };

/**
 * A text that grows as a model writes it, with the way to stop it. That it begins and how it ends is read out, not
 * each of its words; it stands in its place before it is needed, so that both are heard.
 */
export function WritingBox({ shown, onStop, className }: WritingBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWriting = shown.phase === 'writing' || shown.phase === 'stopping';
  const told = useRef<HTMLParagraphElement>(null);
  // Whether what goes with the text has the focus.
  const holdsFocus = useRef(false);
  useEffect(() => {
    if (!isWriting) return;
    const asked = document.activeElement;
    const place = told.current;
    box.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (holdsFocus.current && document.activeElement === document.body) focusAfter(asked, place);
      holdsFocus.current = false;
    };
  }, [isWriting]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is
    <div
      ref={box}
      onFocus={() => {
        holdsFocus.current = true;
      }}
      onBlur={() => {
        holdsFocus.current = false;
      }}
      className={isWriting ? cx('rounded-xl border border-line bg-card p-5 text-left sm:p-7', className) : 'contents'}
    >
      {/* Above the text: what is to be pressed stays where it is. */}
      <div className={isWriting ? 'flex flex-wrap items-center justify-between gap-3' : 'contents'}>
        <p
          ref={told}
          tabIndex={-1}
          role="status"
          className={isWriting ? 'flex min-w-0 flex-1 basis-60 items-start gap-3 text-sm outline-none' : 'sr-only'}
        >
          {isWriting ? <SpinnerMark className="shrink-0 text-brand" /> : null}
          {isWriting ? <span className="min-w-0 wrap-anywhere">{m.work_writing({ model: shown.model })}</span> : null}
          {shown.phase === 'done' ? m.work_done() : null}
          {shown.phase === 'stopped' ? m.work_stopped() : null}
        </p>
        {isWriting ? (
          <Button variant="secondary" size="sm" busy={shown.phase === 'stopping'} onClick={onStop}>
            {m.work_stop()}
          </Button>
        ) : null}
      </div>
      {isWriting ? (
        <section aria-label={m.work_text()} aria-busy="true">
          <p lang="fr" className="mt-4 min-h-24 max-w-prose wrap-anywhere whitespace-pre-wrap">
            {shown.text}
          </p>
        </section>
      ) : null}
    </div>
  );
}

/** Back to what asked for the text; after a reload, to where the text stood. */
function focusAfter(asked: Element | null, place: HTMLElement | null): void {
  const isThere = asked instanceof HTMLElement && asked !== document.body && asked.isConnected;
  (isThere ? asked : place)?.focus({ preventScroll: true });
}
