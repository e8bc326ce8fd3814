import { lazily } from '../../text/lazily.ts';

export type Turned = { given: string; family: string; length: number };

const capitals = "(?:[dDlL][’'])?\\p{Lu}[\\p{Lu}\\p{M}’'-]+";
const pattern = lazily(
  () =>
    new RegExp(
      `^(${capitals}(?: ${capitals}){0,2}), ?(\\p{Lu}[\\p{L}\\p{M}’'-]+(?: \\p{Lu}[\\p{L}\\p{M}’'-]+)?)(?=$|\\t|\\s[–—|•·/-]\\s| {3}|\\s?[(,])`,
      'u',
    ),
);

/** « MARTIN-ROUX, Ambre », as registers write: the surname in capitals, a comma, the first name. */
export function nameBehindComma(text: string): Turned | null {
  const [whole = '', family = '', given = ''] = pattern().exec(text) ?? [];
  return whole === '' ? null : { given, family, length: whole.length };
}
