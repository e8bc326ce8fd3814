import { m } from '../../paraglide/messages.js';
import { cx } from '../../ui/cx.ts';
import type { ModelKind } from './model-place.ts';

const kinds: { kind: ModelKind; label: () => string }[] = [
  { kind: 'cv', label: m.models_kind_cv },
  { kind: 'letter', label: m.models_kind_letter },
];

/** CVs or letters: two radio buttons that look like one switch. */
export function KindSwitch({ kind, onChange }: { kind: ModelKind; onChange: (kind: ModelKind) => void }) {
  return (
    <fieldset className="inline-flex flex-wrap gap-1 rounded-xl border border-line bg-card p-1">
      <legend className="sr-only">{m.models_kind()}</legend>
      {kinds.map((each) => (
        <label
          key={each.kind}
          className={cx(
            'flex min-h-11 cursor-pointer items-center rounded-lg px-4 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            each.kind === kind ? 'bg-brand text-on-brand' : 'text-ink-soft hover:bg-brand-soft',
          )}
        >
          <input
            type="radio"
            name="model-kind"
            className="sr-only"
            checked={each.kind === kind}
            onChange={() => onChange(each.kind)}
          />
          {each.label()}
        </label>
      ))}
    </fieldset>
  );
}
