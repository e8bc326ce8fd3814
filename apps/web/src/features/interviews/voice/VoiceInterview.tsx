import { type InterviewDetail, maxAnswerLength, voiceQuestions } from '@coach/contracts/features/interviews';
import { useEffect, useRef } from 'react';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { WritingBox } from '../../../ui/WritingBox.tsx';
import { QuestionsWriter } from '../session/QuestionsWriter.tsx';
import { RecordButton } from './RecordButton.tsx';
import { useHearing } from './use-hearing.ts';
import { useSpeaking } from './use-speaking.ts';
import { useSpeechOptions } from './use-speech-options.ts';
import { useVoiceTurn, type VoiceTurn } from './use-voice-turn.ts';

/** Second phase: a question heard, an answer said, checked and sent on, ten times. */
export function VoiceInterview({ session }: { session: InterviewDetail }) {
  const { ear, serverSpeaks } = useSpeechOptions();
  const { playing, speak, stop, canSpeak } = useSpeaking(serverSpeaks);
  const turn = useVoiceTurn(session);
  const hearing = useHearing(ear, turn.take);
  const title = useRef<HTMLHeadingElement>(null);
  const { question, number } = turn;
  const known = ear !== null;
  useEffect(() => {
    if (!question || !known) return;
    title.current?.focus();
    void speak(question);
  }, [question, known, speak]);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card>
        <p className="font-semibold text-ink-soft">{m.interviews_voice_number({ number, total: voiceQuestions })}</p>
        <ProgressBar
          className="mt-2"
          value={number - 1}
          max={voiceQuestions}
          label={m.interviews_voice_number({ number, total: voiceQuestions })}
        />
        {turn.failure ? (
          <div className="mt-5">
            <ErrorState message={turn.failure} onRetry={turn.retry} busy={turn.busy} />
          </div>
        ) : null}
        {question ? (
          <>
            <h3 ref={title} tabIndex={-1} lang="fr" className="mt-5 text-xl break-words outline-none sm:text-2xl">
              {printed(question)}
            </h3>
            <QuestionsWriter writtenBy={session.questionsWrittenBy} className="mt-2 text-ink-soft" />
            {canSpeak ? <Repeat playing={playing} onPress={() => (playing ? stop() : void speak(question))} /> : null}
            <div className="mt-6">
              <RecordButton hearing={hearing} ear={ear} size="lg" onStart={stop} />
            </div>
            <div className="mt-5">
              <Field label={m.interviews_voice_answer()} hint={m.interviews_voice_answer_hint()}>
                <TextArea
                  lang="fr"
                  rows={6}
                  value={turn.answer}
                  maxLength={maxAnswerLength}
                  onChange={(event) => turn.type(event.target.value)}
                  className="resize-y"
                />
              </Field>
            </div>
            <SendAnswer turn={turn} isHearing={hearing.phase !== 'idle'} />
          </>
        ) : turn.failure ? null : (
          <Spinner className="min-h-40" label={m.interviews_voice_asking()} />
        )}
      </Card>
      <Answered session={session} />
    </div>
  );
}

function Repeat({ playing, onPress }: { playing: boolean; onPress: () => void }) {
  return (
    <Button className="mt-3" size="sm" variant="secondary" onClick={onPress}>
      {playing ? m.interviews_speaking_stop() : m.interviews_repeat()}
    </Button>
  );
}

function SendAnswer({ turn, isHearing }: { turn: VoiceTurn; isHearing: boolean }) {
  const isLast = turn.number === voiceQuestions;
  const missing = turn.answer.trim() === '' ? m.interviews_voice_reason() : null;
  return (
    <div className="mt-4">
      <Button
        busy={turn.busy}
        disabledReason={isHearing ? m.interviews_voice_stop_first() : missing}
        onClick={() => void turn.send()}
      >
        {isLast ? m.interviews_voice_finish() : m.interviews_voice_next()}
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {turn.shown.phase === 'asking' ? m.interviews_feedback_running() : ''}
      </p>
      <WritingBox shown={turn.shown} onStop={turn.stop} className="mt-4" />
    </div>
  );
}

function Answered({ session }: { session: InterviewDetail }) {
  const said = session.questions
    .map(({ question }, index) => ({ question, answer: session.responses[index] ?? '' }))
    .filter(({ answer }) => answer.trim() !== '');
  return (
    <Card>
      <h3 className="text-lg">{m.interviews_voice_answered()}</h3>
      {said.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">{m.interviews_voice_none()}</p>
      ) : (
        <ol lang="fr" className="mt-2 flex list-decimal flex-col gap-3 pl-5 text-sm">
          {said.map(({ question, answer }) => (
            <li key={question}>
              <p className="font-semibold break-words">{printed(question)}</p>
              <p className="line-clamp-3 break-words text-ink-soft">{answer}</p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
