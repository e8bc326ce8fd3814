import type { FoundTerm } from '../../skills/find-terms.ts';
import { foldText, foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { type CheckContext, type Finding, factsAt } from '../context.ts';
import { licencesHeld } from '../diplomas/driving-licences.ts';
import { misplaced, type Scope } from '../facts/anchors.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { isCovered } from '../facts/is-covered.ts';
import { isToldOtherwise } from '../facts/is-told-otherwise.ts';
import { hasKin, isKind } from '../facts/synonyms.ts';
import { readNumber } from '../figures/read-number.ts';
import { restOfItem } from '../levels/rest-of-item.ts';
import { isShortFor, isSpelledOut } from '../names/expansions.ts';
import { isPublicBody } from '../names/place-names.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { tokenAt } from '../text/read-text.ts';
import { isEveryday } from '../words/everyday.ts';
import { areInitials, isInInitials } from '../words/is-in-initials.ts';
import { isBenign, isOrdinary } from '../words/ordinary-words.ts';
import { isSmallWord } from '../words/small-words.ts';
import { isDoneByMe } from './is-done-by-me.ts';
import { isSkillClaim } from './is-skill-claim.ts';

const kinds = new Set<FoundTerm['kind']>(['skill', 'licence', 'certification']);

/** Tools, skills, licences and certificates that the documents do not prove, and a mastery beyond what they tell. */
export function checkSkills(context: CheckContext): Finding[] {
  const { scopeAt } = context;
  return context.terms.flatMap((term): Finding[] => {
    const facts = kinds.has(term.kind) && isSkillClaim(context, term) ? factsAt(context, term.start) : null;
    return facts ? checkSkill(context, facts, term, scopeAt(term.start)) : [];
  });
}

function checkSkill(context: CheckContext, facts: Facts, term: FoundTerm, scope: Scope): Finding[] {
  const { start, end } = term;
  const quote = context.reading.text.slice(start, end);
  const strict = context.marks[start] === stances.self || context.marks[start] === stances.frame;
  if (isBody(context, term)) return [];
  if (
    !isProven(facts, term, quote, strict) &&
    !isInInitials(context, facts, term) &&
    !isAbbreviated(context, facts, term)
  ) {
    if (term.kind === 'skill' && (isLoose(context, term, quote) || isMet(context, facts, term, quote))) return [];
    return [{ kind: term.kind === 'skill' ? 'skill' : 'certification', start, end, reason: reasons.skill(quote) }];
  }
  if (context.marks[start] !== stances.self || term.kind !== 'skill') return [];
  const elsewhere = term.sector === 'it' ? misplaced(context, scope, tellersOf(facts, term), ['job']) : null;
  if (elsewhere !== null) return [{ kind: 'skill', start, end, reason: reasons.swapped(quote, elsewhere) }];
  if (!isOverstated(context, facts, term)) return [];
  return [{ kind: 'level', start, end: levelEnd(context, end), reason: reasons.level(quote) }];
}

/** « délégué à la protection des données » of « DPO », and the other way round. */
function isAbbreviated(context: CheckContext, facts: Facts, { start, end }: FoundTerm): boolean {
  const key = context.reading.folded.slice(start, end);
  return isSpelledOut(context, facts, { start, end }) || (/^[a-z]{3,7}$/.test(key) && isShortFor(facts, key));
}

/** « à l’Assurance maladie »: whom one sends papers to. */
function isBody({ reading: { folded, tokens } }: CheckContext, { start, end }: FoundTerm): boolean {
  const token = tokens[tokenAt(tokens, start)];
  return token !== undefined && end - start > 8 && isPublicBody(folded, token);
}

/** What the CV tells in other words, as it would meet a demand of an offer; a product is told by its name alone. */
function isMet(context: CheckContext, { cv }: Facts, { name, sector, start }: FoundTerm, quote: string): boolean {
  const isName = isProduct(context, sector, quote, start) && (sector === 'it' || !/^\p{Lu}{2,6}$/u.test(quote));
  return cv !== null && !isName && isCovered(context, cv, quote, name);
}

/**
 * A duty of the candidate’s own field that nobody asked for, said by the way: a fluent writer has other words for what a CV
 * tells than any list knows. What the offer asks for, what a verb in the first person is done to and what is of another
 * field is held for a claim.
 */
function isLoose(context: CheckContext, { name, start, end, sector }: FoundTerm, quote: string): boolean {
  if (isProduct(context, sector, quote, start) || isBorrowed(context, name, start, end)) return false;
  if (isDoneByMe(context.reading, start) || isMastered(context, start, end)) return false;
  return !isSaidDone(context, start, end);
}

const mastered =
  /\b(?:maitris\w*|specialis\w*|expert\w*|rompue? a|competen\w* en|je (?:connais|pratique|sais utiliser|travaille (?:avec|sous|sur))|j'utilise)\b[^.;,\n]{0,30}$/;
const listed = /\b(?:competences?|outils|logiciels)(?: [a-z]+)? ?: ?(?:[^.;:\n]{1,80}(?:, | et ))?$/;
const familiar = /^(?: et [^.;,\n]{2,40})? (?:me sont familie|m'est familie|n'a pas de secret|n'ont pas de secret)/;

/** « je maîtrise la cuisson sous vide », « mes outils : … »: said to be a skill, whatever it is. */
function isMastered({ reading: { folded } }: CheckContext, start: number, end: number): boolean {
  const before = folded.slice(Math.max(0, start - 110), start);
  return (
    mastered.test(before.slice(-50)) ||
    listed.test(before) ||
    /^maitris/.test(folded.slice(start, start + 7)) ||
    familiar.test(folded.slice(end, end + 70))
  );
}

const speaker = /(?:\bje |\bj')(?:y |en |les? |la |l'|leur |lui )?(?:ai |avais )?(?:aussi |egalement |deja )?$/;

/** « je prépare les piluliers »: a verb in the first person with what it is done to, no word of everyone’s. */
function isSaidDone({ reading: { folded, tokens }, own }: CheckContext, start: number, end: number): boolean {
  if (!speaker.test(folded.slice(Math.max(0, start - 30), start))) return false;
  const at = tokenAt(tokens, start) + 1;
  return tokens
    .slice(at, at + 6)
    .some(({ key, start: from }) => from < end && key.length > 3 && !isEveryday(key) && !hasKin(own.words, stem(key)));
}

/** A tool by its name: with figures, capitals where none is due, or in the lists of tools and no word of everyone’s. */
function isProduct({ reading: { folded } }: CheckContext, sector: string, quote: string, start: number): boolean {
  if (/\d|\p{Lu}/u.test(quote.slice(1))) return true;
  if (isBenign(foldWord(quote))) return false;
  const opens = start === 0 || /[.!?:\n•·*–—-] ?$/.test(folded.slice(Math.max(0, start - 2), start));
  return (/^\p{Lu}/u.test(quote) && !opens) || (sector === 'it' && !isOrdinary(quote, foldWord(quote)));
}

/** What the offer asks for by its name, or in words of which the documents have none. */
function isBorrowed({ reading, own, all }: CheckContext, name: string, start: number, end: number): boolean {
  if (all !== own && all.terms.has(name)) return true;
  const { tokens, stems } = reading;
  const untold: string[] = [];
  for (let index = tokenAt(tokens, start); index < tokens.length && (tokens[index]?.start ?? end) < end; index++) {
    const root = stems[index] as string;
    if (!isSmallWord(tokens[index]?.key ?? '') && !own.words.has(root)) untold.push(root);
  }
  return untold.length > 0 && untold.every((root) => all.words.has(root));
}

function isProven(facts: Facts, { name, kind, sector }: FoundTerm, quote: string, strict: boolean): boolean {
  if (hasOtherCode(facts, quote)) return false;
  if (facts.proven.has(name) || areInitials(facts, quote)) return true;
  if (kind === 'licence') return sharesPermit(facts, name);
  // « secourisme » of one who tells of a « PSC1 »: a kind of papers, which any of them tells.
  const one = [stem(foldWord(quote))];
  if (kind !== 'skill' && isKind(one) && isToldOtherwise(facts, one, false)) return true;
  if (kind !== 'skill')
    return hasAll(facts, quote.replace(/^(?:form|habilit|titulair)\p{L}* (?:de |à |au |aux |en )?/iu, ''), false);
  const words = tokenise(quote).filter(({ key }) => !isSmallWord(key));
  const roots = words.map(({ key }) => stem(key));
  const named =
    sector === 'it' ||
    /\d|\p{Lu}/u.test(quote.slice(1)) ||
    words.some(
      ({ key, start, end }) => /^\p{Lu}/u.test(quote.slice(start, end)) && !isOrdinary(quote.slice(start, end), key),
    );
  if (!strict && (!named || sector !== 'it')) return true;
  if (hasAll(facts, quote, !named) || isToldOtherwise(facts, roots, named)) return true;
  return !named && words.some(({ key }) => facts.trades.has(stem(key)));
}

const code = /\b(?:[bh]\d[a-z]?|r\d{3}[a-z]?|b[rces]|bc|h[ce])\b/g;

/** « H2V » of one who holds « B2V »: each code says something else. */
function hasOtherCode({ words }: Facts, quote: string): boolean {
  return [...foldText(quote).matchAll(code)].some(([written]) => !words.has(written));
}

/** « Permis B (1998), C (2003), CE (2004) »: one word for several. */
function sharesPermit(facts: Facts, name: string): boolean {
  const letter = /^permis ([a-z]\d{0,2}e?|am)$/.exec(foldText(name))?.[1];
  return letter !== undefined && licencesHeld(facts).has(letter.toUpperCase());
}

/** The jobs that tell of a tool by its name. A list of skills besides does not give it to another job. */
function tellersOf(facts: Facts, { name }: FoundTerm): Owned<FoundTerm>[] {
  const tellers = facts.terms.get(name) ?? [];
  return tellers.filter(({ owner }) => owner >= 0);
}

function hasAll(facts: Facts, quote: string, loose: boolean): boolean {
  const words = tokenise(quote).filter(({ key }) => !isSmallWord(key));
  const telling = words.filter(({ key }) => !(loose && vague.has(stem(key))));
  if (telling.length > 0 && telling.length < words.length)
    return telling.every(({ key }) => hasWord(facts, key, loose));
  const told = words.filter(({ key, start }) =>
    hasWord(facts, key, loose && !/\p{Lu}/u.test(start > 0 ? (quote[start] ?? '') : '')),
  );
  // A long phrase of everyday words is told when most of it is.
  return words.length > 0 && told.length >= (loose && words.length >= 3 ? words.length - 1 : words.length);
}

/** Nouns that every trade has, and verbs that say no more than that a thing was done. */
const vague = new Set(
  (
    'page compte profil réseau groupe équipe projet client activité dossier donnée outil site travail tâche gestion gérer gère suivi suivre tenue tenir ' +
    'tenu établir établi établissement traiter traité réalisation réaliser réalisé effectuer effectué assurer assuré participation participer petit grand simple divers nombreux courant quotidien'
  )
    .split(' ')
    .map((word) => stem(foldWord(word))),
);

function hasWord({ words, kin, acronyms }: Facts, key: string, loose: boolean): boolean {
  const root = stem(key);
  if (words.has(key) || words.has(root)) return true;
  const number = readNumber(key, tokenise(key), 0);
  if (number && words.has(String(number.value))) return true;
  if (!loose) return false;
  return acronyms.has(key) || (key.length >= 7 && kin.has(key.slice(0, 6)));
}

const low =
  /\b(?:notions?|bases?|initiation|initiee?|debutante?|decouverte|rudiments?|elementaire|scolaire|en cours d'apprentissage|premiers pas)\b/;
const middling = /\b(?:intermediaire|moyen)\b/;
const high =
  /\b(?:maitris\w*|expert\w*|parfait\w*|excellent\w*|solides?|courant|couramment|avancee?|confirmee?|aguerri\w*|specialiste|pointue?s?|approfondi(?!r)\w*|a l'aise|aisance|aucun secret|plus de secret|certifiee?|au quotidien|quotidiennement|tous les jours|chaque jour)\b/;
const highest =
  /\b(?:experte?s?\b|parfait\w*|excellent\w*|avancee?|confirmee?|aguerri\w*|chevronne\w*|specialiste|pointue?s?|approfondi(?!r)\w*|perfection|doigts|secret|certifiee?|virtuose|totale)\b/;

/** « je maîtrise Power BI » where the CV tells of « notions de Power BI » only; « expert » where it lists the name. */
function isOverstated({ reading }: CheckContext, facts: Facts, term: FoundTerm): boolean {
  const claimed = clauseAround(reading.folded, term.start, term.end);
  if (!high.test(claimed) || low.test(claimed)) return false;
  const mentions = facts.terms.get(term.name) ?? [];
  if (mentions.length === 0) return false;
  const told = mentions.map(({ fact }) => itemAround(facts.reading.folded, fact.start, fact.end));
  if (told.every((item) => low.test(item))) return true;
  if (!highest.test(claimed)) return false;
  return told.every((item) => low.test(item) || middling.test(item));
}

function clauseAround(folded: string, start: number, end: number): string {
  const left =
    folded
      .slice(Math.max(0, start - 60), start)
      .split(/[.;:\n]|, (?=j)| et (?=j)|\bmais\b/)
      .at(-1) ?? '';
  const next = behindAside(folded, end);
  const right = folded.slice(next, next + 45).split(/[.;:,\n]|\bet\b|\bmais\b/)[0] ?? '';
  return left + folded.slice(start, end) + (right.trim() === '' ? relativeAfter(folded, end) : right);
}

/** « Figma, que votre offre demande, est … »: where what is said of it goes on. */
function behindAside(folded: string, end: number): number {
  const aside = /^, (?:que|dont|qui) (?:vous|votre|l'offre|l'annonce)[^,.;:\n]{2,60},/.exec(
    folded.slice(end, end + 70),
  );
  return end + (aside?.[0].length ?? 0);
}

/** « Caneco BT, un logiciel que j’utilise avec aisance » */
function relativeAfter(folded: string, end: number): string {
  return (
    /^,? ?(?:une? [a-z]+ )?(?:que je |que j'|qui n'a|dont je )[^.;:\n]*/.exec(folded.slice(end, end + 80))?.[0] ?? ''
  );
}

function levelEnd({ reading: { folded } }: CheckContext, end: number): number {
  const next = behindAside(folded, end);
  const level = next > end ? high.exec(folded.slice(next, next + 45)) : null;
  if (level) return next + level.index + level[0].length;
  const said = relativeAfter(folded, end);
  return high.test(said) ? end + said.length : end;
}

function itemAround(folded: string, start: number, end: number): string {
  const left =
    folded
      .slice(Math.max(0, start - 40), start)
      .split(/[,;\n|•.()]| - /)
      .at(-1) ?? '';
  return left + folded.slice(start, end) + restOfItem(folded, end, /[;\n|•.)]/);
}
