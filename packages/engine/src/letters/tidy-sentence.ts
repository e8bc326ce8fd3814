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
    .replace(lasted, 'de $1')
    .replace(atPace, ', ')
    .trim()
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .map(withOneColon)
    .join(' ');
}

/** « une formation hygiène HACCP 14 heures »: how long it was hangs on it. */
const lasted =
  /(?<=(?<!\p{L})(?:formation|stage|module|cours) (?:\p{L}[\p{L}’-]* ){1,5})(?<!(?:de|d’|en|sur|pendant|par|à|et|soit) )(\d+ (?:heures|jours|semaines))(?!\p{L})/gu;

/** « je tiens le standard, 80 appels par jour »: at the end of a sentence nobody says « à raison de ». */
const atPace = /, à raison (?:de |d’)(?=[^,.;:]*(?: par \p{Ll}+| à l’heure)(?: en moyenne)?\.(?: |$))/gu;

function withOneColon(sentence: string): string {
  const [first = '', second, ...others] = sentence.split('\u00a0: ');
  return others.length === 0 || second === undefined ? sentence : `${first}\u00a0: ${second}.`;
}
