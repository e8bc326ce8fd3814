import paraphrases from '../../../data/paraphrases.json' with { type: 'json' };
import { phraseOf } from './phrase-of.ts';

/** What stands for a word or phrase: stems that must all be told. */
type Phrase = readonly string[];

const letters = { kin: 6, key: 7, head: 5 };

type Tables = {
  same: Map<string, Set<string>>;
  proofs: Map<string, Phrase[]>;
  kinds: Set<string>;
  /** The single words by how they begin. */
  byHead: Map<string, Set<string>>;
};

let tables: Tables | null = null;

/** Worked out for the first text that is checked: who only compares a CV with an offer need not wait for it. */
function known(): Tables {
  tables ??= readTables();
  return tables;
}

function readTables(): Tables {
  const made: Tables = { same: new Map(), proofs: new Map(), kinds: new Set(), byHead: new Map() };
  for (const line of paraphrases.same) addSame(made, line);
  for (const line of paraphrases.wider) addWider(made, line);
  return made;
}

function add({ proofs, byHead }: Tables, key: string, phrases: readonly Phrase[]): void {
  const told = proofs.get(key);
  if (told) told.push(...phrases);
  else proofs.set(key, [...phrases]);
  if (key.includes(' ') || key.length < letters.key) return;
  const head = key.slice(0, letters.key);
  const alike = byHead.get(head);
  if (alike) alike.add(key);
  else byHead.set(head, new Set([key]));
}

function addSame(made: Tables, line: string): void {
  const written = line.split(';').map((each) => each.trim());
  const phrases = written.map(phraseOf);
  const words = phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : []));
  const isFull = (at: number) => (phrases[at]?.length ?? 0) > 1 || /^[A-Z\d]{2,}$/.test(written[at] ?? '');
  // A phrase says more than a word: « trésorier » does not tell of « rapprochement bancaire », where « CSE » is one.
  phrases.forEach((phrase, index) => {
    add(
      made,
      phrase.join(' '),
      phrases.filter((_, at) => phrase.length === 1 || index === 0 || isFull(at)),
    );
  });
  for (const word of words)
    for (const other of words) made.same.set(word, (made.same.get(word) ?? new Set()).add(other));
}

function addWider(made: Tables, line: string): void {
  const [wide = '', members = ''] = line.split(':');
  const phrases = members.split(';').map(phraseOf);
  for (const name of wide.split(',')) {
    const key = phraseOf(name).join(' ');
    made.kinds.add(key);
    add(made, key, phrases);
  }
}

/** Whether a phrase names a kind of things: « CRM », « Pack Office », which any case of it tells. */
export function isKind(phrase: Phrase): boolean {
  return known().kinds.has(phrase.join(' '));
}

/** Whether two stems mean the same work. */
export function areSynonyms(one: string, other: string): boolean {
  return known().same.get(one)?.has(other) ?? false;
}

type Heads = { kin: Set<string>; heads: Set<string> };
const headsOf = new WeakMap<ReadonlySet<string>, Heads>();

function headsIn(words: ReadonlySet<string>): Heads {
  const kept = headsOf.get(words);
  if (kept) return kept;
  const all = [...words];
  const found = {
    kin: new Set(all.filter(({ length }) => length > letters.kin).map((word) => word.slice(0, letters.kin))),
    heads: new Set(all.map((word) => word.slice(0, letters.head))),
  };
  headsOf.set(words, found);
  return found;
}

/** « redigeai », « remplacant », as the stem of « rédigeais » is: the verb they are a form of; null for no such form. */
function infinitiveOf(root: string): string | null {
  const base = /^([a-z]{3,}?)(?:e?ai(?:s|t|ent)?|e?ant|e?ion)$/.exec(root)?.[1];
  return base === undefined ? null : `${base}er`;
}

/** What tells a word or phrase, given by its stems, in other words or by a case of it. */
export function proofsOf(phrase: Phrase): Phrase[] {
  const key = phrase.join(' ');
  const { proofs, byHead } = known();
  const own = proofs.get(key) ?? [];
  if (phrase.length > 1) return own;
  const infinitive = infinitiveOf(key);
  const spoken = infinitive === null ? [] : (proofs.get(infinitive) ?? []);
  if (key.length < letters.key) return [...own, ...spoken];
  return [
    ...own,
    ...spoken,
    ...[...(byHead.get(key.slice(0, letters.key)) ?? [])].flatMap((name) => proofs.get(name) ?? []),
  ];
}

const answers = new WeakMap<ReadonlySet<string>, Map<string, boolean>>();
const mostAnswers = 5000;

/** Whether some words tell a word or phrase in other words or by a case of it. */
export function isParaphrased(words: ReadonlySet<string>, phrase: Phrase): boolean {
  const given = answers.get(words) ?? new Map<string, boolean>();
  answers.set(words, given);
  const key = phrase.join(' ');
  const answer = given.get(key) ?? areTold(words, proofsOf(phrase));
  if (given.size < mostAnswers) given.set(key, answer);
  return answer;
}

function areTold(words: ReadonlySet<string>, phrases: readonly Phrase[]): boolean {
  const { kin } = headsIn(words);
  const told = (word: string) => words.has(word) || (word.length > letters.kin && kin.has(word.slice(0, letters.kin)));
  return phrases.some((phrase) => phrase.length > 0 && phrase.every(told));
}

const derived = /(?:eri|ier|ie|ist|iqu|age?|ement|ation|eur|eus|al|air|eux|if|iv)e?$/;

/** « lingerie » of « linge », « laitière » of « lait »: made from a word too short to begin alike. */
function isDerived(words: ReadonlySet<string>, root: string): boolean {
  const base = root.replace(derived, '');
  return base !== root && base.length >= 4 && words.has(base);
}

/** Whether some words have a stem, one that begins alike or one that means the same. */
export function hasKin(words: ReadonlySet<string>, root: string): boolean {
  return (
    words.has(root) ||
    headsIn(words).heads.has(root.slice(0, letters.head)) ||
    isDerived(words, root) ||
    isParaphrased(words, [root])
  );
}
