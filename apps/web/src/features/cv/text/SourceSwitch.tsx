import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { type TextSource, useTextFocus } from './text-focus.tsx';

/** Which of the two texts the pane shows; with no offer, just the name of the CV's. */
export function SourceSwitch({ hasOffer }: { hasOffer: boolean }) {
  const { source, setSource } = useTextFocus();
  if (!hasOffer) return <h2 className="text-lg">{m.cv_text_cv()}</h2>;
  const option = (value: TextSource, label: string) => (
    <button
      type="button"
      aria-pressed={source === value}
      onClick={() => setSource(value)}
      className={cx(
        'min-h-11 cursor-pointer rounded-md px-4 text-sm font-semibold',
        source === value ? 'bg-brand text-on-brand' : 'text-brand hover:bg-brand-soft',
      )}
    >
      {label}
    </button>
  );
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{m.cv_text_choose()}</legend>
      {option('cv', m.cv_text_cv())}
      {option('offer', m.cv_text_offer())}
    </fieldset>
  );
}
