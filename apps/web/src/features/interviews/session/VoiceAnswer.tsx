import { mayPass } from '@coach/contracts/gates';
import { useEffect } from 'react';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { RecordButton } from '../voice/RecordButton.tsx';
import { type Heard, useHearing } from '../voice/use-hearing.ts';
import { useSpeaking } from '../voice/use-speaking.ts';
import { useSpeechOptions } from '../voice/use-speech-options.ts';
import type { Timing } from './use-analysis.ts';

type VoiceAnswerProps = {
  question: string;
  answer: string;
  /** The question is read aloud as it comes. */
  reads: boolean;
  onAnswer: (answer: string, timing?: Timing) => void;
};

/** Answering by voice: what is said joins what is written; from leader on its pace is noted too. */
export function VoiceAnswer({ question, answer, reads, onAnswer }: VoiceAnswerProps) {
  const { tier } = useSession();
  const { ear, serverSpeaks } = useSpeechOptions();
  const { playing, speak, stop, canSpeak } = useSpeaking(serverSpeaks);
  const known = ear !== null;
  useEffect(() => {
    if (reads && known) void speak(question);
  }, [reads, known, question, speak]);
  const take = ({ text, durationMs, words }: Heard) => {
    const isWhole = answer.trim() === '' && mayPass('answer_recording', tier);
    const joined = [answer.trim(), text.trim()].filter(Boolean).join(' ');
    onAnswer(joined, isWhole ? { durationMs, words } : undefined);
  };
  const hearing = useHearing(ear, take);
  return (
    <div className="mt-4 flex flex-col gap-3">
      <RecordButton hearing={hearing} ear={ear} onStart={stop} />
      {reads && canSpeak ? (
        <Button
          size="sm"
          variant="quiet"
          className="self-start"
          onClick={() => (playing ? stop() : void speak(question))}
        >
          {playing ? m.interviews_speaking_stop() : m.interviews_repeat()}
        </Button>
      ) : null}
      {mayPass('answer_recording', tier) ? <p className="text-sm text-ink-soft">{m.interviews_record_note()}</p> : null}
    </div>
  );
}
