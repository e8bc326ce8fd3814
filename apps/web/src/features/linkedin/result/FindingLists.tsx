import type { LinkedinReport } from '@coach/contracts/linkedin';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';

const lists = [
  { of: 'strengths', title: m.linkedin_strengths, tone: 'border-t-ok', mark: '+' },
  { of: 'weaknesses', title: m.linkedin_weaknesses, tone: 'border-t-warn', mark: '–' },
  { of: 'opportunities', title: m.linkedin_opportunities, tone: 'border-t-brand', mark: '→' },
] as const;

/** What is good, what is not, and what could be won. */
export function FindingLists({ analysis }: { analysis: LinkedinReport['analysis'] }) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      {lists.map(({ of, title, tone, mark }) => (
        <section
          key={of}
          className={cx('rounded-xl border border-line border-t-[6px] bg-card p-5 shadow-card sm:p-6', tone)}
        >
          <h2 className="mb-3 text-xl">{title()}</h2>
          {analysis[of].length === 0 ? <p className="text-ink-soft">{m.linkedin_none_listed()}</p> : null}
          <ul lang="fr" className="flex flex-col gap-2.5">
            {analysis[of].map((finding) => (
              <li key={finding} className="flex gap-2.5">
                <span aria-hidden="true" className="w-4 shrink-0 text-center font-display text-ink-soft">
                  {mark}
                </span>
                <span className="min-w-0">{printed(finding)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
