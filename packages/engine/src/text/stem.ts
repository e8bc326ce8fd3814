const cache = new Map<string, string>();

/**
 * A folded word without its plural and feminine endings, so that « infirmières » meets « infirmier » and « vendeuse »
 * « vendeur ». Short words and words with digits are left alone.
 */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (word.length > 40 || /[^a-z]/.test(word)) return word;
  const stemmed = feminineToMasculine(withoutPlural(word));
  if (cache.size < 20_000) cache.set(word, stemmed);
  return stemmed;
}

function withoutPlural(word: string): string {
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
  for (const [feminine, masculine] of endings) {
    if (word.endsWith(feminine)) return word.slice(0, -feminine.length) + masculine;
  }
  let end = word.length;
  while (end > 3 && word[end - 1] === 'e') end--;
  if (end > 4 && word[end - 1] === word[end - 2]) end--;
  return word.slice(0, end);
}
