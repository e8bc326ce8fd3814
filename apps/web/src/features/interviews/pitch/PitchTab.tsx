import { monthlyLimit } from '@coach/contracts/limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { WritingBox } from '../../../ui/WritingBox.tsx';
import { InterviewLimitDialog } from '../page/InterviewLimitDialog.tsx';
import { InterviewSignIn } from '../page/InterviewSignIn.tsx';
import { MeterLine } from '../page/MeterLine.tsx';
import { OfferField } from '../page/OfferField.tsx';
import { SeniorityField } from '../page/SeniorityField.tsx';
import { useSetupDraft } from '../setup/use-setup-draft.ts';
import { PitchCard } from './PitchCard.tsx';
import { usePitch } from './use-pitch.ts';

/** « Pitch »: presenting oneself in 30 to 60 seconds, where the plan has any. */
export function PitchTab() {
  const { status, tier, tierAsked } = useSession();
  if (status === 'loading' || !tierAsked) return <Spinner className="min-h-[40vh]" />;
  if (status === 'signedOut') return <InterviewSignIn />;
  return monthlyLimit('elevator_pitch', tier) === 0 ? <LockedPitch /> : <OpenPitch />;
}

function LockedPitch() {
  return (
    <Card title={m.interviews_pitch_title()}>
      <p className="max-w-prose">{m.interviews_pitch_locked()}</p>
      <Button className="mt-5" render={<Link to={paths.subscriptions()} />}>
        {m.interviews_pitch_upgrade()}
      </Button>
    </Card>
  );
}

function OpenPitch() {
  const [draft, change] = useSetupDraft();
  const [limitOpen, setLimitOpen] = useState(false);
  const { pitch, running, shown, generate, cancel, fault } = usePitch(draft, () => setLimitOpen(true));
  const isReady = draft.offer.trim() !== '' && draft.level !== '';
  return (
    <div className="flex flex-col gap-6">
      <Card title={m.interviews_pitch_title()}>
        <p className="mb-5 max-w-prose text-ink-soft">{m.interviews_pitch_lead()}</p>
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <OfferField value={draft.offer} onChange={(offer) => change({ offer })} error={fault} />
          <div className="flex flex-col gap-5">
            <SeniorityField value={draft.level} onChange={(level) => change({ level })} />
            <div>
              <div className="flex flex-wrap gap-3">
                <Button
                  size="lg"
                  busy={running}
                  disabledReason={isReady ? null : m.interviews_pitch_missing()}
                  onClick={generate}
                >
                  {m.interviews_pitch_generate()}
                </Button>
                {shown.phase === 'asking' ? (
                  <Button variant="quiet" size="lg" onClick={cancel}>
                    {m.common_cancel()}
                  </Button>
                ) : null}
              </div>
              <MeterLine meter="elevator_pitch" className="mt-2 text-sm text-ink-soft" />
            </div>
          </div>
        </div>
      </Card>
      <WritingBox shown={shown} onStop={cancel} />
      {pitch && !('text' in shown) ? <PitchCard key={pitch.pitch} pitch={pitch} /> : null}
      <InterviewLimitDialog meter="elevator_pitch" open={limitOpen} onClose={() => setLimitOpen(false)} />
    </div>
  );
}
