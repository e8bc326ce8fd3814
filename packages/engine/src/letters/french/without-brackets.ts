import type { Inserted } from './inserted.ts';
import { insertedWords } from './inserted-words.ts';

const bracket = /\s?\(([^()]{1,160})\)/u;

/**
 * The ways to tell a sentence without its brackets, the fullest first: what they hold told as part of it, else left out. What
 * `isAsked` — the offer speaks of it — is never left out: it stays in brackets where it cannot be told. The sentence alone
 * where it has none.
 */
export function withoutBrackets(text: string, isAsked: (words: string) => boolean): string[] {
  if (!bracket.test(text)) return [text];
  const told = rebuilt(text, isAsked, insertedWords);
  const left = rebuilt(text, isAsked, () => null);
  return [...new Set([told, left, text])];
}

type Insert = (before: string, inside: string) => Inserted | null;

const mark = (index: number): string => `\ue000${index}\ue001`;

function rebuilt(text: string, isAsked: (words: string) => boolean, insert: Insert): string {
  const kept: string[] = [];
  let said = text;
  for (let match = bracket.exec(said); match; match = bracket.exec(said)) {
    const [whole, inside = ''] = match;
    const before = said.slice(0, match.index);
    const after = said.slice(match.index + whole.length);
    const found = isEnglish(said) ? null : insert(before.replace(/[\ue000-\ue001]\d*/gu, ''), inside);
    if (found) said = placed(before, found, after);
    else if (opensList(before, inside, after) && (isAsked(inside) || saysLittle(before)))
      said = `${before}\u00a0: ${inside}${after}`;
    else if (isAsked(inside) || isEnglish(said)) {
      kept.push(whole);
      said = `${before}${mark(kept.length - 1)}${after}`;
    } else said = before + after;
  }
  return said.replace(/\ue000(\d+)\ue001/gu, (_, index: string) => kept[Number(index)] ?? '');
}

/** What the offer asks for in a list at the end of its sentence stands behind a colon, where it has none. */
function opensList(before: string, inside: string, after: string): boolean {
  return /^\p{Ll}[^:;]*, \p{L}/u.test(inside) && !/[:;«]/.test(before + after) && /^\.?$/.test(after);
}

/** « Il y a aussi des soins quotidiens »: without its list it would tell nothing. */
function saysLittle(before: string): boolean {
  return before.split(' ').length < 8;
}

function isEnglish(text: string): boolean {
  return /(?<!\p{L})(?:of|the|with|and)(?!\p{L})/u.test(text);
}

/** What still belongs to the noun stands before what is said of it: « la lettre mensuelle sous Brevo, pour 14 000 destinataires ». */
const belongs =
  /^ (?:sous|sur|avec|en|dans|pour|par|chez|à|aux?|d[eu]s?|d’|au) ?[^,;:.()]*?(?=[,;:.()]| et |\u202f|\u00a0|$)/u;

function placed(before: string, { text, place }: Inserted, after: string): string {
  if (text === '') return before + after;
  if (place === 'close') return `${before} ${text}${after}`;
  const [own = ''] = belongs.exec(after) ?? [];
  const rest = after.slice(own.length);
  if (place === 'near') return `${before}${own} ${text}${rest}`;
  const ends = /^(?:[,.;:!?)]|[\u202f\u00a0][;:!?]|$)/u.test(rest);
  return `${before}${own}, ${text}${ends ? '' : ','}${rest}`;
}
