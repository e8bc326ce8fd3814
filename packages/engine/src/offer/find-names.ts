import commonWords from '../../data/common-words.json' with { type: 'json' };
import { knownCity } from '../text/known-names.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import { isWord } from './phrase-words.ts';
import type { Sentence } from './sentences.ts';

const common = new Set(commonWords);

/** Words written like names inside a sentence: « Kizeo », « MEDDIC », « NetVie », « ISO 50001 ». */
export function findNames(text: string, sentence: Sentence): { start: number; end: number }[] {
  const tokens = tokenise(text.slice(sentence.start, sentence.end));
  const names: { start: number; end: number }[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (!isName(text, sentence, tokens, index)) continue;
    const from = index;
    while (index + 1 < tokens.length && follows(text, sentence, tokens, index + 1)) index++;
    const start = sentence.start + (tokens[from] as Token).start;
    const end = sentence.start + (tokens[index] as Token).end;
    if (
      !isAddress(text.slice(sentence.start, start)) &&
      !knownCity(text.slice(start, end)) &&
      !/^\d+$/.test(text.slice(start, end))
    )
      names.push({ start, end });
  }
  return names;
}

function isName(text: string, sentence: Sentence, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const word = text.slice(sentence.start + token.start, sentence.start + token.end);
  if (isCode(text, sentence, tokens, index)) return true;
  if (
    word.length < 2 ||
    /^[abc][12]$/.test(token.key) ||
    common.has(token.key) ||
    isSmall(token.key) ||
    !/^\p{Lu}/u.test(word)
  )
    return false;
  const shouted = !/\p{Ll}/u.test(text.slice(sentence.start, sentence.end));
  const inner = shouted ? /\p{L}\d|\d\p{L}/u.test(word) : /\p{Ll}\p{Lu}|^\p{Lu}{3,8}$|\d/u.test(word);
  if (inner || shouted) return inner;
  return (
    index > 0 &&
    !/[.:!?–—-]\s*$|["«“]\s?$/.test(
      text.slice(Math.max(0, sentence.start + token.start - 3), sentence.start + token.start),
    )
  );
}

/** « EN 9100 », « NF 525 »: a norm by its letters and number. */
function isCode(text: string, sentence: Sentence, tokens: readonly Token[], index: number): boolean {
  const [token, number] = [tokens[index] as Token, tokens[index + 1]];
  if (!number || number.start - token.end !== 1) return false;
  return /^(?:EN|NF|NFC|IATF|ISO|DIN|ATEX)[ -]\d{3,5}$/.test(
    text.slice(sentence.start + token.start, sentence.start + number.end),
  );
}

/** « rue des Frères-Montgolfier » */
function isAddress(before: string): boolean {
  return /\b(?:rue|avenue|boulevard|bd|place|zone|ZA|ZI|ZAC|quai|chemin|allée|impasse|cours|route)\b[^,.;]{0,20}$|\bsecteurs? (?:de |du |d[’'])$/iu.test(
    before,
  );
}

function isSmall(key: string): boolean {
  return isWord('determiner', key) || isWord('void', key) || isWord('tail', key) || isWord('before', key);
}

function follows(text: string, sentence: Sentence, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const before = tokens[index - 1] as Token;
  if (token.start - before.end !== 1 || !/[ -]/.test(text[sentence.start + before.end] as string)) return false;
  return (
    /^[\p{Lu}\d]/u.test(text.slice(sentence.start + token.start, sentence.start + token.start + 1)) &&
    !common.has(token.key) &&
    !isWord('determiner', token.key)
  );
}
