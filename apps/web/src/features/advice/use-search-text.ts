import { useEffect, useRef, useState } from 'react';

/** In ms: short enough for what is found to follow each key; the address need not. */
const searchAfter = 30;
const writeAfter = 400;

/**
 * The text being typed, and what is sought of it. The address (`q`) is told with `write` once the typing pauses; an
 * address that changes otherwise (back, a tag) replaces the text.
 */
export function useSearchText(q: string, write: (q: string) => void) {
  const [text, setText] = useState(q);
  const [sought, setSought] = useState(q);
  const known = useRef(q);
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
    const timer = setTimeout(() => {
      if (sought === known.current) return;
      known.current = sought;
      writer.current(sought);
    }, writeAfter);
    return () => clearTimeout(timer);
  }, [sought]);
  return { text, setText, sought };
}
