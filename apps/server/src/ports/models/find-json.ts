/** A model’s answer without what it thought aloud, also where only the end of that is marked. */
export function withoutThoughts(text: string): string {
  const end = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i.exec(text);
  // Inside an answer the mark is a word like another.
  if (end && !(text.trimStart().startsWith('{') && isJson(text))) return text.slice(end[0].length);
  return /^\s*<(?:think|thinking|reasoning)>/i.test(text) ? '' : text;
}

const mostCandidates = 20;

/** The JSON objects of a text, be it one, one in a fence, or several within prose. */
export function findJson(text: string): unknown[] {
  const told = withoutThoughts(text);
  const whole = parsed(told);
  if (isObject(whole)) return [whole];
  const found: unknown[] = [];
  let from = told.indexOf('{');
  for (let tried = 0; from >= 0 && tried < mostCandidates; tried += 1) {
    const end = endOfObject(told, from);
    const value = end === null ? undefined : parsed(told.slice(from, end));
    if (isObject(value)) found.push(value);
    from = told.indexOf('{', isObject(value) ? (end ?? from) : from + 1);
  }
  return found;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isJson = (text: string) => parsed(text) !== undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text without its closing mark goes on to the end: looked for again from each mark inside, it would take forever. */
const token = /"[^"\\]*(?:\\[\s\S]?[^"\\]*)*(?:"|$)|[{}]/g;

/** Index behind the brace that closes the one at `from`; null where none does. */
function endOfObject(text: string, from: number): number | null {
  token.lastIndex = from;
  let depth = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '{') depth += 1;
    if (match[0] === '}') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return null;
}
