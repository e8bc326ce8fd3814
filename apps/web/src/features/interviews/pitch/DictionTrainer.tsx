import type { Diction } from '@coach/contracts/interview';
import { useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { formatNumber, printed } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { MarkedText } from '../../../ui/MarkedText.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { RecordButton } from '../voice/RecordButton.tsx';
import { type Heard, useHearing } from '../voice/use-hearing.ts';
import { useSpeechOptions } from '../voice/use-speech-options.ts';

/** « Entraîner ma diction »: the pitch said aloud beside its text: pace, and the words that were not heard. */
export function DictionTrainer({ text }: { text: string }) {
  const { ear } = useSpeechOptions();
  const [diction, setDiction] = useState<Diction | null>(null);
  const [busy, setBusy] = useState(false);
  const compare = async ({ text: heard, durationMs, words }: Heard) => {
    setBusy(true);
    try {
      const body = { text, heard, timing: { durationMs, words } };
      setDiction(await request<Diction>('/api/interviews/diction', { body }));
    } catch (error) {
      toast({ title: m.interviews_error(), description: toApiFailure(error).message, tone: 'error' });
    }
    setBusy(false);
  };
  const hearing = useHearing(ear, (heard) => void compare(heard));
  return (
    <section aria-label={m.interviews_diction()} className="mt-5 rounded-lg bg-brand-soft p-5">
      <p className="mb-4 max-w-prose">{ear === 'none' ? m.interviews_diction_none() : m.interviews_diction_lead()}</p>
      {ear === 'none' ? null : (
        <RecordButton
          label={m.interviews_diction_record()}
          hearing={hearing}
          ear={ear}
          onStart={() => setDiction(null)}
        />
      )}
      {busy ? <Spinner className="mt-4 justify-start" /> : null}
      {diction ? <DictionResult diction={diction} text={text} /> : null}
    </section>
  );
}

function DictionResult({ diction, text }: { diction: Diction; text: string }) {
  const { heardShare, wordsPerMinute, durationMs, missed, notes } = diction;
  const figures = [
    m.interviews_diction_heard({ percent: Math.round(heardShare * 100) }),
    m.interviews_diction_length({ seconds: formatNumber(Math.round(durationMs / 1000)) }),
    wordsPerMinute === null ? null : m.interviews_pace({ count: wordsPerMinute }),
  ];
  const marks = missed.map(({ start, end }) => ({ start, end, tone: 'active' as const }));
  return (
    <div role="status" className="mt-5">
      <p className="font-semibold">{figures.filter(Boolean).join(' · ')}</p>
      <ul lang="fr" className="mt-2 list-disc pl-5">
        {notes.map((note) => (
          <li key={note}>{printed(note)}</li>
        ))}
      </ul>
      {missed.length > 0 ? (
        <div className="mt-4">
          <h3 className="text-base">{m.interviews_diction_missed({ count: missed.length })}</h3>
          <div lang="fr" className="mt-1">
            <MarkedText text={text} marks={marks} />
          </div>
        </div>
      ) : null}
    </div>
  );
}
