import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { useEffect, useRef } from 'react';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ScoreRing } from '../../../ui/ScoreRing.tsx';
import { WritingBox } from '../../../ui/WritingBox.tsx';
import { InterviewLimitDialog } from '../page/InterviewLimitDialog.tsx';
import { MeterLine } from '../page/MeterLine.tsx';
import type { SessionEdit } from '../session/use-session-edit.ts';
import type { InterviewPlace } from '../use-interview-place.ts';
import { FeedbackEntry } from './FeedbackEntry.tsx';
import { FeedbackText } from './FeedbackText.tsx';
import { useCoaching } from './use-coaching.ts';

type ResultsScreenProps = { session: InterviewDetail; edit: SessionEdit; place: InterviewPlace };

/** What came of the simulation: the feedback on the whole, and each answer with its score. */
export function ResultsScreen({ session, edit, place }: ResultsScreenProps) {
  const coaching = useCoaching(session, edit);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <div className="flex flex-wrap items-center gap-5">
          {session.score === null ? null : (
            <ScoreRing score={session.score} label={m.interviews_score_of({ score: session.score })} />
          )}
          <div className="min-w-0 flex-1 basis-60">
            <h3 ref={title} tabIndex={-1} className="text-xl outline-none">
              {m.interviews_results()}
            </h3>
            <p className="text-ink-soft">
              {m.interviews_answered({ count: session.answered, total: session.questions.length })}
            </p>
          </div>
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button
            variant={session.feedbackText === null ? 'primary' : 'secondary'}
            busy={coaching.busy}
            onClick={() => void coaching.ask()}
          >
            {coaching.busy
              ? m.interviews_feedback_running()
              : session.feedbackText === null
                ? m.interviews_feedback_get()
                : m.interviews_feedback_again()}
          </Button>
          <Button
            variant="secondary"
            onClick={() => place.go({ session: session.id, question: String(session.currentQuestionIndex + 1) })}
          >
            {m.interviews_back_to_questions()}
          </Button>
        </div>
        <div className="mt-3 text-sm text-ink-soft">
          {session.feedbackText === null ? null : <p>{m.interviews_feedback_same_free()}</p>}
          <MeterLine meter="interview_coaching" />
        </div>
      </Card>
      <WritingBox shown={coaching.shown} onStop={coaching.stop} />
      {session.feedbackText === null ? null : <FeedbackText session={session} text={session.feedbackText} />}
      <Card title={m.interviews_by_question()}>
        <ol className="flex flex-col gap-3">
          {session.questions.map(({ question }, index) => (
            <li key={question}>
              <QuestionResult session={session} answer={edit.responses[index] ?? ''} index={index} />
            </li>
          ))}
        </ol>
      </Card>
      <InterviewLimitDialog meter="interview_coaching" open={coaching.limitOpen} onClose={coaching.closeLimit} />
    </div>
  );
}

function QuestionResult({ session, answer, index }: { session: InterviewDetail; answer: string; index: number }) {
  const question = printed(session.questions[index]?.question ?? '');
  const feedback = session.feedback.find(({ questionIndex }) => questionIndex === index);
  const score = feedback ? m.interviews_score_of({ score: feedback.score }) : null;
  const said = answer.trim() === '' ? m.interviews_no_answer() : null;
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span lang="fr" className="min-w-0 break-words">
            {index + 1}. {question}
          </span>
          <span className="text-sm text-ink-soft">{said ?? score ?? m.interviews_not_judged()}</span>
        </span>
      }
    >
      {said ? null : (
        <p lang="fr" className="mb-4 border-l-4 border-line pl-4 text-sm break-words whitespace-pre-wrap">
          {answer}
        </p>
      )}
      {feedback && !said ? (
        <FeedbackEntry feedback={feedback} answer={answer} category={session.questions[index]?.category} />
      ) : (
        <p className="text-ink-soft">{said ?? m.interviews_not_judged_text()}</p>
      )}
    </Disclosure>
  );
}
