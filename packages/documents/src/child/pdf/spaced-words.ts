const spaced = /^(?:[\p{L}’'&.,:/-]{1,3}[ \u00a0])+[\p{L}’'&.,:/-]{1,3}$/u;
/** « J E », « M e », « M O N »: too few letters to be known by themselves. */
const shortSpaced = /^\p{Lu}(?:[ \u00a0]\p{L}){1,2}$/u;
const mostRuns = 300;

/**
 * Puts together the letters of a string that was set with wide spacing, with the spaces that were drawn: pdf.js puts one
 * between all of its letters, and the words are lost.
 */
export function spacedWords(drawn: string): (text: string) => string {
  let letters: string | null = null;
  let starts: Set<number> = new Set();
  let from = 0;
  let left = mostRuns;
  return (text) => {
    const isShort = shortSpaced.test(text);
    if (!(isShort || isSpaced(text)) || left-- <= 0) return text;
    if (isShort && drawn.includes(text.replaceAll('\u00a0', ' '))) return text;
    letters ??= drawn.replace(/\s+/g, '');
    if (starts.size === 0) starts = wordStarts(drawn);
    const word = text.replace(/[ \u00a0]/g, '');
    const found = letters.indexOf(word, from);
    const at = found >= 0 ? found : letters.indexOf(word);
    if (at < 0) return text;
    from = at + word.length;
    return [...word].map((letter, index) => (index > 0 && starts.has(at + index) ? ` ${letter}` : letter)).join('');
  };
}

function isSpaced(text: string): boolean {
  if (!spaced.test(text)) return false;
  const parts = text.split(/[ \u00a0]/);
  return parts.length > 3 && parts.filter((part) => part.length === 1).length > parts.length * 0.7;
}

/** Where, among the letters without spaces, a word begins. */
function wordStarts(drawn: string): Set<number> {
  const starts = new Set<number>();
  let count = 0;
  let afterSpace = false;
  for (const character of drawn) {
    if (/\s/.test(character)) afterSpace = true;
    else {
      if (afterSpace) starts.add(count);
      afterSpace = false;
      count += character.length;
    }
  }
  return starts;
}
