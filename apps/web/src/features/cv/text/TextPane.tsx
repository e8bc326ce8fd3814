import type { ParsedCv } from '@coach/contracts/cv';
import { useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { MarkedText } from '../../../ui/MarkedText.tsx';
import type { Mark } from '../../../ui/segments.ts';
import { useScrollToMark } from '../../../ui/use-scroll-to-mark.ts';
import { SourceSwitch } from './SourceSwitch.tsx';
import { useTextFocus } from './text-focus.tsx';

/** The CV's own text (or the offer's), where what is talked about beside it gets highlighted. */
export function TextPane({ cv, offerText }: { cv: ParsedCv; offerText: string | null }) {
  const focus = useTextFocus();
  const pane = useRef<HTMLElement>(null);
  useScrollToMark(pane, focus.version);
  const active = focus.spans.map((span): Mark => ({ ...span, tone: 'active' }));
  const showsOffer = focus.source === 'offer' && offerText !== null;
  return (
    <div className="flex min-h-0 flex-col rounded-xl border border-line bg-card shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-5 py-3">
        <SourceSwitch hasOffer={offerText !== null} />
      </div>
      <section
        ref={pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={showsOffer ? m.cv_text_offer() : m.cv_text_cv()}
        className="p-5 lg:overflow-y-auto"
      >
        {showsOffer ? (
          <MarkedText text={offerText} marks={active} />
        ) : (
          <MarkedText text={cv.text} marks={[...cvMarks(cv), ...(focus.source === 'cv' ? active : [])]} />
        )}
      </section>
    </div>
  );
}

function cvMarks(cv: ParsedCv): Mark[] {
  const headings = cv.headings.flatMap((_, index): Mark[] => {
    const span = cv.spans[`headings.${index}`];
    return span ? [{ ...span, tone: 'heading' }] : [];
  });
  return [...headings, ...cv.superseded.map((span): Mark => ({ ...span, tone: 'superseded' }))];
}
