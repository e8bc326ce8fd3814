import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';

/** Skills shown before the others are asked for. */
const shownFirst = 10;

/** What the sector's offers often ask for and the CV does not show: for information, nothing to claim. */
export function MissingSkills({ terms }: { terms: readonly string[] }) {
  const [all, setAll] = useState(false);
  const firstHidden = useRef<HTMLLIElement>(null);
  const hidden = all ? 0 : Math.max(0, terms.length - shownFirst);
  const showAll = () => {
    flushSync(() => setAll(true));
    firstHidden.current?.focus({ preventScroll: true });
  };
  return (
    <div>
      <h3 className="text-lg">{m.cv_sector_missing({ count: terms.length })}</h3>
      <p className="max-w-prose text-sm text-ink-soft">{m.cv_sector_missing_hint()}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {terms.slice(0, terms.length - hidden).map((term, index) => (
          <li
            key={term}
            ref={index === shownFirst ? firstHidden : undefined}
            tabIndex={index === shownFirst ? -1 : undefined}
            className="rounded-full border border-line px-4 py-1.5 text-sm text-ink-soft outline-none"
          >
            {printed(term)}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="quiet" size="sm" className="-ml-4 mt-1" onClick={showAll}>
          {m.cv_sector_missing_more({ count: hidden })}
        </Button>
      ) : null}
    </div>
  );
}
