import { createContext, type ReactNode, use, useId } from 'react';
import { m } from '../paraglide/messages.js';

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };
const FieldContext = createContext<FieldState | null>(null);

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  required?: boolean;
  /** Right of the label: a counter, a small action. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A label, its control (any of TextInput, TextArea, Select) and what helps to fill it in. */
export function Field({ label, hint, error, required = false, aside, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className="flex flex-col gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor={id} className="font-semibold">
            {label}
            {required ? <RequiredMark /> : null}
          </label>
          {aside}
        </div>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        ) : null}
        {children}
        {error ? (
          <p id={`${id}-error`} role="alert" className="flex gap-2 text-sm font-medium text-bad">
            <span aria-hidden="true">!</span>
            {error}
          </p>
        ) : null}
      </div>
    </FieldContext>
  );
}

/** For those who see; the control itself says it to those who listen. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-sm font-normal text-ink-soft">
      {' '}
      {m.common_required()}
    </span>
  );
}

/** What a control takes from the field around it. */
export function useFieldControl() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}
