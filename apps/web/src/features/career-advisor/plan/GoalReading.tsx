import type { CareerPlanDetail } from '@coach/contracts/features/career-advisor';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useAdvise } from '../requests/use-advise.ts';
import type { AdvisorPlace } from '../use-advisor-place.ts';

type GoalReadingProps = { detail: CareerPlanDetail; place: AdvisorPlace; isOpen: boolean };

/** How the goal was read, where that is in doubt, and the occupations it may have meant; nothing where it is plain. */
export function GoalReading({ detail, place, isOpen }: GoalReadingProps) {
  const { goal } = detail.plan;
  const { mutate, isPending, variables } = useAdvise((id) => place.go({ planId: id }));
  const notes = notesOf(goal);
  if (notes.length === 0 && goal.near.length === 0) return null;
  return (
    <Card tone="accent" title={titleOf(goal)}>
      {notes.map((note) => (
        <p key={note} className="max-w-prose">
          {note}
        </p>
      ))}
      {goal.near.length > 0 && isOpen ? (
        <>
          <p className="mt-3 font-semibold">{m.advisor_near_choose()}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {goal.near.map(({ occupation, label }) => (
              <Button
                key={occupation}
                size="sm"
                variant="secondary"
                busy={isPending && variables?.occupation === occupation}
                onClick={() => mutate({ ...detail.request, occupation })}
              >
                <span lang="fr">{printed(label)}</span>
              </Button>
            ))}
          </div>
        </>
      ) : null}
    </Card>
  );
}

type Goal = CareerPlanDetail['plan']['goal'];

function titleOf({ certainty }: Goal): string {
  if (certainty === 'unknown') return m.advisor_goal_unknown();
  return certainty === 'near' ? m.advisor_goal_near() : m.advisor_goal_read();
}

function notesOf({ certainty, demand, sector, said, label }: Goal): string[] {
  const read =
    certainty === 'unknown'
      ? [m.advisor_goal_unknown_text()]
      : certainty === 'near'
        ? [m.advisor_goal_near_text({ said, label: printed(label ?? '') })]
        : [];
  if (demand === 'sector') return [...read, m.advisor_demand_sector({ sector: printed(sector ?? '') })];
  return demand === 'named' && certainty !== 'unknown' ? [...read, m.advisor_demand_named()] : read;
}
