import { type RefObject, useEffect, useRef } from 'react';

/**
 * Another article opened in the same dialog is read from its beginning. Who turned to it with a button stays there; the
 * link of one who followed it is gone, and the article takes the focus.
 */
export function useBackToTop(articleId: string | null): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const known = useRef(articleId);
  useEffect(() => {
    const isAnother = known.current !== null && articleId !== null && known.current !== articleId;
    known.current = articleId;
    if (!isAnother) return;
    top.current?.scrollIntoView({ block: 'end' });
    if (document.activeElement?.tagName !== 'BUTTON') top.current?.focus({ preventScroll: true });
  }, [articleId]);
  return top;
}
