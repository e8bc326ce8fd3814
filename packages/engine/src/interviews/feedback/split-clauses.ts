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
const links = new Set(
  'pourquoi comment combien et ou mais que qu si ce quand parce lorsque lorsqu comme car donc alors dont'.split(' '),
);

/** « chez vous », « avec elle »: no subjects. */
const prepositions = new Set(
  'chez pour avec de d a sur par sans entre apres avant m t l n y en comme contre devant vers'.split(' '),
);

const shortest = 3;
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
    const isDue = length >= shortest && words.length - index >= 3 && opens(words, index);
    if (length >= longest || (isDue && tellsSomething(words, from, index))) close(index);
  }
  if (words.length > 0) close(words.length);
  return clauses;
}

/** Words that lead into a clause and are none by themselves: « et du coup », « comme ça ». */
const leads = new Set(
  'et ou mais d abord du coup en fait au final comme ca donc alors ensuite puis car parce que bon ben euh voila enfin'.split(
    ' ',
  ),
);

function tellsSomething(words: Said['words'], from: number, to: number): boolean {
  return words.slice(from, to).filter(({ key }) => !leads.has(key)).length > 1;
}

const last = /^(?:dernier|derniere|passee?)$/;
const articles = new Set('mon ma mes le la les l notre nos un une'.split(' '));
const auxiliaries = new Set('a m est etait avait ont sont etaient avaient'.split(' '));

/** « dans mon dernier poste », « le mois dernier », « mon chef m’a … ». */
function opensByThree(one: string, two: string, three: string): boolean {
  if (one === 'dans')
    return /^m(?:on|a)$/.test(two) && /^(?:derniere?|ancien|ancienne|precedente?|poste|stage|alternance)$/.test(three);
  if (one === 'a' && two === 'la') return three === 'fin';
  if (one === 'une' && two === 'fois') return true;
  return articles.has(one) && (last.test(three) || (two.length > 3 && auxiliaries.has(three)));
}

function begins(one: string, two: string, three: string): boolean {
  return openers.has(one) || pairs.has(`${one} ${two}`) || opensByThree(one, two, three);
}

function opens(words: Said['words'], index: number): boolean {
  const key = (step: number) => words[index + step]?.key ?? '';
  const [before, own, next, third] = [key(-1), key(0), key(1), key(2)];
  if (own === 'que' || own === 'qu') return false;
  if (own === 'et' || own === 'ou') return subjects.has(next) || begins(next, third, key(3));
  if (links.has(before)) return false;
  if (openers.has(own) || pairs.has(`${own} ${next}`)) return !openers.has(before);
  if ((own === 'apres' || own === 'avant') && subjects.has(next)) return true;
  if (openers.has(before) || prepositions.has(before) || opensByThree(key(-2), before, own)) return false;
  return (subjects.has(own) && !isObject(own, next)) || opensByThree(own, next, third);
}

/** « la banque nous a remboursés » */
function isObject(own: string, next: string): boolean {
  return (own === 'nous' || own === 'vous') && auxiliaries.has(next);
}
