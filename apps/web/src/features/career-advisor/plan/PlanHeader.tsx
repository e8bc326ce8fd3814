import type { CareerPlanDetail } from '@coach/contracts/features/career-advisor';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { copyText } from '../../../lib/copy-text.ts';
import { formatDate, printed } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { signedText } from '../../../lib/signed-text.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';
import type { AdvisorPlace } from '../use-advisor-place.ts';
import { emptyDraft, writeAdvisorDraft } from '../wizard/advisor-draft.ts';

type PlanHeaderProps = { detail: CareerPlanDetail; place: AdvisorPlace; isOpen: boolean };

/** What the plan is for, how far it is, and what can be done with the whole. */
export function PlanHeader({ detail, place, isOpen }: PlanHeaderProps) {
  const { plan, createdAt, documentName, request, advice, writtenBy } = detail;
  const userId = useSession().user?.id ?? '';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const asked = plan.held.length + plan.missing.length;
  const distance = m.advisor_distance({ held: plan.held.length, asked });
  const from = documentName ? m.advisor_with({ name: documentName }) : m.advisor_alone();
  const startFrom = (draft: typeof emptyDraft) => {
    writeAdvisorDraft(userId, draft);
    place.go({ step: 1 });
  };
  const copy = async () => {
    const copied = await copyText(signedText(advice, writtenBy));
    toast(copied ? { title: m.advisor_copied(), tone: 'success' } : { title: m.advisor_copy_failed(), tone: 'error' });
  };
  return (
    <header>
      <Button
        variant="quiet"
        size="sm"
        className="mb-4 -ml-4"
        render={<Link to={paths.careerAdvice({ tab: 'advisor' })} />}
      >
        {m.advisor_back()}
      </Button>
      <h2 ref={title} tabIndex={-1} lang="fr" className="text-2xl outline-none wrap-anywhere">
        <bdi>{plan.goal.label ? printed(plan.goal.label) : plan.goal.said}</bdi>
      </h2>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
        {[m.advisor_on({ date: formatDate(createdAt) }), from].join(' · ')}
      </p>
      {asked > 0 && plan.goal.demand !== 'named' ? (
        <div className="mt-5 max-w-xl">
          <p className="mb-2 font-semibold">{distance}</p>
          <ProgressBar value={plan.held.length} max={asked} label={distance} tone="ok" />
        </div>
      ) : null}
      <p className="mt-3 max-w-prose text-sm text-ink-soft">
        {writtenBy.by === 'model' ? m.advisor_note_model() : m.advisor_note()}
      </p>
      <WrittenByLine writtenBy={writtenBy} className="mt-2 max-w-prose" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {m.advisor_copy()}
        </Button>
        {isOpen ? (
          <>
            <Button variant="secondary" onClick={() => startFrom(request)}>
              {m.advisor_edit()}
            </Button>
            <Button variant="quiet" onClick={() => startFrom(emptyDraft)}>
              {m.advisor_again()}
            </Button>
          </>
        ) : null}
      </div>
    </header>
  );
}
