import type { Keywords } from '@coach/contracts/report';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useTextFocus } from '../text/text-focus.tsx';
import { spanOfQuote } from './span-of-quote.ts';

type FoundKeywordsProps = {
  title: string;
  hint: string;
  keywords: Keywords['present'];
  /** The CV's text, where pressing a keyword highlights its quote. */
  text: string;
  /** Whether the CV's own word is worth showing. */
  showsQuote?: boolean;
};

/** Keywords the CV has, as its own words or under another name. */
export function FoundKeywords({ title, hint, keywords, text, showsQuote = false }: FoundKeywordsProps) {
  const { show } = useTextFocus();
  if (keywords.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-ink-soft">{hint}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {keywords.map(({ term, quote }) => {
          const span = spanOfQuote(text, quote);
          return (
            <li key={term}>
              <button
                type="button"
                onClick={() => (span ? show('cv', [span]) : undefined)}
                className="min-h-11 cursor-pointer rounded-full border border-ok bg-ok-soft px-4 py-1.5 text-left text-sm font-medium text-ok hover:bg-card"
              >
                {printed(term)}
                {showsQuote ? <span className="font-normal"> {m.cv_keyword_as({ quote })}</span> : null}{' '}
                <VisuallyHidden>{m.cv_evidence_show()}</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
