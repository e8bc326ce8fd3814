import type { ParsedCv } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { meaningfulStems } from '../../match/word-index.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';

/** What the summary of a CV says in the first person: what its writer looks for, and what they say of themselves. */
export type OwnWords = {
  wishes: Piece[];
  views: Piece[];
  /** What they would like, of which the offer says nothing: told where a letter has little more. */
  spare: Piece[];
};

/** What may open a letter: a wish, or why the work is liked. « Je forme les plus jeunes » tells neither. */
export function reasonsOf({ wishes, views }: Pick<OwnWords, 'wishes' | 'views'>): Piece[] {
  return [
    ...wishes,
    ...views.filter(
      ({ text }) =>
        likes.test(text) || /^Je sais \p{Ll}+(?:er|ir|re|oir) |^\p{Lu}\p{Ll}+(?:er|ir|re) |souhaite/u.test(text),
    ),
  ];
}

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
  const words: OwnWords = { wishes: [], views: [], spare: [] };
  if (!span) return words;
  const summary = text.slice(span.start, Math.min(span.end, span.start + 1500));
  const aims = [objectiveIn(text, span), mottoIn(text, span)];
  words.wishes.push(...aims.slice(0, 1).filter((aim) => aim !== null));
  words.views.push(...aims.slice(1).filter((aim) => aim !== null));
  for (const { index, 0: quote } of summary.matchAll(ownSentence)) {
    const start = span.start + index;
    const said = asLetter(quote);
    if (said === null || /postul|disponible|^Je ne(?!\p{L})/iu.test(said) || isAside(said)) continue;
    const piece = { text: `${said}.`, evidence: evidenceAt('cv', text, { start, end: start + quote.length }) };
    const isWish = /^J(?:e|['’]) ?(?:(?:re)?cherche|souhait|voudr|veux|aimerais|aspire)/i.test(said);
    // What someone looks for is told where the offer has it, and what they like wherever their work is.
    const isTold = isWish ? isMet(said, offered) : likes.test(said) || isShared(said, offered);
    const kind = kindOf(said, isTold, isWish);
    if (kind) words[kind].push(piece);
  }
  return words;
}

function kindOf(said: string, isTold: boolean, isWish: boolean): keyof OwnWords | null {
  if (isTold) return isWish ? 'wishes' : 'views';
  return /^J’aimerais /.test(said) ? 'spare' : null;
}

const objective =
  /^\s*((?:Mettre|Retrouver|Rejoindre|Intégrer|Exercer|Évoluer|Contribuer|Poursuivre|Continuer|Trouver)(?=[ ,])[^.!\n]{20,180})/u;

/** « Mettre quinze ans de secrétariat au service d’un dirigeant »: what opens a summary as an infinitive is what is wanted. */
function objectiveIn(text: string, { start, end }: Span): Piece | null {
  const match = objective.exec(text.slice(start, Math.min(end, start + 400)).replaceAll('\n', ' '));
  const said = match?.[1] && asLetter(`Je souhaite ${uncapitalised(match[1])}`);
  if (!match?.[1] || !said || isAside(said)) return null;
  const from = start + match[0].length - match[1].length;
  return { text: `${said}.`, evidence: evidenceAt('cv', text, { start: from, end: from + match[1].length }) };
}

const motto = /«\s?(\p{Lu}\p{Ll}+(?:er|ir|re) [^«»:]{15,110}?)[.!]?\s?»/u;

/** « Accompagner chaque enfant à son rythme »: the words a summary sets in guillemets are how the work is seen. */
function mottoIn(text: string, { start, end }: Span): Piece | null {
  const match = motto.exec(text.slice(start, Math.min(end, start + 600)));
  if (!match?.[1] || ownTerms.test(match[1]) || isAside(match[1])) return null;
  const evidence = evidenceAt('cv', text, { start: start + match.index, end: start + match.index + match[0].length });
  return { text: `${typeset(match[1])}\u00a0: c’est ainsi que je conçois mon métier.`, evidence };
}

/** « J’aime … », also behind the colon of a self-portrait, and « Ce qui me plaît : … ». */
const ownSentence =
  /(?:(?<=^|[.!…]\s+|\n)(?:J(?:e\s|['’])|Ce (?:qui me plaît|que j['’]aime))|(?<=[\p{L}] ?: )j['’]aime(?=\s))(?:[^.!?]|\.(?=[\p{L}\d])){15,220}(?:[.!]|$)/gu;

/** « Ce qui me plaît », « J’aime les classes à plusieurs niveaux »: the reason to do this work. */
const likes = /^(?:J’aime (?!(?:le |la |l’)?(?:foot|sport|lecture|voyage|musique|cuisine(?!r)))|Ce (?:qui|que) )/u;

/** What someone wants for themselves is agreed by word of mouth: the hours, the pay, the way home. */
const ownTerms =
  /(?<!\p{L})(?:samedis?|dimanches?|week-?ends?|horaires?|salaires?|rémunér\p{L}+|temps (?:plein|partiel)|mi-temps|cdi|cdd|télétravail|remote|proche d\p{L}|près d\p{L}|à moins de|à côté|de préférence|minutes|\d+ ?(?:h|min|km|%|€|k€)|quitter|ne plus|vacances|congés)(?!\p{L})/iu;

/** The sentence as a letter has it, without what its writer wants for themselves; null where no more is left. */
function asLetter(quote: string): string | null {
  const whole = typeset(quote)
    .replace(/[.!\s]+$/, '')
    .replace(/^[Jj]’(?=[bcdfgjklmnpqrstvwxz])/, 'Je ');
  const said = whole.charAt(0).toUpperCase() + whole.slice(1);
  if (!ownTerms.test(said)) return said;
  const parts = said.split(/, /);
  const kept = parts
    .slice(
      0,
      parts.findIndex((part) => ownTerms.test(part)),
    )
    .join(', ');
  return kept.split(' ').length > 5 ? kept : null;
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
