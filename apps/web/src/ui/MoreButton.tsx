import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type MoreButtonProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** Told before the page is asked for (`useFocusOnMore`). */
  onMore: () => void;
  size?: 'sm' | 'md';
  className: string;
  children: ReactNode;
};

/** Brings the next page of a list; nothing where there is none. */
export function MoreButton({ query, onMore, size = 'sm', className, children }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  const bring = () => {
    onMore();
    void query.fetchNextPage();
  };
  return (
    <Button variant="secondary" size={size} className={className} busy={query.isFetchingNextPage} onClick={bring}>
      {children}
    </Button>
  );
}
