/** Letters that no line can hold, which bounds what measuring an endless word costs. */
const tooMany = 300;

export type BrokenLine = { text: string; width: number; isLast: boolean };

/**
 * A text in lines no wider than `width`, the first one shorter by `indent`. It breaks at spaces and at hyphens between
 * letters, never at non-breaking spaces; a word wider than a line is cut. Line breaks of its own are kept.
 */
export function breakLines(
  text: string,
  width: number,
  indent: number,
  measure: (text: string) => number,
): BrokenLine[] {
  const lines: BrokenLine[] = [];
  let room = width - indent;
  let line = '';
  const close = (isLast: boolean) => {
    lines.push({ text: line.trimEnd(), width: measure(line.trimEnd()), isLast });
    line = '';
    room = width;
  };
  const isTooWide = (part: string) => part.length > tooMany || measure(part) > room;
  for (const paragraph of text.split('\n')) {
    for (const word of wordsOf(paragraph)) {
      if (line !== '' && isTooWide((line + word).trimEnd())) close(false);
      line += word;
      while (line.trimEnd().length > 1 && isTooWide(line.trimEnd())) line = cutWord(line);
    }
    close(true);
  }
  return lines;

  function cutWord(word: string): string {
    let kept = 1;
    for (let beyond = Math.min(word.length, tooMany); beyond - kept > 1; ) {
      const middle = (kept + beyond) >> 1;
      if (measure(word.slice(0, middle)) > room) beyond = middle;
      else kept = middle;
    }
    const whole = word.slice(0, kept).replace(/[\ud800-\udbff]$/, '') || word.slice(0, 2);
    line = whole;
    close(false);
    return word.slice(whole.length);
  }
}

/** Each with the spaces after it; in parts at hyphens between letters, unless it is an address. */
function wordsOf(text: string): string[] {
  const words = text.split(/(?<= )(?! )/);
  return words.flatMap((word) => (word.includes('@') ? word : word.split(/(?<=\p{L}-)(?=\p{L})/u)));
}
