import type { RefObject } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import type { JobsPlace, JobsView } from './use-jobs-view.ts';

type JobsHeaderProps = {
  title: RefObject<HTMLHeadingElement | null>;
  count: number;
  place: JobsPlace;
  onAdd: () => void;
};

/** The title, how many there are, list or board, and the way to add one. */
export function JobsHeader({ title, count, place, onAdd }: JobsHeaderProps) {
  return (
    <header>
      <h1 ref={title} tabIndex={-1} className="text-3xl outline-none">
        {m.jobs_title()}
      </h1>
      <p className={cx('mt-2 max-w-prose text-ink-soft', count > 0 && 'max-sm:hidden')}>{m.jobs_lead()}</p>
      {count > 0 ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button onClick={onAdd}>{m.jobs_add()}</Button>
          <ViewSwitch view={place.view} onChange={place.show} />
          <p className="text-sm text-ink-soft">
            {count === 1 ? m.jobs_count_one() : m.jobs_count({ count: formatNumber(count) })}
          </p>
        </div>
      ) : null}
    </header>
  );
}

function ViewSwitch({ view, onChange }: { view: JobsView; onChange: (view: JobsView) => void }) {
  const choice = (value: JobsView, label: string) => (
    <button
      type="button"
      aria-pressed={view === value}
      onClick={() => (view === value ? undefined : onChange(value))}
      className={cx(
        'min-h-11 cursor-pointer rounded-md px-4 font-semibold',
        view === value ? 'bg-brand text-on-brand' : 'text-brand hover:bg-brand-soft',
      )}
    >
      {label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of a form
    <div
      role="group"
      aria-label={m.jobs_views()}
      className="flex flex-wrap gap-1 rounded-lg border-2 border-line p-0.5"
    >
      {choice('list', m.jobs_view_list())}
      {choice('board', m.jobs_view_board())}
    </div>
  );
}
