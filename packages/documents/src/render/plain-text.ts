// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** One line of text that every format can hold: no control characters, no line breaks. */
export function plainText(text: string): string {
  return text
    .replace(unprintable, '')
    .replace(/[\t\r\n]+/g, ' ')
    .normalize('NFC')
    .trim();
}
