/**
 * All matches of a global pattern, as `matchAll` gives them. That makes the pattern anew at each call, which costs more than
 * the look itself where hundreds of patterns are looked for in a short text.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += pattern.unicode && isPairAt(text, pattern.lastIndex) ? 2 : 1;
  }
  return matches;
}

/** Whether a character of two code units begins there. */
function isPairAt(text: string, index: number): boolean {
  return (text.codePointAt(index) ?? 0) > 0xffff;
}
