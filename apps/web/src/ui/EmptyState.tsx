import type { ReactNode } from 'react';

type EmptyStateProps = {
  illustration?: ReactNode;
  title: string;
  /** The title is the page's own, where nothing else stands on it. */
  wholePage?: boolean;
  description?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ illustration, title, wholePage = false, description, action }: EmptyStateProps) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      {illustration}
      <Title className="font-display text-xl">{title}</Title>
      {description ? <p className="max-w-prose text-ink-soft">{description}</p> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
