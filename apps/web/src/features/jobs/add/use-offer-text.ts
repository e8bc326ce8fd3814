import { useState } from 'react';
import { readOfferText } from './read-offer-text.ts';

export type OfferText = ReturnType<typeof useOfferText>;

/** A pasted offer, and what is wrong with it once it is sent. */
export function useOfferText() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  return {
    text,
    error,
    change: (next: string) => {
      setText(next);
      setError(null);
    },
    /** The text to send, or null with the reason shown. */
    check: (): string | null => {
      const read = readOfferText(text);
      setError('error' in read ? read.error : null);
      return 'error' in read ? null : read.text;
    },
  };
}
