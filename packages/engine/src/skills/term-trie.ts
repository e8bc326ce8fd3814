import { stem } from '../text/stem.ts';
import type { Token } from '../text/tokenise.ts';
import { keep, readingMemory } from '../text/while-reading.ts';
import { breaksTerm } from './breaks-term.ts';
import { afterGenderTail } from './gender-tail.ts';
import { contentTokens, isLinkWord } from './link-words.ts';
import { nounsOfVerb } from './nouns-of-verb.ts';
import type { Term, TermForm } from './term.ts';
import { type TermEntry, termOf } from './term-entry.ts';
import { firstKey, startOf, startOfKey } from './term-starts.ts';
import { takeUnread, type UnreadTerms, unreadTerms } from './unread-terms.ts';
import { type Ending, writtenBy } from './written-by.ts';

type Waiting = { term: Term; form: TermForm };
type Node = { next: Map<string, Node> | null; endings: Ending[]; waiting: Waiting[] };
/** Where the forms begin that a word may open: as it is written, and as the nouns of a verb. */
type Openings = { own: Node | undefined; nouns: readonly { noun: string; node: Node | undefined }[] };
export type TermTrie = {
  root: Node;
  unread: UnreadTerms;
  openings: Map<string, Openings>;
  /** Words that open nothing. */
  barren: Map<string, Openings>;
};

/** `senses` are all the terms written this way, for the context to decide between. */
export type TermMatch = Ending & { start: number; end: number; nextToken: number; senses: readonly Ending[] };

/**
 * Builds the tree of words in which every form of every term ends. At once only the first letters of each form are read:
 * the rest waits until a text has a word that starts so, since a text has few of them.
 */
export function buildTermTrie(entries: readonly TermEntry[]): TermTrie {
  return { root: newNode(), unread: unreadTerms(entries), openings: new Map(), barren: readingMemory() };
}

function newNode(): Node {
  return { next: null, endings: [], waiting: [] };
}

function childOf(node: Node, key: string): Node {
  node.next ??= new Map();
  let child = node.next.get(key);
  if (!child) {
    child = newNode();
    node.next.set(key, child);
  }
  return child;
}

/** `written` is the word as the text has it: « baux » begins otherwise than its stem « bal ». */
function childOfRoot(trie: TermTrie, key: string, written = key): Node | undefined {
  read(trie, startOfKey(key));
  read(trie, startOfKey(written));
  return trie.root.next?.get(key);
}

/**
 * Kept are the words that open a term; the names and numbers of a person, which open nothing, are known for the time of
 * one reading.
 */
function openingsOf(trie: TermTrie, { key, stem: own }: Token): Openings {
  const known = trie.openings.get(key) ?? trie.barren.get(key);
  if (known) return known;
  const openings = {
    own: childOfRoot(trie, own, key),
    nouns: nounsOfVerb(key).map((noun) => ({ noun, node: childOfRoot(trie, noun) })),
  };
  if (openings.own || openings.nouns.length > 0) trie.openings.set(key, openings);
  else keep(trie.barren, key, openings);
  return openings;
}

function read({ root, unread }: TermTrie, start: number): void {
  for (const entry of takeUnread(unread, start)) plant(root, termOf(entry), start);
}

/** The forms of a term that start so, each at its first word. */
function plant(root: Node, term: Term, start: number): void {
  for (const form of term.forms)
    if (startOf(form.text) === start) childOf(root, stem(firstKey(form.text))).waiting.push({ term, form });
}

/** Reads the forms that waited for their first word. */
function grown(node: Node): Node {
  if (node.waiting.length === 0) return node;
  for (const { term, form } of node.waiting) {
    const tokens = contentTokens(form.text);
    const last = tokens.slice(1).reduce((at, token) => childOf(at, token.stem), node);
    last.endings.push({ term, form, keys: tokens.map(({ key }) => key).join(' ') });
  }
  node.waiting = [];
  return node;
}

/** The longest term that starts at `tokens[from]`, null when none does. */
export function matchTermAt(trie: TermTrie, text: string, tokens: readonly Token[], from: number): TermMatch | null {
  const first = tokens[from] as Token;
  const { own, nouns } = openingsOf(trie, first);
  let best = own ? walk(own, text, tokens, from, first.key) : null;
  if (nouns.length === 0 || !takesObject(text, tokens[from + 1])) return best;
  for (const { noun, node } of nouns) {
    const match = node ? walk(node, text, tokens, from, noun) : null;
    // A verb alone names no skill.
    if (match && match.nextToken > from + 1 && match.end > (best?.end ?? 0)) best = match;
  }
  return best;
}

/** « Gérer les stocks », but not « manager de rayon ». */
function takesObject(text: string, following: Token | undefined): boolean {
  if (!following || following.key === 'de') return false;
  return following.key !== 'd' || !isLinkWord(following, text);
}

function walk(start: Node, text: string, tokens: readonly Token[], from: number, key: string): TermMatch | null {
  let best: readonly Ending[] | null = null;
  let last = from;
  let keys = key;
  let tails = '';
  let position = from;
  const begin = (tokens[from] as Token).start;
  for (let node: Node | undefined = grown(start); node; ) {
    const { end } = tokens[position] as Token;
    if (node.endings.length > 0) {
      const meant = writtenBy(node.endings, keys, text.slice(begin, end), tails);
      if (meant) [best, last] = [meant, position];
    }
    if (!node.next) break;
    const resume = afterGenderTail(text, tokens[position] as Token);
    const following = nextInside(text, tokens, position, resume, node.next);
    if (following < 0) break;
    if (resume > end) tails += text.slice(end, resume);
    const { key: word, stem: followingStem } = tokens[following] as Token;
    node = node.next.get(followingStem);
    keys += ` ${word}`;
    position = following;
  }
  if (!best) return null;
  return { ...(best[0] as Ending), senses: best, start: begin, end: (tokens[last] as Token).end, nextToken: last + 1 };
}

const maxGap = 4;

/** The token that carries the match on: the next one, or the first past link words; -1 across a break. */
function nextInside(
  text: string,
  tokens: readonly Token[],
  position: number,
  resume: number,
  next: Map<string, Node>,
): number {
  let first = position + 1;
  while (first < tokens.length && (tokens[first] as Token).start < resume) first++;
  for (let index = first, before = resume; index < tokens.length && index <= first + 2; index++) {
    const token = tokens[index] as Token;
    const isNext = next.has(token.stem);
    // Nearly always the word goes on with nothing.
    if (!isNext && !isLinkWord(token, text)) return -1;
    const from = labels.has((tokens[index - 1] as Token).key) ? afterColon(text, before) : before;
    if (token.start - before > maxGap || breaksTerm(text, from, token.start)) return -1;
    if (isNext) return index;
    before = token.end;
  }
  return -1;
}

/** « Permis : B », and « Permis » above its list. */
const labels = new Set(['permis', 'caces', 'habilitation', 'habilitations']);

function afterColon(text: string, at: number): number {
  return at + (/^[\s\u00a0]?:?\n?(?=\n\S)|^[\s\u00a0]?:/.exec(text.slice(at, at + 5))?.[0].length ?? 0);
}
