import type { ComponentProps } from 'react';
import { controlClasses } from './control-classes.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './Field.tsx';

export function TextArea({ className, rows = 8, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldControl()} rows={rows} {...props} className={cx(controlClasses, 'block', className)} />;
}
