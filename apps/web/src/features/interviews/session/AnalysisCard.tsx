import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FeedbackEntry } from '../results/FeedbackEntry.tsx';
import type { Analysis } from './use-analysis.ts';

type AnalysisCardProps = { analysis: Analysis; answer: string };

/** The answer judged by the rubric, as soon as it is asked for (from builder on). */
export function AnalysisCard({ analysis, answer }: AnalysisCardProps) {
  const { feedback, judgedAnswer, category, busy, run } = analysis;
  const isStale = feedback !== undefined && answer !== judgedAnswer;
  return (
    <Card title={m.interviews_analysis()} aria-busy={busy}>
      {feedback ? null : <p className="text-ink-soft">{m.interviews_analysis_lead()}</p>}
      <div role="status">
        {feedback ? <FeedbackEntry feedback={feedback} answer={judgedAnswer} category={category} /> : null}
        {isStale ? (
          <p className="mt-4 rounded-lg bg-warn-soft p-3 text-sm text-warn">{m.interviews_analysis_stale()}</p>
        ) : null}
      </div>
      {feedback && !isStale ? null : (
        <Button
          className="mt-4"
          variant="secondary"
          busy={busy}
          disabledReason={answer.trim() === '' ? m.interviews_analysis_reason() : null}
          onClick={() => void run()}
        >
          {m.interviews_analyse()}
        </Button>
      )}
    </Card>
  );
}
