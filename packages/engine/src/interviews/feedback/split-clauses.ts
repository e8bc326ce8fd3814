import type { Said } from './said-words.ts';

/** A piece of an answer between two links: words `from` to `to`, the last excluded; `text` as in `Said`. */
export type Clause = { from: number; to: number; text: string };

/** Words that open a clause wherever they stand. */
const openers = new Set(
  (
    'mais donc alors ensuite puis car parce quand lorsque lorsqu resultat finalement enfin premierement deuxiemement ' +
    'aujourd actuellement depuis pendant bref concretement ainsi cependant pourtant comme grace'
  ).split(' '),
);
/** Two words that open one together. */
const pairs = new Set(
  (
    'd abord|du coup|au final|au debut|avant cela|avant ca|un jour|en #|il y|y avait|apres ca|apres quoi|ce qui|qui a|qui m|qui nous|' +
    'en plus|par contre|par exemple|pour finir|au bout|l annee|l an|cette annee|en fait|c est'
  ).split('|'),
);
const subjects = new Set('je j nous on il elle ils elles ca vous'.split(' '));
/** What leads to a subject: the clause opens with it. */
const links = new Set('et ou mais que qu si ce quand parce lorsque lorsqu comme car donc alors dont'.split(' '));

/** « chez vous », « avec elle »: no subjects. */
const prepositions = new Set('chez pour avec de d a sur par sans entre apres avant m t l n y en comme contre devant vers'.split(' '));

const shortest = 4;
const longest = 30;

/**
 * The clauses of an answer by its links alone (« et je », « donc », « ensuite », « quand », « au final »): punctuation,
 * which a speech recogniser leaves out, plays no part.
 */
export function splitClauses({ words, text, starts }: Said): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const close = (to: number) => {
    const start = starts[from] as number;
    const end = to < words.length ? (starts[to] as number) : text.length;
    clauses.push({ from, to, text: ` ${text.slice(start, end).trim()} ` });
    from = to;
  };
  for (let index = 1; index < words.length; index++) {
    const length = index - from;
    if (length >= longest || (length >= shortest && words.length - index >= 3 && opens(words, index))) close(index);
  }
  if (words.length > 0) close(words.length);
  return clauses;
}

function opens(words: Said['words'], index: number): boolean {
  const [before, key, next, third] = [-1, 0, 1, 2].map((step) => words[index + step]?.key ?? '') as [
    string,
    string,
    string,
    string,
  ];
  if (key === 'que' || key === 'qu') return false;
  const leads = (one: string, two: string) => openers.has(one) || pairs.has(`${one} ${two}`);
  if ((key === 'et' || key === 'ou') && (subjects.has(next) || leads(next, third))) return true;
  if (links.has(before)) return false;
  if (leads(key, next) || (key === 'a' && next === 'la' && third === 'fin')) return !openers.has(before);
  if ((key === 'apres' || key === 'avant') && subjects.has(next)) return true;
  return subjects.has(key) && !openers.has(before) && !prepositions.has(before);
}
