import { Link } from 'react-router';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { usePlan } from '../requests/use-plan.ts';
import type { AdvisorPlace } from '../use-advisor-place.ts';
import { GoalReading } from './GoalReading.tsx';
import { IntroductionCard } from './IntroductionCard.tsx';
import { MissingSection } from './MissingSection.tsx';
import { NeighboursSection } from './NeighboursSection.tsx';
import { ObjectivesCard } from './ObjectivesCard.tsx';
import { PlanHeader } from './PlanHeader.tsx';
import { RegulatedCard } from './RegulatedCard.tsx';
import { RoutesSection } from './RoutesSection.tsx';
import { ShownSection } from './ShownSection.tsx';
import { StepsSection } from './StepsSection.tsx';

type PlanScreenProps = { planId: string; place: AdvisorPlace; isOpen: boolean };

/** One plan: what was understood, what to do first, then the distance, the training, and what is near. */
export function PlanScreen({ planId, place, isOpen }: PlanScreenProps) {
  const { data: detail, error, refetch, isFetching } = usePlan(planId);
  if (error && !detail) return <NotOpened error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!detail) return <Spinner className="min-h-[50vh]" />;
  const { plan } = detail;
  return (
    <article className="flex flex-col gap-10">
      <PlanHeader detail={detail} place={place} isOpen={isOpen} />
      {plan.introduction ? <IntroductionCard introduction={plan.introduction} /> : null}
      <GoalReading detail={detail} place={place} isOpen={isOpen} />
      {plan.regulated ? <RegulatedCard regulated={plan.regulated} /> : null}
      <StepsSection steps={plan.steps} />
      <MissingSection plan={plan} />
      <ShownSection plan={plan} />
      <RoutesSection routes={plan.routes} />
      <NeighboursSection neighbours={plan.neighbours} />
      <ObjectivesCard objectives={plan.objectives} />
    </article>
  );
}

function NotOpened({ error, onRetry, busy }: { error: Error; onRetry: () => void; busy: boolean }) {
  const { code, message } = toApiFailure(error);
  if (code !== 'not_found') return <ErrorState message={message} onRetry={onRetry} busy={busy} />;
  return (
    <EmptyState
      title={m.advisor_gone_title()}
      description={m.advisor_gone_text()}
      action={<Button render={<Link to={paths.careerAdvice({ tab: 'advisor' })} />}>{m.advisor_back()}</Button>}
    />
  );
}
