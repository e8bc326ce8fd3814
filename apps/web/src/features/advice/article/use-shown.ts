import { useState } from 'react';

/** The article that is open; the last that was while its dialog goes away. */
export function useShown(articleId: string | null): string {
  const [last, setLast] = useState(articleId ?? '');
  if (articleId !== null && articleId !== last) setLast(articleId);
  return articleId ?? last;
}
