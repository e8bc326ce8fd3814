const other: [RegExp, string][] = [
  [/(?<=j’y )assure (?!que)/giu, 'prends en charge '],
  [/j’assure (?!que)/giu, 'je prends en charge '],
  [/(?<=j’(?:y )?ai )assuré (?!que)/giu, 'pris en charge '],
];

/** The second « j’assure » of a letter, and the fourth, said with another verb. */
export function varyVerbs(texts: readonly string[]): string[] {
  let count = 0;
  return texts.map((text) => {
    if (!/j’(?:y )?(?:ai )?assur[eé] /iu.test(text)) return text;
    count += 1;
    if (count % 2 === 1) return text;
    const varied = other.reduce((said, [pattern, verb]) => said.replace(pattern, verb), text);
    return text.startsWith('J’assure') ? varied.charAt(0).toUpperCase() + varied.slice(1) : varied;
  });
}
