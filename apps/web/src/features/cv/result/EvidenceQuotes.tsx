import type { Evidence } from '@coach/contracts/report';
import { m } from '../../../paraglide/messages.js';
import { QuoteList } from '../../../ui/QuoteList.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useTextFocus } from '../text/text-focus.tsx';

/** The quotes that prove a finding; pressing one highlights it in the text beside. */
export function EvidenceQuotes({ evidence }: { evidence: readonly Evidence[] }) {
  return (
    <QuoteList quotes={evidence} tellMore={m.cv_evidence_more}>
      {(one) => <Quote evidence={one} />}
    </QuoteList>
  );
}

function Quote({ evidence }: { evidence: Evidence }) {
  const { show } = useTextFocus();
  return (
    <button
      type="button"
      onClick={() => show(evidence.source, [evidence])}
      className="min-h-11 max-w-full cursor-pointer rounded-md border-l-4 border-mark-deep bg-paper px-3 py-2 text-left text-sm hover:bg-mark"
    >
      <span className="line-clamp-2">
        {evidence.source === 'offer' ? <b className="font-semibold">{m.cv_evidence_offer()} </b> : null}
        <q className="[quotes:none]">{`«\u202f${evidence.quote.trim()}\u202f»`}</q>
      </span>{' '}
      <VisuallyHidden>{m.cv_evidence_show()}</VisuallyHidden>
    </button>
  );
}
