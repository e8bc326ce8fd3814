import type { LetterDetail } from '@coach/contracts/features/letters';
import type { LetterEvidence } from '@coach/contracts/letter';
import { useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { MarkedText } from '../../../ui/MarkedText.tsx';
import type { Mark } from '../../../ui/segments.ts';
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
  if (!shown || !proof) return <p className="text-sm text-ink-soft">{m.letters_source_none()}</p>;
  const marks = shown.evidence
    .filter(({ source }) => source === proof.source)
    .map((one): Mark => ({ start: one.start, end: one.end, tone: one === proof ? 'active' : 'related' }));
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <Proofs />
      <h3 className="text-base">{sourceName(proof.source)}</h3>
      <section
        ref={pane}
        lang="fr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={sourceName(proof.source)}
        className="max-h-[50dvh] min-h-48 overflow-y-auto rounded-lg border border-line bg-paper p-4 lg:max-h-none"
      >
        <MarkedText text={textOf(letter, proof.source)} marks={marks} />
      </section>
    </div>
  );
}

/** Each proof, to be looked at in its turn; nothing to choose where there is one. */
function Proofs() {
  const { shown, at, show } = useSource();
  if (!shown || shown.evidence.length < 2) return null;
  return (
    <ul
      aria-label={m.letters_source_proofs()}
      className="flex max-h-36 shrink-0 flex-wrap gap-1.5 overflow-y-auto p-0.5"
    >
      {shown.evidence.map((proof, index) => (
        <li key={`${proof.source}-${proof.start}-${proof.end}`} className="max-w-full">
          <button
            type="button"
            lang="fr"
            aria-pressed={index === at}
            onClick={() => show(shown, index)}
            className={cx(
              'min-h-11 max-w-full cursor-pointer truncate rounded-md border-l-4 border-mark-deep px-2.5 py-1 text-left text-xs hover:bg-mark',
              index === at ? 'bg-mark' : 'bg-paper',
            )}
          >
            {proof.source === 'cv' ? null : <b className="font-semibold">{sourceName(proof.source)} </b>}
            {quoted(proof.quote.replaceAll(/\s+/g, ' '))}
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
