import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';

type SetAsideKeywordsProps = { terms: readonly string[]; onTakeUp: (term: string) => void };

/** Keywords marked « hors sujet », each to be counted again. */
export function SetAsideKeywords({ terms, onTakeUp }: SetAsideKeywordsProps) {
  if (terms.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{m.cv_keywords_aside({ count: terms.length })}</h3>
      <ul className="mt-1 divide-y divide-line">
        {terms.map((term) => (
          <li key={term} className="flex items-center justify-between gap-4 py-1.5">
            <span className="text-ink-soft">{term}</span>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => onTakeUp(term)}
              aria-label={m.cv_keyword_back_label({ term })}
            >
              {m.cv_undo()}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
