import { type ScoreKind, scoreKinds, type Tracking } from '@coach/contracts/features/activity';
import { mayPass } from '@coach/contracts/gates';
import { type ComponentProps, useId, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ScoreCourse } from '../../../ui/score-course/ScoreCourse.tsx';
import { PlanBadgeFrom } from '../../billing/gates/PlanBadgeFrom.tsx';
import { PlanNeeded } from '../../billing/gates/PlanNeeded.tsx';
import { describeCourse as describeInterviews } from '../../interviews/list/describe-course.ts';
import { describeCourse as describeAnalyses } from '../../linkedin/history/describe-course.ts';
import { SentApplications } from './SentApplications.tsx';
import { useTracking } from './use-home.ts';

const gate = 'performance_tracking';

/** Scores and applications over time, or the plan that opens them. */
export function ProgressSection() {
  const { tier, tierAsked } = useSession();
  const open = mayPass(gate, tier);
  const title = useId();
  if (!open && !tierAsked) return null;
  return (
    <section aria-labelledby={title} className="mt-4">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={title} className="text-2xl">
          {m.dashboard_course_title()}
        </h2>
        {open ? null : <PlanBadgeFrom gate={gate} />}
      </div>
      {open ? <OpenProgress /> : <LockedProgress />}
    </section>
  );
}

function LockedProgress() {
  return (
    <Card>
      <p className="mb-5 max-w-prose">{m.dashboard_course_locked()}</p>
      <PlanNeeded gate={gate} />
    </Card>
  );
}

function OpenProgress() {
  const { data, error, refetch, isFetching } = useTracking();
  if (error && !data)
    return (
      <Card>
        <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />
      </Card>
    );
  if (!data) return <Spinner className="min-h-60" />;
  return <Progress tracking={data} />;
}

const names: Record<ScoreKind, () => string> = {
  cv: () => m.dashboard_course_cv(),
  linkedin: () => m.dashboard_course_linkedin(),
  interview: () => m.dashboard_course_interview(),
};

function Progress({ tracking: { scores, applications } }: { tracking: Tracking }) {
  const [chosen, setChosen] = useState(scoreKinds.find((kind) => scores[kind].length > 1) ?? 'cv');
  return (
    <div className="@container">
      <div className="mb-5 max-w-xs">
        <Field label={m.dashboard_course_which()}>
          <Select
            value={chosen}
            onChange={(event) => setChosen(event.target.value as ScoreKind)}
            options={scoreKinds.map((kind) => ({ value: kind, label: names[kind]() }))}
          />
        </Field>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 @min-[55rem]:grid-cols-2">
        <Scores items={scores[chosen]} describe={chosen === 'interview' ? describeInterviews : describeAnalyses} />
        <SentApplications weeks={applications} />
      </div>
    </div>
  );
}

function Scores({ items, describe }: ComponentProps<typeof ScoreCourse>) {
  if (items.length > 1) return <ScoreCourse items={items} describe={describe} />;
  return (
    <Card title={m.common_course()}>
      <p>{m.dashboard_course_few()}</p>
    </Card>
  );
}
