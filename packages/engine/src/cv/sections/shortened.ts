/** « 18 pers. », « fév. 2021 » are no ends of sentences, nor is a lone letter. */
const shortened =
  /(?:^|[^\p{L}])(?:\p{L}|pers|env|hab|tél|dr|st|ste|mme|janv|f[ée]vr?|avr|juil|sept|oct|nov|d[ée]c|auj|éco|ex|cat|niv|réf|sem|resp|dépt?)\.$/iu;

/** Whether the full stop that ends a text is that of a shortened word. */
export function isShortened(text: string): boolean {
  return shortened.test(text);
}
