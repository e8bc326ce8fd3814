import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { usageKey, useUsage } from '../../usage/use-usage.ts';
import { InterviewLimitDialog } from '../page/InterviewLimitDialog.tsx';
import { MeterLine } from '../page/MeterLine.tsx';
import { OfferField } from '../page/OfferField.tsx';
import { sentOffer } from '../page/sent-offer.ts';
import { interviewKeys } from '../requests/interview-keys.ts';
import { useSetupDraft } from '../setup/use-setup-draft.ts';
import type { InterviewPlace } from '../use-interview-place.ts';
import { askQuestion } from './ask-voice.ts';
import { useSpeechOptions } from './use-speech-options.ts';

/** First phase: the offer, and how the voice is understood here. */
export function VoiceSetup({ place }: { place: InterviewPlace }) {
  const [draft, change] = useSetupDraft();
  const [limitOpen, setLimitOpen] = useState(false);
  const { ear } = useSpeechOptions();
  const { start, busy, fault } = useStart(draft.offer, place, () => setLimitOpen(true));
  const told = { server: m.interviews_ear_server, browser: m.interviews_ear_browser, none: m.interviews_ear_none };
  return (
    <Card title={m.interviews_voice_title()}>
      <p className="mb-5 max-w-prose text-ink-soft">{m.interviews_voice_lead()}</p>
      <OfferField value={draft.offer} onChange={(offer) => change({ offer })} error={fault} />
      <p className="mt-4 min-h-14 rounded-lg bg-brand-soft p-4 text-sm">{ear ? told[ear]() : ''}</p>
      <div className="mt-5">
        <Button
          size="lg"
          busy={busy}
          disabledReason={draft.offer.trim() === '' ? m.interviews_offer_missing() : null}
          onClick={() => void start()}
        >
          {m.interviews_voice_start()}
        </Button>
        <MeterLine meter="interview_coaching" className="mt-2 text-sm text-ink-soft" />
      </div>
      <InterviewLimitDialog meter="interview_coaching" open={limitOpen} onClose={() => setLimitOpen(false)} />
    </Card>
  );
}

function useStart(typed: string, place: InterviewPlace, onLimit: () => void) {
  const client = useQueryClient();
  const { data: usage } = useUsage();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const refuse = (thrown: unknown) => {
    const error = toApiFailure(thrown);
    if (error.code === 'limit_reached') return onLimit();
    if (error.code === 'unreadable_page') setFault(error.message);
    const description = error.code === 'internal' ? m.interviews_voice_start_failed() : error.message;
    toast({ title: m.interviews_error(), description, tone: 'error' });
  };
  const start = async () => {
    if (usage?.meters.interview_coaching.remaining === 0) return onLimit();
    const controller = new AbortController();
    current.current = controller;
    setBusy(true);
    setFault(null);
    const { signal } = controller;
    try {
      const next = { jobDescription: sentOffer(typed).text, questionNumber: 1, sessionId: null, signal };
      const { sessionId } = await askQuestion(next);
      void client.invalidateQueries({ queryKey: interviewKeys.lists });
      place.go({ tab: 'feedback', session: sessionId });
    } catch (thrown) {
      if (!signal.aborted) refuse(thrown);
    }
    setBusy(false);
    void client.invalidateQueries({ queryKey: usageKey });
  };
  return { start, busy, fault };
}
