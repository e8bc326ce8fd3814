import type { Evidence } from '@coach/contracts/report';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useTextFocus } from '../text/text-focus.tsx';

/** Quotes shown before the others are asked for. */
const shownFirst = 3;

/** The quotes that prove a finding; pressing one highlights it in the text beside. */
export function EvidenceQuotes({ evidence }: { evidence: readonly Evidence[] }) {
  const [all, setAll] = useState(false);
  const distinct = distinctQuotes(evidence);
  if (distinct.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, distinct.length - shownFirst);
  return (
    <>
      <ul className="mt-3 flex flex-col items-start gap-1.5">
        {distinct.slice(0, distinct.length - hidden).map((one) => (
          <li key={`${one.source}-${one.start}-${one.end}`} className="max-w-full">
            <Quote evidence={one} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setAll(true)}>
          {m.cv_evidence_more({ count: hidden })}
        </Button>
      ) : null}
    </>
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
        {`«\u202f${evidence.quote.trim()}\u202f»`}
      </span>{' '}
      <VisuallyHidden>{m.cv_evidence_show()}</VisuallyHidden>
    </button>
  );
}

/** Two parts of a finding may rest on the same words. */
function distinctQuotes(evidence: readonly Evidence[]): Evidence[] {
  const byPlace = new Map(evidence.map((one) => [`${one.source}-${one.start}-${one.end}`, one]));
  return [...byPlace.values()];
}
