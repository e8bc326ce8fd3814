/** Removes the spaces, commas and stops that what was not known left behind, a second colon, and brackets side by side. */
export function tidySentence(text: string): string {
  return text
    .replace(/ +/g, ' ')
    .replace(/ (?=[\u00a0\u202f][:;!?])/gu, '')
    .replace(/ ([,.])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\./g, '.')
    .replace(/([!?…])\./g, '$1')
    .replace(/(?<!\.|(?<!\p{L})etc)\.(?=[,)])/giu, '')
    .replace(/\) \((?=[^()]*\))/g, ', ')
    .trim()
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .map(withOneColon)
    .join(' ');
}

function withOneColon(sentence: string): string {
  const [first = '', second, ...others] = sentence.split('\u00a0: ');
  return others.length === 0 || second === undefined ? sentence : `${first}\u00a0: ${second}.`;
}
