import { mayPass } from '@coach/contracts/gates';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { InterviewLimitDialog } from '../page/InterviewLimitDialog.tsx';
import { MeterLine } from '../page/MeterLine.tsx';
import { OfferField } from '../page/OfferField.tsx';
import { SeniorityField } from '../page/SeniorityField.tsx';
import type { InterviewPlace } from '../use-interview-place.ts';
import { QuestionCountField } from './QuestionCountField.tsx';
import { ResumeField } from './ResumeField.tsx';
import { useOfferFor } from './use-offer-for.ts';
import { useSetup } from './use-setup.ts';
import { useSetupDraft } from './use-setup-draft.ts';

/** What it takes to have a simulation: an offer, a seniority; or one of those before, to go on with. */
export function SetupScreen({ place }: { place: InterviewPlace }) {
  const { tier } = useSession();
  const [draft, change] = useSetupDraft();
  const [limitOpen, setLimitOpen] = useState(false);
  const job = useOfferFor(place.jobId, change);
  const setup = useSetup({ draft, place, onLimit: () => setLimitOpen(true) });
  return (
    <div className="flex flex-col gap-6">
      <ResumeField place={place} />
      <Card title={m.interviews_new()}>
        {job.title ? (
          <p className="mb-4 break-words">
            {m.interviews_for_job()} <strong>{job.title}</strong>
          </p>
        ) : null}
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <OfferField value={draft.offer} onChange={(offer) => change({ offer })} error={setup.fault} />
          <div className="flex flex-col gap-5">
            <SeniorityField value={draft.level} onChange={(level) => change({ level })} />
            {mayPass('question_count', tier) ? (
              <QuestionCountField value={draft.count} onChange={(count) => change({ count })} />
            ) : null}
            <div>
              <div className="flex flex-wrap gap-3">
                <Button
                  size="lg"
                  busy={setup.running || job.loading}
                  disabledReason={setup.running ? null : setup.reason}
                  onClick={setup.generate}
                >
                  {m.interviews_generate()}
                </Button>
                {setup.running ? (
                  <Button variant="quiet" size="lg" onClick={setup.cancel}>
                    {m.common_cancel()}
                  </Button>
                ) : null}
              </div>
              <p role="status" className="mt-2 empty:hidden">
                {setup.running ? m.interviews_generating() : ''}
              </p>
              <MeterLine meter="interview_simulation" className="mt-2 text-sm text-ink-soft" />
            </div>
          </div>
        </div>
      </Card>
      <VoicePromo />
      <InterviewLimitDialog meter="interview_simulation" open={limitOpen} onClose={() => setLimitOpen(false)} />
    </div>
  );
}

/** Leads to the interviews by voice, or to the plans that have them. */
function VoicePromo() {
  const { tier } = useSession();
  const isOpen = mayPass('voice_interview', tier);
  return (
    <Card tone="accent">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-xl">{m.interviews_promo_title()}</h2>
          <p className="mt-1">{isOpen ? m.interviews_promo_open() : m.interviews_promo_locked()}</p>
        </div>
        <Button
          variant="secondary"
          render={<Link to={isOpen ? paths.interviewCoaching({ tab: 'feedback' }) : paths.subscriptions()} />}
        >
          {isOpen ? m.interviews_promo_go() : m.billing_see_plans()}
        </Button>
      </div>
    </Card>
  );
}
