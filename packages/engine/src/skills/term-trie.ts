import { stem } from '../text/stem.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import type { Term, TermForm } from './term.ts';

type Ending = { term: Term; form: TermForm; keys: string };
type Node = { next: Map<string, Node> | null; endings: Ending[] };
export type TermTrie = Node;

export type TermMatch = { term: Term; form: TermForm; start: number; end: number; nextToken: number };

/** Small words that a name may have or lack: « gestion des stocks » is « gestion de stock ». */
const linkWords = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'au', 'aux', 'en', 'of', 'the']);

export function isLinkWord(token: Token, text: string): boolean {
  // « Permis D » is no « permis d’… ».
  if (token.key.length === 1 && token.key !== 'a')
    return linkWords.has(token.key) && /['’]/.test(text[token.end] ?? '');
  return linkWords.has(token.key) || (token.key === 'a' && text[token.start] === 'à');
}

/** Builds the tree of words in which every form of every term ends. */
export function buildTermTrie(terms: Iterable<Term>): TermTrie {
  const root: Node = { next: null, endings: [] };
  for (const term of terms) {
    for (const form of term.forms) insert(root, term, form);
  }
  return root;
}

function insert(root: Node, term: Term, form: TermForm): void {
  const tokens = contentTokens(form.text);
  let node = root;
  for (const token of tokens) {
    node.next ??= new Map();
    const key = stem(token.key);
    let child = node.next.get(key);
    if (!child) {
      child = { next: null, endings: [] };
      node.next.set(key, child);
    }
    node = child;
  }
  if (tokens.length > 0) node.endings.push({ term, form, keys: tokens.map((token) => token.key).join(' ') });
}

function contentTokens(text: string): Token[] {
  const tokens = tokenise(text);
  const content = tokens.filter((token) => !isLinkWord(token, text));
  return content.length > 0 ? content : tokens;
}

/** The longest term that starts at `tokens[from]`, null when none does. */
export function matchTermAt(trie: TermTrie, text: string, tokens: readonly Token[], from: number): TermMatch | null {
  const first = tokens[from] as Token;
  let node: Node | undefined = trie.next?.get(stem(first.key));
  let best: TermMatch | null = null;
  let keys = first.key;
  let position = from;
  while (node) {
    const ending = pickEnding(node.endings, keys, text, first.start, (tokens[position] as Token).end);
    if (ending) best = { ...ending, start: first.start, end: (tokens[position] as Token).end, nextToken: position + 1 };
    const following = node.next ? nextInside(text, tokens, position, node.next) : -1;
    if (following < 0) break;
    const token = tokens[following] as Token;
    node = node.next?.get(stem(token.key));
    keys += ` ${token.key}`;
    position = following;
  }
  return best;
}

const maxGap = 4;

/** The token that carries the match on: the next one, or the first past link words; -1 across a break. */
function nextInside(text: string, tokens: readonly Token[], position: number, next: Map<string, Node>): number {
  for (let index = position + 1; index < tokens.length && index <= position + 3; index++) {
    const token = tokens[index] as Token;
    const before = (tokens[index - 1] as Token).end;
    const from = labels.has((tokens[index - 1] as Token).key) ? afterColon(text, before) : before;
    if (token.start - before > maxGap || breaksTerm(text, from, token.start)) return -1;
    if (next.has(stem(token.key))) return index;
    if (!isLinkWord(token, text)) return -1;
  }
  return -1;
}

/** « Permis : B » */
const labels = new Set(['permis', 'caces', 'habilitation', 'habilitations']);

function afterColon(text: string, at: number): number {
  return at + (/^[\s\u00a0]?:/.exec(text.slice(at, at + 2))?.[0].length ?? 0);
}

function breaksTerm(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    const char = text[index] as string;
    if (',;:!?()[]|•·"«»\t'.includes(char)) return true;
    // « CI/CD » is one name; « Jest / Cypress » are two.
    if (char === '/' && end - start > 1) return true;
    if (char === '\n' && text[index + 1] === '\n') return true;
    if (char === '.' && index + 1 < end) return true;
  }
  return false;
}

function pickEnding(endings: Ending[], keys: string, text: string, start: number, end: number): Ending | null {
  let inflected: Ending | null = null;
  for (const ending of endings) {
    const written = text.slice(start, end);
    if (written.includes('/') && !ending.form.text.includes('/')) continue;
    if (ending.form.exactCase ? written !== ending.form.text : accentsDiffer(written, ending.form.text)) continue;
    if (ending.keys === keys) return ending;
    inflected ??= ending;
  }
  return inflected;
}

/** « mètre » is not « métré »: two accents on one letter must be the same; a missing accent is forgiven. */
function accentsDiffer(written: string, form: string): boolean {
  const length = Math.min(written.length, form.length);
  for (let index = 0; index < length; index++) {
    const a = written.charCodeAt(index);
    const b = form.charCodeAt(index);
    if (a === b || a < 0xc0 || b < 0xc0) {
      if (a !== b && (a | 32) !== (b | 32) && a < 0x80 && b < 0x80) return false;
      continue;
    }
    if (written[index]?.toLowerCase() !== form[index]?.toLowerCase() && a < 0x180 && b < 0x180) return true;
  }
  return false;
}
