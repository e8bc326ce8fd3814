import type { ReactNode } from 'react';

type EmptyStateProps = { illustration?: ReactNode; title: string; description?: ReactNode; action?: ReactNode };

export function EmptyState({ illustration, title, description, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      {illustration}
      <p className="font-display text-xl">{title}</p>
      {description ? <p className="max-w-prose text-ink-soft">{description}</p> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
