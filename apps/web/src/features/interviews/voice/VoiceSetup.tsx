import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { InterviewLimitDialog } from '../page/InterviewLimitDialog.tsx';
import { MeterLine } from '../page/MeterLine.tsx';
import { OfferField } from '../page/OfferField.tsx';
import { sentOffer } from '../page/sent-offer.ts';
import { useStart } from '../page/use-start.ts';
import { useSetupDraft } from '../setup/use-setup-draft.ts';
import type { InterviewPlace } from '../use-interview-place.ts';
import { askQuestion } from './ask-voice.ts';
import { useSpeechOptions } from './use-speech-options.ts';

/** First phase: the offer, and how the voice is understood here. */
export function VoiceSetup({ place }: { place: InterviewPlace }) {
  const [draft, change] = useSetupDraft();
  const [limitOpen, setLimitOpen] = useState(false);
  const { ear } = useSpeechOptions();
  const { start, running, fault } = useStart({
    meter: 'interview_coaching',
    failed: m.interviews_voice_start_failed,
    onLimit: () => setLimitOpen(true),
  });
  const ask = async (signal: AbortSignal) => {
    const first = { jobDescription: sentOffer(draft.offer).text, questionNumber: 1, sessionId: null, signal };
    return (await askQuestion(first)).sessionId;
  };
  const open = (session: string) => place.go({ tab: 'feedback', session });
  const told = { server: m.interviews_ear_server, browser: m.interviews_ear_browser, none: m.interviews_ear_none };
  return (
    <Card title={m.interviews_voice_title()}>
      <p className="mb-5 max-w-prose text-ink-soft">{m.interviews_voice_lead()}</p>
      <OfferField value={draft.offer} onChange={(offer) => change({ offer })} error={fault} />
      <p className="mt-4 min-h-14 rounded-lg bg-brand-soft p-4 text-sm">{ear ? told[ear]() : ''}</p>
      <div className="mt-5">
        <Button
          size="lg"
          busy={running}
          disabledReason={draft.offer.trim() === '' ? m.interviews_offer_missing() : null}
          onClick={() => void start(ask, open)}
        >
          {m.interviews_voice_start()}
        </Button>
        <MeterLine meter="interview_coaching" className="mt-2 text-sm text-ink-soft" />
      </div>
      <InterviewLimitDialog meter="interview_coaching" open={limitOpen} onClose={() => setLimitOpen(false)} />
    </Card>
  );
}
