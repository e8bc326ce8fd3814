import type { Span } from '@coach/contracts/span';
import { type ComponentProps, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useTextFocus } from '../text/text-focus.tsx';
import { useFormFocus } from '../use-form-focus.ts';
import { ValueForm } from './ValueForm.tsx';

type EditableRowProps = {
  label: string;
  value: string | null;
  span: Span | undefined;
  long?: boolean;
  /** How the field is filled in. */
  input?: ComponentProps<typeof ValueForm>['input'];
  /** What is wrong with what was typed. */
  faultOf?: (typed: string) => string | null;
  /** Takes the correction back; present when there is one. */
  onUndo?: (() => void) | undefined;
  onSave: (value: string | null) => Promise<boolean>;
};

/** One thing understood of the CV, corrected where it stands. Pointing at it highlights where it was read. */
export function EditableRow({ label, value, span, long = false, input, faultOf, onUndo, onSave }: EditableRowProps) {
  const [editing, setEditing] = useState(false);
  const place = useFormFocus<HTMLLIElement>(editing);
  const { hint } = useTextFocus();
  const pointAt = () => (span ? hint('cv', [span]) : undefined);
  const save = async (next: string | null) => {
    const saved = await onSave(next);
    if (saved) setEditing(false);
    return saved;
  };
  if (editing) {
    const cancel = () => setEditing(false);
    return (
      <li ref={place} className="py-2.5">
        <ValueForm {...{ label, value, long, input, faultOf }} onSave={save} onCancel={cancel} />
      </li>
    );
  }
  return (
    <li
      ref={place}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 sm:items-start"
      onMouseEnter={pointAt}
      onFocus={pointAt}
    >
      <p className="text-sm text-ink-soft sm:self-end">{label}</p>
      <div className="-mr-4 flex max-sm:flex-wrap max-sm:justify-end sm:row-span-2">
        {onUndo ? (
          <Button variant="quiet" size="sm" onClick={onUndo}>
            {m.cv_undo()} <VisuallyHidden>{label}</VisuallyHidden>
          </Button>
        ) : null}
        <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
          {value ? m.cv_correct() : m.cv_add()} <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      </div>
      <p className={cx('min-w-0 max-sm:col-span-2', value ? 'break-words font-medium' : 'text-warn')}>
        {value ?? m.cv_unknown()}
      </p>
    </li>
  );
}
