import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckMark } from '../../../ui/CheckMark.tsx';
import { cx } from '../../../ui/cx.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useSuggestions } from '../requests/use-suggestions.ts';
import type { WizardStep } from './steps.ts';
import { has, toggleSuggestion } from './toggle-suggestion.ts';

type SuggestionChipsProps = { step: WizardStep; text: string; onChange: (text: string) => void };

/** What the CV and the profile offer for this step: pressed, it is in the text, where it can be changed. */
export function SuggestionChips({ step, text, onChange }: SuggestionChipsProps) {
  const { data, isPending } = useSuggestions();
  if (isPending) return <Spinner className="min-h-11 items-start" />;
  const offered = data?.[step.suggestions] ?? [];
  if (!data || offered.length === 0) return null;
  const from = data.documentName ? m.advisor_suggested({ name: data.documentName }) : m.advisor_suggested_profile();
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-ink-soft">{from}</legend>
      <ul className="flex flex-wrap gap-2">
        {offered.map((suggestion) => {
          const isIn = has(text, suggestion);
          return (
            <li key={suggestion} className="max-w-full">
              <button
                type="button"
                lang="fr"
                aria-pressed={isIn}
                onClick={() => onChange(toggleSuggestion(text, suggestion, step.separator, offered))}
                className={cx(
                  'flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-lg border-2 px-3.5 py-1.5 text-left text-sm font-medium',
                  isIn ? 'border-brand bg-brand-soft' : 'border-line-strong bg-card hover:bg-brand-soft',
                )}
              >
                {isIn ? <CheckMark /> : null}
                <span className="min-w-0 wrap-anywhere">{printed(suggestion)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
