import type { TrainingRoute } from '@coach/contracts/features/career-advisor';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { PlanLinkTo } from './PlanLinkTo.tsx';
import { SourceLine } from './SourceLine.tsx';

const audiences: Record<TrainingRoute['audience'], () => string | null> = {
  employee: m.advisor_for_employee,
  jobseeker: m.advisor_for_jobseeker,
  all: () => null,
};

/** The ways of training that exist for these gaps, each with its conditions and its source. */
export function RoutesSection({ routes }: { routes: readonly TrainingRoute[] }) {
  if (routes.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{m.advisor_routes()}</h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-soft">{m.advisor_routes_lead()}</p>
      <ul className="flex flex-col gap-3">
        {routes.map((route) => (
          <li key={route.id}>
            <Route route={route} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Route({ route: { name, why, detail, conditions, audience, source, article } }: { route: TrainingRoute }) {
  const badge = audiences[audience]();
  const summary = (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span lang="fr">{name}</span>
        {badge ? <Badge>{badge}</Badge> : null}
      </span>
      <span lang="fr" className="mt-1 block font-normal text-ink-soft">
        {why}
      </span>
    </>
  );
  return (
    <Disclosure summary={summary}>
      <div lang="fr" className="max-w-prose">
        <p>{detail}</p>
        <ul className="mt-3 flex list-disc flex-col gap-1 pl-5">
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </div>
      <SourceLine source={source} />
      {article ? <PlanLinkTo link={{ to: 'article', ...article }} /> : null}
    </Disclosure>
  );
}
