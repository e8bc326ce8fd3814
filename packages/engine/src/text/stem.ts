/**
 * A folded word without its plural and feminine endings, so that « infirmières » meets « infirmier » and « vendeuse »
 * « vendeur ». Short words and words with digits are left alone. Nothing is remembered: looking an answer up took longer
 * than the few letters at the end of a word.
 */
export function stem(word: string): string {
  if (word.length <= 3 || word.length > 40 || !isOfLetters(word)) return word;
  return feminineToMasculine(withoutPlural(word));
}

function isOfLetters(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (code < 0x61 || code > 0x7a) return false;
  }
  return true;
}

const [lastOfPlural, lastOfRarePlural, lastOfFeminine] = [...'sxe'].map((letter) => letter.charCodeAt(0));

function withoutPlural(word: string): string {
  const last = word.charCodeAt(word.length - 1);
  if (last !== lastOfPlural && last !== lastOfRarePlural) return word;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  if (word.endsWith('eux')) return `${word.slice(0, -1)}r`;
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  // « inox » and « Webex » are no plurals, « bijoux » is one.
  return word.endsWith('s') || word.endsWith('oux') ? word.slice(0, -1) : word;
}

const endings: [string, string][] = [
  ['trice', 'teur'],
  ['euse', 'eur'],
  ['ive', 'if'],
];

function feminineToMasculine(word: string): string {
  let end = word.length;
  if (word.charCodeAt(end - 1) === lastOfFeminine) {
    for (const [feminine, masculine] of endings) {
      if (word.endsWith(feminine)) return word.slice(0, -feminine.length) + masculine;
    }
    while (end > 3 && word.charCodeAt(end - 1) === lastOfFeminine) end--;
  }
  if (end > 4 && word.charCodeAt(end - 1) === word.charCodeAt(end - 2)) end--;
  return word.slice(0, end);
}
