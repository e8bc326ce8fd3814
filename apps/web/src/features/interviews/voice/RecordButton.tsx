import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { giveSpeechConsent, hasSpeechConsent } from './speech-consent.ts';
import type { Hearing } from './use-hearing.ts';
import type { Ear } from './use-speech-options.ts';

type RecordButtonProps = {
  hearing: Hearing;
  ear: Ear | null;
  size?: 'md' | 'lg';
  label?: string;
  onStart?: () => void;
};

/** Records and stops; before the browser recognises speech for the first time, says where the voice goes. */
export function RecordButton({ hearing, ear, size = 'md', label = m.interviews_record(), onStart }: RecordButtonProps) {
  const [asks, setAsks] = useState(false);
  if (ear === 'none') return <p className="text-sm text-ink-soft">{m.interviews_no_ear()}</p>;
  const { phase, seconds, live, failure } = hearing;
  const start = () => {
    onStart?.();
    void hearing.start();
  };
  const press = () => {
    if (phase === 'recording') return void hearing.stop();
    if (ear === 'browser' && !hasSpeechConsent()) return setAsks(true);
    start();
  };
  const agree = () => {
    giveSpeechConsent();
    setAsks(false);
    start();
  };
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size={size}
          variant={phase === 'recording' ? 'danger' : 'primary'}
          busy={phase === 'understanding' || phase === 'starting' || ear === null}
          onClick={press}
        >
          <RecordMark recording={phase === 'recording'} />
          {phase === 'recording' ? m.interviews_record_stop() : label}
        </Button>
        {phase === 'recording' ? <span className="font-semibold tabular-nums">{time}</span> : null}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {phase === 'recording'
          ? m.interviews_recording()
          : phase === 'understanding'
            ? m.interviews_understanding()
            : ''}
      </p>
      {phase === 'recording' && live ? (
        <p lang="fr" className="border-l-4 border-line pl-3 text-sm">
          {live}
        </p>
      ) : null}
      {failure && phase === 'idle' ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {failure}
        </p>
      ) : null}
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={m.interviews_consent_title()}
        description={m.interviews_consent_text()}
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsks(false)}>
              {m.common_cancel()}
            </Button>
            <Button onClick={agree}>{m.interviews_consent_yes()}</Button>
          </>
        }
      />
    </div>
  );
}

function RecordMark({ recording }: { recording: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className="size-5" fill="currentColor" aria-hidden="true">
      {recording ? <rect x="4" y="4" width="12" height="12" rx="2" /> : <circle cx="10" cy="10" r="7" />}
    </svg>
  );
}
