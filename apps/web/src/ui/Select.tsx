import type { ComponentProps } from 'react';
import { controlClasses } from './control-classes.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './Field.tsx';

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  placeholder?: string;
};

/** The browser's own select: the best picker on a phone. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <select {...useFieldControl()} {...props} className={cx(controlClasses, 'min-h-12', className)}>
      {placeholder ? <option value="">{placeholder}</option> : null}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  );
}
