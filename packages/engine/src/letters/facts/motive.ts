import type { ParsedCv } from '@coach/contracts/cv';
import { meaningfulStems } from '../../match/word-index.ts';
import { typeset } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';

/** What the summary of a CV says in the first person: what its writer looks for, and what they say of themselves. */
export type OwnWords = { wishes: Piece[]; views: Piece[] };

/** Why someone left, and what became of their health, family and trade: better told by word of mouth, where at all. */
const asides =
  /(?<!\p{L})(?:m(?:a|es|on) (?:filles?|fils|enfants?|mari|femme|conjointe?|compagne|compagnon|mère|père|santé|dos|épaule|patron\p{L}*|licenciement|retraite|reconversion)|licenciée?|chômage|j’ai (?:quitté|démissionné|arrêté|vendu (?:m[aeo]|l[ea] (?:boutique|commerce|fonds|maison|affaire)))|burn-?out|opérée?|parce que|déménag\p{L}+|divorc\p{L}+|(?:mère|père|maman|papa) de|trop cher|levé le pied|à la retraite|en retraite)(?!\p{L})/iu;

export function isAside(text: string): boolean {
  return asides.test(text.replaceAll("'", '’'));
}

export function readOwnWords({ text, spans }: ParsedCv, offer: string): OwnWords {
  const offered = new Set(
    offer
      .match(/[^.\n]{1,300}/g)
      ?.slice(0, 200)
      .flatMap(meaningfulStems) ?? [],
  );
  const span = spans.summary;
  const words: OwnWords = { wishes: [], views: [] };
  if (!span) return words;
  const summary = text.slice(span.start, Math.min(span.end, span.start + 1500));
  for (const { index, 0: quote } of summary.matchAll(
    /(?<=^|[.!…]\s+|\n)J(?:e\s|['’])(?:[^.!?]|\.(?=[\p{L}\d])){15,220}(?:[.!]|$)/gu,
  )) {
    const start = span.start + index;
    const said = typeset(quote)
      .replace(/[.!\s]+$/, '')
      .replace(/^J’(?=[bcdfgjklmnpqrstvwxz])/, 'Je ');
    const piece = { text: `${said}.`, evidence: evidenceAt('cv', text, { start, end: start + quote.length }) };
    if (/postul|disponible|^Je ne(?!\p{L})/iu.test(quote) || isAside(quote)) continue;
    const isWish = /^J(?:e|['’]) ?(?:(?:re)?cherche|souhait|voudr|veux|aimerais|aspire)/i.test(quote);
    if (!isWish && isShared(quote, offered)) words.views.push(piece);
    if (!isWish) continue;
    // What someone looks for is told where the offer has it.
    if (isMet(quote, offered)) words.wishes.push(piece);
  }
  return words;
}

/** What someone says of themselves is told where it touches the offer. */
function isShared(view: string, offered: ReadonlySet<string>): boolean {
  return meaningfulStems(view).some((stem) => stem.length > 3 && offered.has(stem));
}

function isMet(wish: string, offered: ReadonlySet<string>): boolean {
  const stems = meaningfulStems(wish).filter(
    (stem) => stem.length > 3 && !/^(?:cherch|souhait|aujourd|post|equip|rejoindr|trouv|nouv|emploi)/.test(stem),
  );
  return stems.filter((stem) => offered.has(stem)).length * 3 >= stems.length && stems.length > 0;
}
