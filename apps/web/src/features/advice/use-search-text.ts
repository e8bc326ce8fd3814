import { useEffect, useRef, useState } from 'react';

/** In ms: short enough for what is found to follow each key. */
const searchAfter = 30;
/** In ms: browsers refuse an address that changes more than a hundred times in half a minute. */
const writeEvery = 400;

/**
 * The text being typed, and what is sought of it. The address (`q`) follows, told with `write`; an address that changes
 * otherwise (back, a tag) replaces the text.
 */
export function useSearchText(q: string, write: (q: string) => void) {
  const [text, setText] = useState(q);
  const [sought, setSought] = useState(q);
  const known = useRef(q);
  const writtenAt = useRef(0);
  const writer = useRef(write);
  writer.current = write;

  useEffect(() => {
    if (q === known.current) return;
    known.current = q;
    setText(q);
    setSought(q);
  }, [q]);
  useEffect(() => {
    const timer = setTimeout(() => setSought(text.trim()), searchAfter);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const wait = Math.max(0, writtenAt.current + writeEvery - Date.now());
    const timer = setTimeout(() => {
      if (sought === known.current) return;
      known.current = sought;
      writtenAt.current = Date.now();
      writer.current(sought);
    }, wait);
    return () => clearTimeout(timer);
  }, [sought]);
  return { text, setText, sought };
}
