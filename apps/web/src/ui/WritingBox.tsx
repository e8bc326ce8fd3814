import { useEffect, useRef } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { SpinnerMark } from './SpinnerMark.tsx';

type Shown = { phase: 'idle' | 'asking' | 'done' } | { phase: 'writing' | 'stopping'; text: string; model: string };

type WritingBoxProps = { shown: Shown; onStop: () => void; className?: string };

/**
 * A text that grows as a model writes it, with the way to stop it. That it begins and that it is there is read out, not
 * each of its words; it stands in its place before it is needed, so that both are heard.
 */
export function WritingBox({ shown, onStop, className }: WritingBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWriting = shown.phase === 'writing' || shown.phase === 'stopping';
  useEffect(() => {
    if (isWriting) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isWriting]);
  return (
    <div
      ref={box}
      className={isWriting ? cx('rounded-xl border border-line bg-card p-5 text-left sm:p-7', className) : 'contents'}
    >
      {/* Above the text: what is to be pressed stays where it is. */}
      <div className={isWriting ? 'flex flex-wrap items-center justify-between gap-3' : 'contents'}>
        <p role="status" className={isWriting ? 'flex min-w-0 flex-1 basis-60 items-start gap-3 text-sm' : 'sr-only'}>
          {isWriting ? <SpinnerMark className="shrink-0 text-brand" /> : null}
          {isWriting ? <span className="min-w-0 wrap-anywhere">{m.work_writing({ model: shown.model })}</span> : null}
          {shown.phase === 'done' ? m.work_done() : null}
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
