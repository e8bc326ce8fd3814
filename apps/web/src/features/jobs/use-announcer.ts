import { useCallback, useState } from 'react';

/** What the page's live region says; the same words twice are said twice. */
export function useAnnouncer(): [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  const announce = useCallback((text: string) => setSaid((last) => (last === text ? `${text}\u00a0` : text)), []);
  return [said, announce];
}
