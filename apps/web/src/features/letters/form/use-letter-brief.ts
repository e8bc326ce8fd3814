import { useCallback, useState } from 'react';
import { type LetterBrief, readLetterBrief, writeLetterBrief } from './letter-brief.ts';

/** What is given for the letter, and how to change it; a reload finds it again. */
export function useLetterBrief(): [LetterBrief, (change: Partial<LetterBrief>) => void] {
  const [brief, setBrief] = useState(readLetterBrief);
  const change = useCallback(
    (next: Partial<LetterBrief>) =>
      setBrief((known) => {
        const changed = { ...known, ...next };
        writeLetterBrief(changed);
        return changed;
      }),
    [],
  );
  return [brief, change];
}
