import { useState } from 'react';
import { readOfferDraft, writeOfferDraft } from '../../../lib/offer-draft.ts';

/** The offer being pasted, and how to change it; a reload finds it again. */
export function useOfferDraft(): [string, (text: string) => void] {
  const [text, setText] = useState(readOfferDraft);
  const change = (next: string) => {
    writeOfferDraft(next);
    setText(next);
  };
  return [text, change];
}
