const kept = new WeakMap<TemplateStringsArray, string[]>();

/**
 * French typography on the written parts of a template, never on what is put into it: narrow no-break spaces before
 * « ; ! ? » and inside guillemets, a no-break space before a colon.
 */
export function fr(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  let set = kept.get(parts);
  if (!set) {
    set = parts.map(setType);
    kept.set(parts, set);
  }
  return set.reduce((text, part, index) => text + String(values[index - 1] ?? '') + part);
}

function setType(part: string): string {
  return part
    .replaceAll('« ', '«\u202f')
    .replaceAll(' »', '\u202f»')
    .replaceAll(' ;', '\u202f;')
    .replaceAll(' !', '\u202f!')
    .replaceAll(' ?', '\u202f?')
    .replaceAll(' %', '\u202f%')
    .replaceAll(' :', '\u00a0:');
}

/** A quote of at most `length` characters, on one line, cut at a word with an ellipsis. */
export function shorten(text: string, length = 90): string {
  const line = text
    .slice(0, length * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= length) return line;
  const space = line.lastIndexOf(' ', length - 1);
  return `${line.slice(0, space > length / 2 ? space : length - 1)}…`;
}
