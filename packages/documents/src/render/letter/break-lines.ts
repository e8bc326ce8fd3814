/** After a space, and after a hyphen between letters, unless in an address. */
const breakable = /(?<= )(?! )|(?<!@\S*)(?<=\p{L}-)(?=\p{L})(?!\S*@)/u;

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
  for (const paragraph of text.split('\n')) {
    for (const word of paragraph.split(breakable)) {
      if (line !== '' && measure((line + word).trimEnd()) > room) close(false);
      line += word;
      while (measure(line.trimEnd()) > room && line.trimEnd().length > 1) line = cutWord(line);
    }
    close(true);
  }
  return lines;

  function cutWord(word: string): string {
    let kept = Math.max(1, Math.floor((word.length * room) / measure(word)));
    while (kept > 1 && measure(word.slice(0, kept)) > room) kept -= 1;
    line = word.slice(0, kept);
    close(false);
    return word.slice(kept);
  }
}
