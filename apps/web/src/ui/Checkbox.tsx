import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode };

export function Checkbox({ label, hint, className, ...props }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-start gap-3 py-2', className)}>
      <input {...props} type="checkbox" className="mt-1 size-5 shrink-0 accent-brand" />
      <span>
        <span>{label}</span>
        {hint ? <span className="block text-sm text-ink-soft">{hint}</span> : null}
      </span>
    </label>
  );
}
