import type { Facts } from './facts.ts';
import type { Quantity } from './quantity.ts';

const counted: [RegExp, (facts: Facts) => number][] = [
  [
    /^(?:experienc|post|employeur|entrepris|structur|etabliss|emploi|metier|maison|mission)/,
    ({ cv }) => cv?.experiences.length ?? 0,
  ],
  [/^langu/, ({ languages }) => Math.max(languages.size + 1, 2)],
  [/^(?:diplom|formation|etud)/, ({ cv }) => cv?.education.length ?? 0],
];

/** « mes deux postes », « trois langues »: the CV shows that many. */
export function countsEntries(facts: Facts, { value, nouns }: Quantity): boolean {
  if (counted.some(([word, count]) => nouns.some((noun) => word.test(noun)) && value <= count(facts))) return true;
  return (
    value <= 6 &&
    nouns.some((noun) => (value <= 3 && datesBeside(facts, noun) >= value) || yearsBeside(facts, noun) === value)
  );
}

/** « porteur de 19 t » of a « porteur 19 tonnes », where the figure belongs to the name of a thing. */
export function isInTerm({ terms, linesOfStem, reading }: Facts, { value, nouns }: Quantity): boolean {
  const lines = linesOfStem.get(String(value));
  if (!lines) return false;
  return [...terms.values()]
    .flat()
    .some(
      ({ fact, line }) =>
        lines.has(line) &&
        new RegExp(`\\b${value}\\b`).test(reading.folded.slice(fact.start, fact.end)) &&
        nouns.some(
          (noun) =>
            linesOfStem.get(noun)?.has(line) ||
            (noun.startsWith('ton') && /tonne/.test(reading.folded.slice(fact.start, fact.end))),
        ),
    );
}

/** « trois automnes » of « automnes 2018, 2019 et 2020 ». */
function yearsBeside({ linesOfStem, lineText }: Facts, noun: string): number {
  const lines = [...(linesOfStem.get(noun) ?? [])].slice(0, 20);
  return Math.max(0, ...lines.map((line) => lineText(line).match(/\b(?:19|20)\d\d\b/g)?.length ?? 0));
}

/** « deux étés » of « étés 2016 et 2017 ». */
function datesBeside({ linesOfStem, dateMentions }: Facts, noun: string): number {
  const lines = linesOfStem.get(noun);
  return lines
    ? dateMentions
        .filter(({ fact, line }) => lines.has(line) && fact.role !== 'since')
        .reduce((sum, { fact }) => sum + (fact.role === 'range' ? 2 : 1), 0)
    : 0;
}
