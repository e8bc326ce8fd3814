import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

const tones = { info: 'bg-brand-soft text-ink', error: 'bg-bad-soft text-bad' };

/** Something to know before going on, with what can be done about it. */
export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex flex-col items-start gap-3 rounded-lg px-5 py-4 font-medium', tones[tone])}
    >
      {children}
    </div>
  );
}
