import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import { type CheckContext, type Finding, factsAt, isClaim } from '../context.ts';
import { heldDiplomas } from '../diplomas/held-diplomas.ts';
import { misplaced, type Scope } from '../facts/anchors.ts';
import { firstStudy } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { hasKin } from '../facts/synonyms.ts';
import { isSpelledOut } from '../names/expansions.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { escaped } from '../text/escaped.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { isTitleGiven } from './is-title-given.ts';
import { isTitleHeld, titleTellers } from './is-title-held.ts';
import { lowersTitle } from './title-lines.ts';
import { ranks } from './title-words.ts';
import { type Title, titlesOf } from './titles-named.ts';

/** Titles of posts and words of rank that the documents do not give the candidate. */
export function checkTitles(context: CheckContext): Finding[] {
  return titlesOf(context).flatMap(({ start, end, stems }): Finding[] => {
    const facts = opensForMe(context, start) ? context.own : factsAt(context, start);
    if (!facts || !isClaim(context, start) || isAsked(context, facts, start, end)) return [];
    if (!isMeant(context, start, end, stems) || isDiplomaOfThatName(context, start, stems)) return [];
    const quote = context.reading.text.slice(start, end);
    const lowered = isLowered(context, start);
    if (
      (!isTitleHeld(facts, stems, lowered) || isOtherRank(context, facts, start)) &&
      !isPartOfName(context, facts, start, end) &&
      !isOfDiploma(facts, stems) &&
      !isSpelledOut(context, facts, { start, end }, (initials) => isTitle(facts, initials))
    )
      return [{ kind: 'title', start, end, reason: reasons.title(quote) }];
    return toldElsewhere(context, facts, { start, end, stems }, lowered);
  });
}

/** A title that is held, and at another house than the one its clause names. */
function toldElsewhere(context: CheckContext, facts: Facts, { start, end, stems }: Title, lowered: boolean): Finding[] {
  if (context.marks[start] !== stances.self) return [];
  const house = houseOf(context, start);
  const elsewhere =
    misplaced(context, house, titleTellers(facts, stems, lowered), ['job']) ?? otherHouse(facts, house, stems);
  const quote = context.reading.text.slice(start, end);
  return elsewhere === null ? [] : [{ kind: 'title', start, end, reason: reasons.swapped(quote, elsewhere) }];
}

const heldThere =
  /^[^.;:!?,]{0,20}, (?:j'etais|j'ai ete|je suis|j'ai (?:travaille|exerce) comme|j'exercais comme|j'y etais|j'occupais (?:le|un) poste d(?:e |')) ?(?:une? )?$/;

/** The house its clause names, or the one that opens its sentence: « À la clinique X, j’étais aide-soignante ». */
function houseOf({ scopeAt, reading: { folded, sentences } }: CheckContext, start: number): Scope {
  const { own, near } = scopeAt(start);
  const opening = sentences[sentenceAt(sentences, start)]?.start ?? 0;
  const [house, ...others] = own.length > 0 ? [] : near;
  const isThere =
    house !== undefined &&
    others.length === 0 &&
    house.start >= opening &&
    /^\W*(?:a|au|aux|chez|pour|dans)\b[^.;:,!?]{0,30}$/.test(folded.slice(opening, house.start)) &&
    heldThere.test(folded.slice(house.end, start));
  return { own: isThere ? [house] : own, near: [] };
}

/** Words that head posts of every kind. */
const anyPost = /^(?:chef|respons|agent|assist|charg|employ|techni|ingen|stagiai|apprent|altern|second|adjoint|aide$)/;

/**
 * The house that a clause names, where its jobs have not one telling word of a title that a job elsewhere bears: « chez
 * Adomis, j’étais soudeur » of a soudeur at another house.
 */
function otherHouse({ entries }: Facts, { own: [house, ...others] }: Scope, stems: readonly string[]): string | null {
  const telling = stems.filter((word) => word.length > 3 && !anyPost.test(word));
  if (!house || others.length > 0 || telling.length === 0) return null;
  if (!house.entries.every(({ kind, title }) => kind === 'job' && title.length > 0)) return null;
  if (house.entries.some(({ words, heading }) => telling.some((word) => hasKin(words, word) || heading.has(word))))
    return null;
  const isElsewhere = entries.some(
    ({ kind, title }) => kind === 'job' && telling.every((word) => title.includes(word)),
  );
  return isElsewhere ? house.label : null;
}

/** « le titre de concepteur développeur » of who holds it: a diploma that is called after a post. */
function isDiplomaOfThatName(
  { own, reading: { folded } }: CheckContext,
  start: number,
  stems: readonly string[],
): boolean {
  return (
    /\btitre (?:professionnel |rncp )?d(?:e |')$/.test(folded.slice(Math.max(0, start - 24), start)) &&
    heldDiplomas(own).some(
      ({ folded: told, stems: named }) => /\btitre\b/.test(told) && stems.every((word) => named.has(word)),
    )
  );
}

/** « AESH mutualisée »: initials that head a title of the documents, and no « assistante DRH ». */
function isTitle({ titles }: Facts, initials: string): boolean {
  return (titles.get(initials) ?? []).some(({ low }) => !low);
}

/** Given to the candidate as a post: no wish, no pastime, no other word for what they do. */
function isMeant(context: CheckContext, start: number, end: number, stems: readonly string[]): boolean {
  if (!isTitleGiven(context, start) || isSought(context, start)) return false;
  return (
    !isLeisurely(context, start, end) &&
    !(isDescription(context, stems) && !isLedTo(context, start) && !isTitleOfJob(context, stems))
  );
}

/** Word for word the title of a job. */
function isTitleOfJob({ own: { entries } }: CheckContext, stems: readonly string[]): boolean {
  return entries.some(({ kind, title }) => kind === 'job' && stems.every((word) => title.includes(word)));
}

/** « urbaniste » of a master in « urbanisme »: whom a diploma makes, where no law says who may be called so. */
function isOfDiploma({ entries, linesOfHead, lineText, cv }: Facts, stems: readonly string[]): boolean {
  const [word = ''] = stems;
  if (stems.length !== 1 || word.length < 7 || ranks.has(word) || guarded.test(word)) return false;
  const isKin = (told: string) => told.slice(0, kinship) === word.slice(0, kinship);
  const isGivenUp = (owner: number) => cv?.education[owner - firstStudy]?.status === 'interrupted';
  if (entries.some(({ title, owner }) => title.some(isKin) && !isGivenUp(owner))) return true;
  return [...(linesOfHead.get(word.slice(0, 5)) ?? [])]
    .map(lineText)
    .some((line) => diplomas.test(line) && !unfinished.test(line) && line.includes(word.slice(0, kinship)));
}

const diplomas = /\b(?:licence|master|diplome|doctorat|bachelor|but|dut|bts|deug|maitrise)\b/;
const unfinished = /\b(?:abandonn|interromp|non (?:obten|valid)|inacheve|arretee?\b)/;
const kinship = 6;
const guarded =
  /^(?:architect|avocat|notair|ingenieur|medecin|pharmac|veterinair|psycholog|expert|geometr|infirm|dentist|orthophon|kinesither|osteopath|professeur|opticien|ambulanc)/;

const leisurely =
  /^ (?:amateure?s?|amatrice|benevole|du dimanche|du soir|le (?:soir|dimanche|samedi|week-end)|au long cours|a (?:mes|ses) heures|par (?:passion|plaisir)|dans l'ame|en herbe|acharnee?|passionnee?)\b/;

/** « Apiculteur amateur, … », « Céramiste le soir, … » */
function isLeisurely({ reading: { folded } }: CheckContext, start: number, end: number): boolean {
  return (
    leisurely.test(folded.slice(end, end + 20)) &&
    !/\bsuis\b[^,;.]{0,12}$/.test(folded.slice(Math.max(0, start - 20), start))
  );
}

/** « en tant qu’auditrice », « au grade de sergent »: said to be a post. */
function isLedTo({ reading: { folded } }: CheckContext, start: number): boolean {
  return /\b(?:en tant qu(?:e |')|en qualite d(?:e |')|grade d(?:e |')|poste d(?:e |'))(?:une? )?$/.test(
    folded.slice(Math.max(0, start - 24), start),
  );
}

const lowly = new Set(
  ['agent', 'employé', 'aide', 'hôtesse', 'opérateur', 'ouvrier'].map((word) => stem(foldWord(word))),
);

/**
 * « Rééducatrice de formation, … » of one who tells of « rééducation », « Agent d’accueil autant que conductrice » of one who
 * tells of « accueil »: what one does told as who one is, where it is no rank, no trade of the lists and none the offer has.
 */
function isDescription({ own, all, terms, hasOffer }: CheckContext, stems: readonly string[]): boolean {
  const [head = '', ...rest] = stems;
  if (
    ranks.has(head) ||
    guarded.test(head) ||
    (hasOffer && rest.concat(head).some((word) => all.words.has(word) && !own.words.has(word)))
  )
    return false;
  if (rest.length > 0) return lowly.has(head) && rest.every((word) => own.words.has(word));
  // « Marathonienne » of one who ran a « semi-marathon »
  const isLess = new RegExp(`\\b(?:semi|demi|sous|vice|aide|mini)[- ]${escaped(head.slice(0, kinship))}`).test(
    own.flat,
  );
  return head.length > 5 && !isLess && hasKin(own.words, head) && !isTrade(terms, head);
}

/** A trade by its name in the lists, which a duty does not give. */
function isTrade(terms: CheckContext['terms'], head: string): boolean {
  return terms.some(({ kind, name }) => kind === 'occupation' && stem(foldWord(name.split(' ')[0] ?? '')) === head);
}

/** « ma candidature au poste de coordinatrice »: asked for where nobody knows the offer. */
function isSought({ hasOffer, marks, reading: { folded } }: CheckContext, start: number): boolean {
  if (hasOffer || marks[start] !== stances.they) return false;
  return /\b(?:candidature|candidate|postul\w*|annonce|offre|recrut\w*)\b[^.;:!?\n]{0,70}$/.test(
    folded.slice(Math.max(0, start - 100), start),
  );
}

/** « votre offre d’assistante maître d’hôtel » */
function isAsked({ own, reading }: CheckContext, facts: Facts, start: number, end: number): boolean {
  return facts !== own && facts.flat.includes(reading.folded.slice(start, end));
}

/** « Actuellement cheffe de rang à Lyon, je souhaite … »: what opens a sentence and waits for « je » is said of its speaker. */
function opensForMe({ reading: { sentences, folded } }: CheckContext, start: number): boolean {
  const sentence = sentences[sentenceAt(sentences, start)];
  if (!sentence || start - sentence.start > 24 || !/^(?:\w+ ){0,2}$/.test(folded.slice(sentence.start, start)))
    return false;
  return /^[^.;:\n]{0,140}, (?:je |j'(?!y\b))/.test(folded.slice(start, Math.min(sentence.end, start + 150)));
}

/** « Glacier Chez Marius »: a trade that begins the name of a firm the documents tell. */
function isPartOfName({ reading }: CheckContext, facts: Facts, start: number, end: number): boolean {
  const next = /^ \p{Lu}[\p{L}’'-]*/u.exec(reading.text.slice(end, end + 30));
  return next !== null && facts.flat.includes(reading.folded.slice(start, end + next[0].length));
}

/** « aide-comptable », « demi-chef de partie »: said with the word that makes it less. */
function isLowered({ reading: { tokens, stems } }: CheckContext, start: number): boolean {
  const index = tokenAt(tokens, start);
  return lowersTitle(stems[index] as string) || lowersTitle(stems[index - 1] ?? '');
}

/** « sous-chef » of one who is « chef de partie »: another post, however the words rank. */
function isOtherRank({ reading: { tokens, folded } }: CheckContext, { flat }: Facts, start: number): boolean {
  const index = tokenAt(tokens, start);
  const head = /^(?:sous|vice|second)$/.test(tokens[index]?.key ?? '') ? index : index - 1;
  const rank = tokens[head];
  const post = tokens[head + 1];
  if (!rank || !post || !/^(?:sous|vice)$/.test(rank.key) || folded.slice(rank.end, post.start) !== '-') return false;
  return !new RegExp(`\\b${rank.key}[- ]${escaped(post.key.slice(0, 5))}|\\bsecond|\\badjoint`).test(flat);
}
