import { withDe } from './french/link-words.ts';

const other: [RegExp, string][] = [
  [/(?<=j’y )assure (?!que|la prise)/giu, 'prends en charge '],
  [/j’assure (également|aussi) (?!que|la prise)/giu, 'je prends $1 en charge '],
  [/j’assure (?!que|la prise)/giu, 'je prends en charge '],
  [/(?<=j’(?:y )?ai )assuré (?!que|la prise)/giu, 'pris en charge '],
];

/** Of three « j’assure » of a letter the second and the third are said with another verb; `turn` shifts the count. */
export function varyVerbs(texts: readonly string[], turn = 0): string[] {
  let count = turn % 3;
  return texts.map((text) => {
    if (!/j’(?:y )?(?:ai )?assur[eé] /iu.test(text)) return text;
    count += 1;
    if (count % 3 === 0) return withMyself(text);
    if (count % 3 === 1) return text;
    const varied = other.reduce((said, [pattern, verb]) => said.replace(pattern, verb), text);
    return text.startsWith('J’assure') ? varied.charAt(0).toUpperCase() + varied.slice(1) : varied;
  });
}

/** « J’assure l’accueil » → « Je m’occupe de l’accueil », for one thing alone; « J’assure » stays before several. */
function withMyself(text: string): string {
  const match = /^J’assure ((?:également |aussi )?)(les? |la |l’)([^,:]+)\.$/su.exec(text);
  const [, adverb = '', article = '', thing = ''] = match ?? [];
  return !match || / (?:et|ainsi) /.test(thing) ? text : `Je m’occupe ${adverb}${withDe(article + thing)}.`;
}
