import type { Analysis } from '@coach/contracts/features/cv';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { describeFailure } from '../amend/describe-failure.ts';
import { type AmendmentDraft, newAmendment } from '../amend/new-amendment.ts';
import { putAmendment } from '../amend/put-amendment.ts';
import { takeBack } from '../amend/take-back.ts';
import { type AnalysisChange, useAmendAnalysis } from '../requests/use-amend-analysis.ts';

/** Applying changes to an analysed CV; the score follows, and each can be taken back. Verbs answer whether it was saved. */
export function useChanges(analysis: Analysis) {
  const { mutateAsync, isPending } = useAmendAnalysis(analysis.id);
  const save = async (change: AnalysisChange, done: string) => {
    try {
      const next = await mutateAsync(change);
      const description = m.cv_score_move({ from: analysis.report.score, to: next.report.score });
      toast({ title: done, description, tone: 'success' });
      return true;
    } catch (error) {
      toast({ ...describeFailure(error, m.cv_change_failed()), tone: 'error' });
      return false;
    }
  };
  return {
    apply: (draft: AmendmentDraft) =>
      save((now) => ({ amendments: putAmendment(now.amendments, newAmendment(draft)) }), m.cv_change_applied()),
    undo: (id: string) => save((now) => ({ amendments: takeBack(now.amendments, id) }), m.cv_change_undone()),
    setAside: (term: string) =>
      save((now) => ({ offTopic: [...new Set([...now.offTopic, term])] }), m.cv_keyword_set_aside({ term })),
    takeUp: (term: string) =>
      save((now) => ({ offTopic: now.offTopic.filter((one) => one !== term) }), m.cv_keyword_taken_up({ term })),
    saving: isPending,
  };
}
export type Changes = ReturnType<typeof useChanges>;
