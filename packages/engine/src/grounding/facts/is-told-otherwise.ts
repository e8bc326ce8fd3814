import { evidenceOf } from './evidence.ts';
import type { Facts } from './facts.ts';
import { isKind, isParaphrased, proofsOf } from './synonyms.ts';

/**
 * Whether the documents tell a phrase in other words: as a whole (« logiciel de devis » by « Batigest »), or each of its
 * words on one line or the next (« échange avec les parents » by « entretiens avec les familles »). The name of a product
 * or a code is told by no other name.
 */
export function isToldOtherwise(facts: Facts, roots: readonly string[], named: boolean): boolean {
  const answers = known.get(facts) ?? new Map<string, boolean>();
  known.set(facts, answers);
  const key = `${named} ${roots.join(' ')}`;
  const answer = answers.get(key) ?? isTold(facts, roots, named);
  if (answers.size < most) answers.set(key, answer);
  return answer;
}

const known = new WeakMap<Facts, Map<string, boolean>>();
const most = 5000;

function isTold(facts: Facts, roots: readonly string[], named: boolean): boolean {
  if (isParaphrased(facts.words, roots) && standsTogether(facts, roots)) return !named || isKind(roots);
  if (named) return false;
  if (evidenceOf(roots).some((phrase) => isOnOneLine(facts, phrase))) return true;
  // One word at least is the documents’ own: in other words for each of them, anything may be said.
  const isOwn = (part: readonly string[]) => part.length > 1 || linesOf(facts, part[0] as string).size > 0;
  if (roots.length < 2 || !partsOf(roots).some(isOwn)) return false;
  const [first = new Set<number>(), ...others] = partsOf(roots).map((part) => linesTelling(facts, part));
  return [...first].some((line) =>
    others.every((lines) => lines.has(line) || lines.has(line + 1) || lines.has(line - 1)),
  );
}

/** The words of a proof stand on one line or the next: « consultation » here and « entreprise » there tell of no tender. */
function standsTogether(facts: Facts, roots: readonly string[]): boolean {
  return proofsOf(roots).some((phrase) => {
    if (phrase.length < 2) return isParaphrasedBy(facts, phrase);
    const [first = new Set<number>(), ...others] = phrase.map((word) => linesOf(facts, word));
    return [...first].some((line) =>
      others.every((lines) => lines.has(line) || lines.has(line + 1) || lines.has(line - 1)),
    );
  });
}

function isParaphrasedBy(facts: Facts, phrase: readonly string[]): boolean {
  return phrase.length === 1 && linesOf(facts, phrase[0] as string).size > 0;
}

/** The lines that have a word, or one that begins alike. */
function linesOf({ linesOfStem, linesOfHead }: Facts, word: string): Set<number> {
  const found = new Set(linesOfStem.get(word));
  if (word.length > 6) for (const line of linesOfHead.get(word.slice(0, 5)) ?? []) found.add(line);
  return found;
}

/** « tenue des agendas de quatre praticiens » for « prise de rendez-vous »: the words of a proof stand together. */
function isOnOneLine({ linesOfStem }: Facts, [first = '', ...others]: readonly string[]): boolean {
  return [...(linesOfStem.get(first) ?? [])].some((line) => others.every((word) => linesOfStem.get(word)?.has(line)));
}

/** « rédaction | comptes rendus »: two words that are told together are one part. */
function partsOf(roots: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let index = 0; index < roots.length; index++) {
    const pair = roots.slice(index, index + 2);
    const isOne = pair.length === 2 && proofsOf(pair).length > 0;
    parts.push(isOne ? pair : pair.slice(0, 1));
    if (isOne) index++;
  }
  return parts;
}

/** The lines that tell a part: itself, a word that begins alike, one that means the same. */
function linesTelling({ linesOfStem, linesOfHead }: Facts, part: readonly string[]): Set<number> {
  const [root = ''] = part;
  const found = new Set(part.length === 1 ? linesOfStem.get(root) : []);
  if (part.length === 1 && root.length > 5) for (const line of linesOfHead.get(root.slice(0, 5)) ?? []) found.add(line);
  for (const [word = '', ...rest] of proofsOf(part)) {
    for (const line of linesOfStem.get(word) ?? [])
      if (rest.every((other) => linesOfStem.get(other)?.has(line))) found.add(line);
  }
  return found;
}
