import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';

type Quoted = { source: string; start: number; end: number };
type QuoteListProps<Q extends Quoted> = {
  quotes: readonly Q[];
  /** « Voir 4 autres passages » */
  tellMore: (inputs: { count: number }) => string;
  children: (quote: Q) => ReactNode;
};

/** Quotes shown before the others are asked for. */
const shownFirst = 3;

/** The quotes that prove a finding, each once: two parts of a finding may rest on the same words. */
export function QuoteList<Q extends Quoted>({ quotes, tellMore, children }: QuoteListProps<Q>) {
  const [all, setAll] = useState(false);
  const distinct = [...new Map(quotes.map((one) => [`${one.source} ${one.start} ${one.end}`, one]))];
  if (distinct.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, distinct.length - shownFirst);
  return (
    <>
      <ul className="mt-3 flex flex-col items-start gap-1.5">
        {distinct.slice(0, distinct.length - hidden).map(([place, quote]) => (
          <li key={place} className="max-w-full">
            {children(quote)}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setAll(true)}>
          {tellMore({ count: hidden })}
        </Button>
      ) : null}
    </>
  );
}
