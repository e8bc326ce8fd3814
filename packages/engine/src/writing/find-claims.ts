import { findTerms } from '../skills/find-terms.ts';
import { foldText, foldWord } from '../text/fold-text.ts';
import { lookUp } from '../text/look-up.ts';
import type { Token } from '../text/tokenise.ts';

export type ClaimKind =
  | 'number'
  | 'date'
  | 'money'
  | 'percentage'
  | 'name'
  | 'diploma'
  | 'skill'
  | 'email'
  | 'phone'
  | 'url';

/** Something a text states as a fact. `values` are what a source must hold: all of them. */
export type Claim = { kind: ClaimKind; start: number; end: number; values: string[] };

const units: Record<string, number> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  cent: 100,
  mille: 1000,
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  centaine: 100,
  millier: 1000,
  million: 1000000,
};
const months = 'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre';

/** A number as it compares: « 1 200,50 » and « 1200.5 » are the same. */
export function numberValue(written: string): string {
  const plain = written.replace(/[\s\u00a0\u202f.](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return String(Number(plain));
}

/** The value of a number word, null for any other word. */
export function wordValue(key: string): string | null {
  const value = lookUp(units, key) ?? lookUp(units, key.replace(/s$/, ''));
  return value === undefined ? null : String(value);
}

/** The claims of a text, in order, none overlapping another. */
export function findClaims(text: string, tokens: readonly Token[]): Claim[] {
  const folded = foldText(text);
  const claims = [
    ...patternClaims(folded),
    ...numberWordClaims(tokens),
    ...termClaims(text),
    ...nameClaims(text, tokens),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Claim[] = [];
  for (const claim of claims) {
    const last = kept.at(-1);
    if (!last || claim.start >= last.end) kept.push(claim);
  }
  return kept;
}

const patterns: { kind: ClaimKind; pattern: RegExp; values: (match: string) => string[] }[] = [
  { kind: 'email', pattern: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, values: (match) => [match] },
  {
    kind: 'url',
    pattern: /\b(?:https?:\/\/|www\.)[^\s,;)]{3,200}|\b[\w-]{2,60}\.(?:fr|com|org|net|io|eu)(?:\/[^\s,;)]{0,200})?/g,
    values: (match) => [match.replace(/^https?:\/\/|\/$/g, '')],
  },
  {
    kind: 'phone',
    pattern: /(?:\+\d{2} ?|\b0)[1-9](?:[ .-]?\d{2}){4}\b/g,
    values: (match) => [match.replace(/\D/g, '').slice(-9)],
  },
  {
    kind: 'date',
    pattern: new RegExp(
      String.raw`\b(?:\d{1,2}(?:er)? )?(?:${months}|(?:janv|fevr|avr|juil|sept|oct|nov|dec)\b\.?) (?:19|20)\d\d\b|\b\d{1,2}/\d{1,2}/(?:19|20)?\d\d\b|\b(?:19|20)\d\d\b`,
      'g',
    ),
    values: (match) => match.match(/(?:19|20)\d\d/g) ?? [match],
  },
  { kind: 'percentage', pattern: /\b\d{1,3}(?:[.,]\d{1,2})? ?(?:%|pour cent)/g, values: figuresOf },
  {
    kind: 'money',
    pattern:
      /\b\d{1,3}(?:[ .]\d{3})*(?:,\d{1,2})? ?(?:k€|m€|€|k euros|euros?\b|millions? d'euros)|\b\d+(?:,\d+)? ?(?:k€|m€|€|euros?\b)/g,
    values: figuresOf,
  },
  { kind: 'number', pattern: /\b\d{1,3}(?: \d{3})+\b|\b\d+(?:[.,]\d+)?/g, values: figuresOf },
];

function figuresOf(match: string): string[] {
  return (match.match(/\d{1,3}(?:[ .]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?/g) ?? []).map(numberValue);
}

function patternClaims(folded: string): Claim[] {
  return patterns.flatMap(({ kind, pattern, values }) =>
    [...folded.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
      values: values(match[0]),
    })),
  );
}

function numberWordClaims(tokens: readonly Token[]): Claim[] {
  return tokens.flatMap(({ key, start, end }): Claim[] => {
    const value = wordValue(key);
    return value === null ? [] : [{ kind: 'number', start, end, values: [value] }];
  });
}

function termClaims(text: string): Claim[] {
  return findTerms(text).flatMap(({ name, kind, start, end }): Claim[] => {
    if (kind === 'diploma') return [{ kind: 'diploma', start, end, values: [foldWord(name)] }];
    const isSkill = kind === 'skill' || kind === 'licence' || kind === 'certification';
    return isSkill ? [{ kind: 'skill', start, end, values: [foldWord(name)] }] : [];
  });
}

/** Words with a capital inside a sentence: employers, tools, places. The first word of a sentence or line is none. */
function nameClaims(text: string, tokens: readonly Token[]): Claim[] {
  return tokens.flatMap(({ start, end, key }, index): Claim[] => {
    const first = text[start] as string;
    const isCapital = first !== first.toLowerCase() && key.length > 1;
    if (!isCapital || (opensSentence(text, start, tokens[index - 1]) && !looksLikeName(text, tokens, index))) return [];
    return [{ kind: 'name', start, end, values: [key] }];
  });
}

/** At the start of a sentence a capital proves nothing, except all along a word or on the next one too. */
function looksLikeName(text: string, tokens: readonly Token[], index: number): boolean {
  const { start, end } = tokens[index] as Token;
  const word = text.slice(start, end);
  const next = tokens[index + 1];
  if (word === word.toUpperCase() && word.length > 2) return true;
  if (!next || text.slice(end, next.start) !== ' ') return false;
  const first = text[next.start] as string;
  return first !== first.toLowerCase();
}

function opensSentence(text: string, start: number, before: Token | undefined): boolean {
  if (!before) return true;
  return /[.!?:\n•·«"(|–—]/.test(text.slice(before.end, start)) || /^\s*-\s/.test(text.slice(before.end, start));
}
