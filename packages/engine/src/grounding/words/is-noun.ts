import type { CheckContext } from '../context.ts';

const determiners = new Set(
  (
    'un une des le la les l du de d au aux en mon ma mes ces cet cette pour chez plusieurs deux trois quatre cinq six sept ' +
    'huit neuf dix et ou par sur'
  ).split(' '),
);
const pronouns = new Set('le la les l en leur'.split(' '));
const subjects = new Set('je j tu il elle on nous vous ils elles ne n qui me m se s y'.split(' '));
const verbal = /(?:er|ir|oir|re|ant|ait|ais|(?<![iç])ons|ez)$/;
const participle = /(?<!it)ée?s?$/;
const articles = new Set('un une des le la les l du aux mon ma mes ces cet cette plusieurs'.split(' '));
const nominal = /(?:tions?|sions?|ages?|ments?|ures?|[ae]nces?|ités?|eries?|[eo]s)$/;
const houses = new Set('centre groupe etablissement secteur milieu monde univers industrie service'.split(' '));

/** A word written small behind a determiner, in a row of nouns, or that says which centre or sector it was. */
export function isNoun({ reading: { tokens, text } }: CheckContext, index: number): boolean {
  const { start, end } = tokens[index] as (typeof tokens)[number];
  const before = tokens[index - 1];
  const written = text.slice(start, end);
  if (!before || /^\p{Lu}/u.test(written)) return false;
  const gap = text.slice(before.end, start);
  if (gap === ' ' && houses.has(before.key)) return !/(?:é|ée|és|ées|ant)$/.test(written);
  if (verbal.test(written) || (participle.test(written) && !articles.has(before.key))) return false;
  if (/^, $/.test(gap) || before.key === 'et' || before.key === 'ou') return nominal.test(written);
  if (pronouns.has(before.key) && subjects.has(tokens[index - 2]?.key ?? '')) return false;
  return /^[ ']$/.test(gap) && determiners.has(before.key);
}
