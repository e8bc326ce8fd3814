import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** Right of the title. */
  aside?: ReactNode;
  tone?: 'plain' | 'soft' | 'accent';
};

const tones = {
  plain: 'bg-card border border-line shadow-card',
  soft: 'bg-brand-soft',
  accent: 'bg-accent-soft',
};

export function Card({ title, aside, tone = 'plain', className, children, ...props }: CardProps) {
  return (
    <section {...props} className={cx('rounded-xl p-5 sm:p-7', tones[tone], className)}>
      {title ? (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="min-w-0 text-xl">{title}</h2>
          {aside}
        </div>
      ) : null}
      {children}
    </section>
  );
}
