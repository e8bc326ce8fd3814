import { readingOfLinkedinCriterion } from '@coach/contracts/reading';
import { m } from '../../../paraglide/messages.js';
import { CriterionRow } from '../../../ui/CriterionRow.tsx';
import { QuoteList } from '../../../ui/QuoteList.tsx';
import { ReadingLinks } from '../../billing/gates/ReadingLinks.tsx';
import type { LinkedinCriterion } from './by-family.ts';

/** One criterion of a profile, the quotes that prove it, and what to read on it. */
export function CriterionDetail({ criterion }: { criterion: LinkedinCriterion }) {
  const { id, verdict, evidence } = criterion;
  const isMet = verdict === 'ok' || verdict === 'not_applicable';
  return (
    <CriterionRow criterion={criterion} tellPoints={m.linkedin_points}>
      <QuoteList quotes={evidence} tellMore={m.linkedin_evidence_more}>
        {({ source, quote }) => (
          <p className="rounded-md border-l-4 border-mark-deep bg-paper px-3 py-2 text-sm">
            <b className="font-semibold">
              {source === 'cv' ? m.linkedin_evidence_cv() : m.linkedin_evidence_profile()}
            </b>{' '}
            <q className="[quotes:none]">{`«\u202f${quote.trim()}\u202f»`}</q>
          </p>
        )}
      </QuoteList>
      {isMet ? null : <ReadingLinks readings={[readingOfLinkedinCriterion[id]]} most={1} />}
    </CriterionRow>
  );
}
