import type { ComponentProps, ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { cx } from '../../../ui/cx.ts';
import { DropArrow } from './DropArrow.tsx';

type DropAreaProps = {
  rootProps: ComponentProps<'div'>;
  /** None where another drop zone already holds the file input. */
  inputProps?: ComponentProps<'input'>;
  active: boolean;
  children: ReactNode;
};

export function DropArea({ rootProps, inputProps, active, children }: DropAreaProps) {
  return (
    <div
      {...rootProps}
      className={cx(
        'flex flex-1 flex-col items-center justify-center gap-4 rounded-xl border-2 border-dashed px-5 py-8 text-center',
        active ? 'border-brand bg-brand-soft' : 'border-line-strong',
      )}
    >
      {inputProps ? <input {...inputProps} /> : null}
      <DropArrow active={active} />
      <p className="font-display text-lg">{active ? m.cv_upload_release() : m.cv_upload_drop()}</p>
      {children}
      <p className="text-sm text-ink-soft">{m.cv_upload_rules()}</p>
    </div>
  );
}
