import type { Span } from '@coach/contracts/span';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useTextFocus } from '../text/text-focus.tsx';
import { useReturnFocus } from '../use-return-focus.ts';
import { ValueForm } from './ValueForm.tsx';

type EditableRowProps = {
  label: string;
  value: string | null;
  span: Span | undefined;
  long?: boolean;
  inputType?: 'text' | 'email' | 'tel' | 'url';
  /** Takes the correction back; present when there is one. */
  onUndo?: (() => void) | undefined;
  onSave: (value: string | null) => Promise<boolean>;
};

/** One thing understood of the CV, corrected where it stands. Pointing at it highlights where it was read. */
export function EditableRow({ label, value, span, long = false, inputType, onUndo, onSave }: EditableRowProps) {
  const [editing, setEditing] = useState(false);
  const place = useReturnFocus<HTMLLIElement>(editing);
  const { hint } = useTextFocus();
  const pointAt = () => (span ? hint('cv', [span]) : undefined);
  if (editing) {
    const save = async (next: string | null) => {
      if (await onSave(next)) setEditing(false);
    };
    const cancel = () => setEditing(false);
    return (
      <li className="py-2.5">
        <ValueForm label={label} value={value} long={long} inputType={inputType} onSave={save} onCancel={cancel} />
      </li>
    );
  }
  return (
    <li
      ref={place}
      className={cx('flex items-start justify-between gap-x-4 py-2.5', long && 'max-sm:flex-wrap')}
      onMouseEnter={pointAt}
      onFocus={pointAt}
    >
      <div className="min-w-0 grow">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className={value ? 'break-words font-medium' : 'text-warn'}>{value ?? m.cv_unknown()}</p>
      </div>
      <div className="flex shrink-0 flex-wrap justify-end">
        {onUndo ? (
          <Button variant="quiet" size="sm" onClick={onUndo}>
            {m.cv_undo()} <VisuallyHidden>{label}</VisuallyHidden>
          </Button>
        ) : null}
        <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
          {value ? m.cv_correct() : m.cv_add()} <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
