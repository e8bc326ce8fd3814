/** Whether a term of an offer is a name (« Sage 100 », « HACCP ») and not a common noun at the head of a line. */
export function toolWord(text: string, start: number, quote: string): boolean {
  const [first = ''] = quote.split(/[\s-]/);
  if (/\p{Lu}/u.test(first.slice(1)) || /\d/.test(first)) return true;
  return /^\p{Lu}/u.test(first) && /[\p{Ll}\d,(/] ?$/u.test(text.slice(Math.max(0, start - 3), start));
}
