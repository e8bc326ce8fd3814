import { useEffect } from 'react';
import { m } from '../../../paraglide/messages.js';
import { CloseMark } from '../../../ui/CloseMark.tsx';
import { cx } from '../../../ui/cx.ts';

export type PricingWord = { title: string; description?: string; tone: 'success' | 'info' | 'error' };

/** As long as the toasts of the application stay (spec 1, section 9). */
const shownMs = 5000;
const edges = { success: 'border-ok', info: 'border-brand', error: 'border-bad' };

type PricingNewsProps = { news: PricingWord | null; onClose: () => void };

/** Says what just happened, as toasts do where their library is; what went wrong stays until it is closed. */
export function PricingNews({ news, onClose }: PricingNewsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs for each word said
  useEffect(() => {
    if (!news || news.tone === 'error') return;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-60 sm:right-6 sm:bottom-6 sm:left-auto sm:w-104">
      {news ? (
        <div
          className={cx(
            'flex items-start gap-3 rounded-lg border-l-[6px] bg-card py-3 pr-2 pl-4 shadow-raised motion-safe:animate-[toast-in_.25s_ease-out]',
            edges[news.tone],
          )}
        >
          <div className="min-w-0 flex-1 py-1">
            <p className="font-semibold">{news.title}</p>
            {news.description ? <p className="text-sm text-ink-soft">{news.description}</p> : null}
          </div>
          <button
            type="button"
            onClick={onClose}
            aria-label={m.common_close()}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-ink-soft hover:bg-brand-soft"
          >
            <CloseMark />
          </button>
        </div>
      ) : null}
    </div>
  );
}
