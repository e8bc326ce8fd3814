import type { Analysis } from '@coach/contracts/features/cv';
import type { Recommendation, RecommendationAction } from '@coach/contracts/report';
import { useState } from 'react';
import { printed } from '../../../lib/format.ts';
import type { ShownReading } from '../../../lib/shown-readings.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ReadingLink } from '../../billing/gates/ReadingLinks.tsx';
import { useTextFocus } from '../text/text-focus.tsx';
import { useFormFocus } from '../use-form-focus.ts';
import { ActionForm } from './ActionForm.tsx';
import { amendmentFor } from './amendment-for.ts';
import { EvidenceQuotes } from './EvidenceQuotes.tsx';
import { gainLabel } from './gain-label.ts';
import type { Changes } from './use-changes.ts';

type RecommendationCardProps = {
  recommendation: Recommendation;
  analysis: Analysis;
  changes: Changes;
  rank?: number;
  /** The article that says more about it. */
  reading?: ShownReading | null | undefined;
  onPass?: () => void;
};

/** One change: why, what it may win, where in the CV, and the form that makes it. */
export function RecommendationCard(props: RecommendationCardProps) {
  const { recommendation, analysis, changes, rank, reading, onPass } = props;
  const [open, setOpen] = useState(false);
  const place = useFormFocus<HTMLElement>(open);
  const { hint } = useTextFocus();
  const { evidence, action } = recommendation;
  const title = printed(recommendation.title);
  const gain = gainLabel(recommendation.gain);
  const isQuestion = title.endsWith('?');
  const openForm = () => {
    setOpen(true);
    const first = evidence[0];
    if (first) hint(first.source, [first]);
  };
  return (
    <article ref={place} className="rounded-xl border border-line bg-card p-5 shadow-card sm:p-6">
      <div className="flex items-start gap-4">
        {rank ? (
          <span aria-hidden="true" className="w-5 shrink-0 text-center font-display text-3xl leading-none text-accent">
            {rank}
          </span>
        ) : null}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h3 lang="fr" className="text-lg">
              {title}
            </h3>
            {gain ? <Badge tone="ok">{gain}</Badge> : null}
          </div>
          <p lang="fr" className="mt-2">
            {recommendation.detail}
          </p>
          {open && quotesLine(action) ? null : <EvidenceQuotes evidence={evidence} />}
          <ReadingLink reading={reading} />
          <div className="mt-4 flex flex-wrap gap-1 empty:hidden">
            {action && !open ? (
              <Button variant="secondary" size="sm" onClick={openForm}>
                {isQuestion ? m.cv_question_yes() : m.cv_change_make()} <VisuallyHidden>{title}</VisuallyHidden>
              </Button>
            ) : null}
            {onPass && !open ? (
              <Button variant="quiet" size="sm" onClick={onPass}>
                {m.cv_change_pass()} <VisuallyHidden>{title}</VisuallyHidden>
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      {action && open ? (
        <div className="-mx-2 mt-5 sm:mx-0">
          <ActionForm
            action={action}
            isDocument={documentCriteria.has(recommendation.criterion)}
            cv={analysis.cv}
            onAnswer={async (answer) => {
              const draft = amendmentFor(action, answer, analysis.cv);
              return draft ? changes.apply(draft) : false;
            }}
            onCancel={() => setOpen(false)}
          />
        </div>
      ) : null}
    </article>
  );
}

/** What one obtains rather than practises. */
const documentCriteria: ReadonlySet<string> = new Set(['licence', 'certification', 'diploma']);

/** Whether the form shows the line itself, so that its quote would only say it again. */
function quotesLine(action: RecommendationAction | null): boolean {
  return action !== null && 'before' in action;
}
