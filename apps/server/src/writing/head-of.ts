/**
 * The beginning of a text, at most `most` UTF-16 code units. It ends between words and before a number that goes on: half an
 * e-mail address or a telephone number would not be known for one when details are hidden.
 */
export function headOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const isBetweenWords = /\s/.test(text[most] as string);
  const head = text.slice(0, most).replace(isBetweenWords ? /\s+$/u : /\S*$/u, '');
  return head.replace(/[+(]?\d[\d\s().+/-]*$/u, '').trimEnd();
}
