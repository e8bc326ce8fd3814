/** Whether a text has a suggestion in it, as it was picked: « excellent » is not « Excel ». */
export function has(text: string, suggestion: string): boolean {
  return placeOf(text, suggestion) >= 0;
}

function placeOf(text: string, suggestion: string): number {
  const escaped = suggestion.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}+#-])`, 'iu'));
}

/**
 * The text with a suggestion added at its end, or without it where it has it. With no separator there is one answer: what
 * was picked before from `all` gives way.
 */
export function toggleSuggestion(
  text: string,
  suggestion: string,
  separator: string | null,
  all: readonly string[] = [],
): string {
  if (has(text, suggestion)) return without(text, suggestion);
  const kept = separator === null ? all.reduce(without, text) : text.trim();
  const between = separator ?? ', ';
  return kept ? `${kept.replace(/[,;\s]+$/, '')}${between}${suggestion}` : suggestion;
}

function without(text: string, suggestion: string): string {
  const at = placeOf(text, suggestion);
  if (at < 0) return text.trim();
  const before = text.slice(0, at).replace(/[,;\s]+$/, '');
  const after = text.slice(at + suggestion.length).replace(/^[,;\s]+/, '');
  const between = /^[,;]/.test(text.slice(at + suggestion.length)) || text[at - 2] === ',' ? ', ' : '\n';
  return before && after ? before + between + after : before + after;
}
