import type { LetterDetail } from '@coach/contracts/features/letters';
import type { LetterEvidence } from '@coach/contracts/letter';
import { useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { MarkedText } from '../../../ui/MarkedText.tsx';
import { useScrollToMark } from '../../../ui/use-scroll-to-mark.ts';
import { useSource } from './source-context.tsx';
import { sourceName } from './source-name.ts';

const quoted = (text: string) => `«\u202f${text.trim()}\u202f»`;

/** The proofs of the sentence that was asked about, and the text one of them stands in, highlighted there. */
export function SourceText({ letter }: { letter: LetterDetail }) {
  const { shown, at, version } = useSource();
  const pane = useRef<HTMLElement>(null);
  const proof = shown?.evidence[at];
  useScrollToMark(pane, version);
  if (!proof) return <p className="text-sm text-ink-soft">{m.letters_source_none()}</p>;
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <Proofs />
      <section
        ref={pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={sourceName(proof.source)}
        className="max-h-[55dvh] min-h-0 overflow-y-auto rounded-lg border border-line bg-paper p-4 lg:max-h-none"
      >
        <MarkedText text={textOf(letter, proof.source)} marks={[{ ...proof, tone: 'active' }]} />
      </section>
    </div>
  );
}

function Proofs() {
  const { shown, at, show } = useSource();
  if (!shown) return null;
  return (
    <ul className="flex shrink-0 flex-col gap-1.5">
      {shown.evidence.map((proof, index) => (
        <li key={`${proof.source}-${proof.start}-${proof.end}`}>
          <button
            type="button"
            aria-pressed={index === at}
            onClick={() => show(shown, index)}
            className={cx(
              'min-h-11 w-full cursor-pointer rounded-md border-l-4 border-mark-deep px-3 py-2 text-left text-sm hover:bg-mark',
              index === at ? 'bg-mark' : 'bg-paper',
            )}
          >
            <b className="font-semibold">{sourceName(proof.source)} </b>
            <span className="line-clamp-2">{quoted(proof.quote)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function textOf(letter: LetterDetail, source: LetterEvidence['source']): string {
  if (source === 'cv') return letter.cvText;
  return source === 'offer' ? letter.offer.text : letter.additionalInfo;
}

/** What those who listen hear when a sentence is pressed. */
export function SourceNews() {
  const { shown, at } = useSource();
  const proof = shown?.evidence[at];
  return (
    <p role="status" className="sr-only">
      {proof ? m.letters_source_news({ source: sourceName(proof.source), quote: proof.quote.trim() }) : ''}
    </p>
  );
}
