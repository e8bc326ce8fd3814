import type { Evidence } from '@coach/contracts/report';
import { m } from '../../../paraglide/messages.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useTextFocus } from '../text/text-focus.tsx';

/** The quotes that prove a finding; pressing one highlights it in the text beside. */
export function EvidenceQuotes({ evidence }: { evidence: readonly Evidence[] }) {
  const { show } = useTextFocus();
  const distinct = distinctQuotes(evidence);
  if (distinct.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col items-start gap-1.5">
      {distinct.map((one) => (
        <li key={`${one.source}-${one.start}-${one.end}`} className="max-w-full">
          <button
            type="button"
            onClick={() => show(one.source, [one])}
            className="max-w-full cursor-pointer rounded-md border-l-4 border-mark-deep bg-paper px-3 py-2 text-left text-sm hover:bg-mark"
          >
            <span className="font-semibold">{one.source === 'cv' ? m.cv_evidence_cv() : m.cv_evidence_offer()}</span>{' '}
            <span className="line-clamp-2">« {one.quote.trim()} »</span>
            <VisuallyHidden>{m.cv_evidence_show()}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Two parts of a finding may rest on the same words. */
function distinctQuotes(evidence: readonly Evidence[]): Evidence[] {
  const byPlace = new Map(evidence.map((one) => [`${one.source}-${one.start}-${one.end}`, one]));
  return [...byPlace.values()];
}
