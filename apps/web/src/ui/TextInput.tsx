import type { ComponentProps } from 'react';
import { controlClasses } from './control-classes.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './Field.tsx';

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...props} className={cx(controlClasses, 'min-h-12', className)} />;
}
