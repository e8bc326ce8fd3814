import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { copyText } from '../../../lib/copy-text.ts';
import { printed } from '../../../lib/format.ts';
import { signedText } from '../../../lib/signed-text.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DoubtedText } from '../../../ui/DoubtedText.tsx';
import { ScoreRing } from '../../../ui/ScoreRing.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';
import { clearSetupOffer } from '../setup/use-setup-draft.ts';
import type { InterviewPlace } from '../use-interview-place.ts';

type VoiceFeedbackProps = { session: InterviewDetail; text: string; place: InterviewPlace };

/** Third phase: the feedback, to read, to copy, or to start again from. */
export function VoiceFeedback({ session, text, place }: VoiceFeedbackProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = async () => {
    if (await copyText(signedText(printed(text), session.feedbackWrittenBy)))
      toast({ title: m.interviews_copied(), tone: 'success' });
    else toast({ title: m.interviews_copy_failed(), tone: 'error' });
  };
  const again = () => {
    clearSetupOffer();
    place.go({ tab: 'feedback' });
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-5">
        {session.score === null ? null : (
          <ScoreRing score={session.score} label={m.interviews_score_of({ score: session.score })} />
        )}
        <h3 ref={title} tabIndex={-1} className="text-xl outline-none">
          {m.interviews_feedback()}
        </h3>
      </div>
      <div className="mt-4 max-w-prose">
        <DoubtedText text={text} doubts={session.feedbackDoubts} />
      </div>
      <WrittenByLine writtenBy={session.feedbackWrittenBy} className="mt-3 text-ink-soft" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{m.interviews_copy_feedback()}</Button>
        <Button
          variant="secondary"
          render={<Link to={paths.interviewCoaching({ session: session.id, vue: 'resultats' })} />}
        >
          {m.interviews_by_question()}
        </Button>
        <Button variant="quiet" onClick={again}>
          {m.interviews_voice_again()}
        </Button>
      </div>
    </Card>
  );
}
