import type { CareerPlanList } from '@coach/contracts/features/career-advisor';
import { Link } from 'react-router';
import { formatMoment, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { KeptActions } from '../../../ui/KeptActions.tsx';

export type PlanItem = CareerPlanList['items'][number];

/** One plan, to open again or to delete. */
export function PlanRow({ item, onDelete }: { item: PlanItem; onDelete: () => void }) {
  const { id, label, held, missing, createdAt } = item;
  const goal = label ? printed(label) : item.goal;
  const date = formatMoment(createdAt);
  return (
    <>
      <div className="min-w-0 flex-1 basis-52">
        <h3 lang="fr" className="wrap-anywhere text-lg">
          <bdi>{goal}</bdi>
        </h3>
        <p className="text-sm text-ink-soft">{[date, m.advisor_plan_counts({ held, missing })].join(' · ')}</p>
      </div>
      <KeptActions
        open={{
          link: (
            <Link
              to={paths.careerAdvice({ tab: 'advisor', plan: id })}
              aria-label={m.advisor_open_label({ goal, date })}
            />
          ),
          text: m.advisor_open(),
        }}
        remove={{ onClick: onDelete, text: m.advisor_delete(), label: m.advisor_delete_label({ goal, date }) }}
      />
    </>
  );
}
