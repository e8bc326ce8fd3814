import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { mayPass } from '@coach/contracts/gates';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import type { InterviewPlace } from '../use-interview-place.ts';
import { AnalysisCard } from './AnalysisCard.tsx';
import { AnalysisOffer } from './AnalysisOffer.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import { FollowUp } from './FollowUp.tsx';
import { QuestionList } from './QuestionList.tsx';
import { StepBar } from './StepBar.tsx';
import { useAnalysis } from './use-analysis.ts';
import type { SessionEdit } from './use-session-edit.ts';
import { readVoiceMode, VoiceModeCard } from './VoiceModeCard.tsx';

type QuestionScreenProps = { session: InterviewDetail; edit: SessionEdit; place: InterviewPlace; index: number };

/** One question and its answer, the others beside it. */
export function QuestionScreen({ session, edit, place, index }: QuestionScreenProps) {
  const { tier } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  const [voiceMode, setVoiceMode] = useState(readVoiceMode);
  const hasVoice = mayPass('voice_interview', tier);
  const reads = hasVoice && voiceMode;
  const records = reads || mayPass('answer_recording', tier);
  const analysis = useAnalysis(session, edit, index);
  const shown = useRef(index);
  // Who moved on by keyboard or by ear is at the new question.
  useEffect(() => {
    if (shown.current !== index) title.current?.focus();
    shown.current = index;
  }, [index]);
  const open = (next: number) => {
    void edit.save();
    place.go({ session: session.id, question: String(next + 1) });
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <AnswerCard edit={edit} index={index} title={title} analysis={analysis} voice={records ? { reads } : null} />
        {mayPass('answer_analysis', tier) ? (
          <AnalysisCard analysis={analysis} answer={edit.responses[index] ?? ''} />
        ) : (
          <AnalysisOffer />
        )}
        {mayPass('adaptive_questions', tier) ? (
          <FollowUp session={session} edit={edit} index={index} open={open} />
        ) : null}
        <StepBar session={session} edit={edit} place={place} index={index} open={open} />
      </div>
      <div className="flex flex-col gap-6 lg:sticky lg:top-24">
        <QuestionList edit={edit} index={index} open={open} />
        {hasVoice ? <VoiceModeCard value={voiceMode} onChange={setVoiceMode} /> : null}
      </div>
    </div>
  );
}
