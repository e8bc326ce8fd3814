/** Words between quotation marks, their place in the text (the marks left out), and what the sentence says before. */
export type Quotation = { start: number; end: number; quote: string; before: string };

const marks = /«([^«»]{0,2000})»|“([^“”]{0,2000})”|"([^"\n]{0,2000})"/g;

export function quotationsIn(text: string): Quotation[] {
  return [...text.matchAll(marks)].flatMap((match) => {
    const inside = match[1] ?? match[2] ?? match[3] ?? '';
    const quote = inside.trim();
    if (quote === '') return [];
    const start = match.index + 1 + inside.indexOf(quote);
    const [before = ''] = /[^.!?\n]*$/.exec(text.slice(Math.max(0, match.index - 160), match.index)) ?? [];
    return [{ start, end: start + quote.length, quote, before }];
  });
}

/**
 * Tells whether words stand in one of the texts, to the letter. Kinds of space, apostrophe and dash are typography; the
 * first letter may be small in the middle of a sentence, and « … » stands for what was left out.
 */
export function quoteFinder(texts: readonly string[]): (quote: string) => boolean {
  const known = texts.map(plain);
  return (quote) => {
    const parts = plain(quote)
      .replace(/[.,;:!?]+$/, '')
      .split(/\s*\[?…\]?\s*/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return parts.length > 0 && known.some((text) => standsIn(parts, text));
  };
}

function standsIn(parts: readonly string[], text: string): boolean {
  let from = 0;
  for (const part of parts) {
    const places = [part, withFirst(part, 'toLowerCase'), withFirst(part, 'toUpperCase')].map((way) =>
      text.indexOf(way, from),
    );
    const found = places.filter((place) => place >= 0);
    if (found.length === 0) return false;
    from = Math.min(...found) + part.length;
  }
  return true;
}

function withFirst(text: string, change: 'toLowerCase' | 'toUpperCase'): string {
  return text.charAt(0)[change]() + text.slice(1);
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('...', '…')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
