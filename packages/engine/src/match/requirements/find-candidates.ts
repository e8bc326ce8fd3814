import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { isWord } from '../../offer/phrase-words.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { aliasesOf, broaderOf, parentsOf } from '../../skills/skill-links.ts';
import { foldWord } from '../../text/fold-text.ts';
import { remembering } from '../../text/remember.ts';
import type { CvReading } from '../context.ts';
import { findEvidence } from '../evidence/find-evidence.ts';
import { findPhrase } from '../find-phrase.ts';
import { matchDiploma } from '../match-diploma.ts';
import type { Place } from '../place-of.ts';
import { hasEmptyMark, meaningfulStems } from '../word-index.ts';
import { namesDrivingClass } from './driving-class.ts';
import { findCaces } from './find-licence.ts';
import { findLoosely } from './find-loosely.ts';
import { mayProve } from './may-prove.ts';
import { hasSameCode, namesCode, saysOtherCode } from './other-code.ts';
import { spellingsOf, withoutLevel } from './spellings-of.ts';
import { namesOnlyALevel } from './study-field.ts';
import { taskHeads } from './task-heads.ts';
import { wordRoot } from './word-root.ts';

/** A slice of the CV that may prove a requirement; `exact` where it says the thing by its name. */
export type Candidate = { span: Span; exact: boolean; factor: number };

type MentionGroup = { own: Span[]; narrower: Span[]; remote: Span[] };
export type MentionsByName = Map<string, MentionGroup>;

/** What narrower terms prove, those of several steps (« relances » of « comptabilité »), and the same tool below the level asked for. */
const narrowerFactor = 0.9;
const remoteFactor = 0.7;
const belowLevelFactor = 0.6;

/** Who uses the suite of office software uses its parts; « bureautique » alone may be of another maker, or of a few of them. */
const suite = 'Pack Office';
const isWholeSuite = /office|365/i;
const partsOfSuite = ['Word', 'Excel', 'PowerPoint', 'Outlook'];

/** Known terms of the CV by their names, with those that prove a wider one. */
export function mentionsByName({ mentions, cv }: CvReading): MentionsByName {
  const groups: MentionsByName = new Map();
  const group = (name: string) => {
    const key = foldWord(name);
    const known = groups.get(key) ?? { own: [], narrower: [], remote: [] };
    groups.set(key, known);
    return known;
  };
  for (const { name, kind, start, end } of mentions) {
    if (kind === 'ignored' || kind === 'occupation') continue;
    group(name).own.push({ start, end });
    const next = parentsOf(name);
    if (name === suite && isWholeSuite.test(cv.text.slice(start, end)))
      for (const part of partsOfSuite) group(part).remote.push({ start, end });
    for (const wider of broaderOf(name))
      group(wider)[next.includes(wider) ? 'narrower' : 'remote'].push({ start, end });
  }
  return groups;
}

/** Where the CV may have what is asked: by its name, the offer's own words, a narrower term, or other forms of its words. */
export function findCandidates(
  cv: CvReading,
  offer: ParsedOffer,
  requirement: Requirement,
  byName: MentionsByName,
  placeOf: (span: Span) => Place,
): Candidate[] {
  return allCandidates(cv, offer, requirement, byName, placeOf).filter(({ span }) => mayProve(cv, requirement, span));
}

function allCandidates(
  cv: CvReading,
  offer: ParsedOffer,
  requirement: Requirement,
  byName: MentionsByName,
  placeOf: (span: Span) => Place,
): Candidate[] {
  const { term, alternatives, kind } = requirement;
  const written = offer.text.slice(requirement.span.start, requirement.span.end);
  const names = [...new Set([term, ...alternatives].flatMap(spellingsOf))];
  const isName = isProperName(offer, requirement);
  const classes = names.filter(namesDrivingClass);
  const spoken = [
    ...names.filter((name) => !namesDrivingClass(name)),
    ...(classes.length > 0 || isOnlyNumber(written) ? [] : [written]),
  ];
  const said = spoken.flatMap((name) => saidAs(cv, name, kind, byName));
  const meant = ofSameCode(cv, [written, ...alternatives].join(' '), withoutSiblings(cv, written, said));
  if (!meant) return [];
  const proper = isName || isAmongNames(offer, requirement);
  const found = proper ? meant.filter(({ span }) => isWrittenSo(cv, span, names)) : meant;
  found.push(...ofTitle(cv, offer, requirement, names));
  found.push(...classes.flatMap((name) => drivingClass(byName, name)));
  if (kind === 'skill' || kind === 'term') {
    found.push(...names.flatMap((name) => belowLevel(cv, byName, name)));
    if (found.length === 0) found.push(...otherNames(cv, term));
    if (found.length === 0 && !proper)
      found.push(
        ...[...names, written]
          .filter((name) => !isTwoNames(name))
          .flatMap((name) => loosely(cv, name, placeOf, kind === 'term')),
      );
    const isTold = found.some(({ span, exact }) => exact && placeOf(span) === 'job');
    if (!proper && !isTold) found.push(...proved(cv, term, [...names, written], placeOf));
  }
  return found;
}

/** « 5 » of « CACES R489 catégories 1B, 3 et 5 »: any figure of a CV would meet it. */
function isOnlyNumber(written: string): boolean {
  return /^\d+$/.test(written);
}

/** Diplomas and CACES, which are compared by their level, field and categories. */
function ofTitle(cv: CvReading, offer: ParsedOffer, requirement: Requirement, names: readonly string[]): Candidate[] {
  if (requirement.kind === 'diploma') return matchDiploma(cv, offer, requirement);
  return requirement.kind === 'licence' ? names.flatMap((name) => caces(cv, name)) : [];
}

function saidAs(cv: CvReading, name: string, kind: Requirement['kind'], byName: MentionsByName): Candidate[] {
  const spans = [...named(byName, name), ...inWords(cv, name, kind)];
  return kind === 'diploma' && namesOnlyALevel(name) ? spans.filter(({ span }) => isAnswer(cv, span)) : spans;
}

function withoutSiblings({ live }: CvReading, written: string, said: readonly Candidate[]): Candidate[] {
  return said.filter(({ span, exact }) => exact || !isSibling(written, live.slice(span.start, span.end)));
}

/** Without « B1V » where « B2V » is asked; null where the CV has nothing but another of the kind. */
function ofSameCode({ live }: CvReading, asked: string, said: readonly Candidate[]): Candidate[] | null {
  if (!namesCode(asked)) return [...said];
  if (!said.some(({ span }) => saysOtherCode(asked, wholeWords(live, span)))) return [...said];
  const same = said.filter(({ span }) => hasSameCode(asked, wholeWords(live, span)));
  return same.length > 0 ? same : null;
}

/** « S7 » of « S7-300 »: the slice with the rest of its last word. */
function wholeWords(live: string, { start, end }: Span): string {
  return live.slice(start, end) + (/^[\p{L}\d-]{1,12}/u.exec(live.slice(end, end + 12))?.[0] ?? '');
}

/** Where all the words of a name stand together, whatever their endings. */
function inWords(cv: CvReading, name: string, kind?: Requirement['kind']): Candidate[] {
  if (kind === 'licence' && hasEmptyMark(name)) return [];
  const spans = findPhrase(cv.words, cv.live, name);
  const whole = isTwoNames(name) ? spans.filter((span) => !/[,;:•]/.test(cv.live.slice(span.start, span.end))) : spans;
  return whole.map((span) => ({ span, exact: true, factor: 1 }));
}

/** « Power BI », « Word Press »: a name of two words is no phrase. */
function isTwoNames(name: string): boolean {
  return /^\p{Lu}\S* \p{Lu}\S*$/u.test(name);
}

/** Each category of driving licence is its own; what the wider one allows, it allows in full. */
function drivingClass(groups: MentionsByName, name: string): Candidate[] {
  return named(groups, name).map((held) => ({ ...held, factor: 1 }));
}

/** The name the data give to what a name says, the same one where they have none; both folded. */
const keysOf = remembering((name): [string, string] => {
  const canonical = findTerms(name)[0];
  const whole = canonical && canonical.start === 0 && canonical.end === name.length ? canonical.name : name;
  return [foldWord(whole), foldWord(name)];
}, 5_000);

function named(groups: MentionsByName, name: string): Candidate[] {
  const [canonical, written] = keysOf(name);
  const group = groups.get(canonical) ?? groups.get(written);
  if (!group) return [];
  return [
    ...group.own.map((span) => ({ span, exact: true, factor: 1 })),
    ...group.narrower.map((span) => ({ span, exact: false, factor: narrowerFactor })),
    ...group.remote.map((span) => ({ span, exact: false, factor: remoteFactor })),
  ];
}

/** « Excel » does not fully meet « Excel avancé ». */
function belowLevel(cv: CvReading, byName: MentionsByName, name: string): Candidate[] {
  const bare = withoutLevel(name);
  if (!bare) return [];
  // A suite or a skill far below says nothing of a level.
  const near = named(byName, bare).filter(({ factor }) => factor > remoteFactor);
  return [...near, ...inWords(cv, bare)].map(({ span }) => ({
    span,
    exact: false,
    factor: belowLevelFactor,
  }));
}

/** Everyday words that name the thing once an offer has named it: « balayages » beside « balayage capillaire ». */
function otherNames(cv: CvReading, term: string): Candidate[] {
  const names = aliasesOf(term).filter((name) => name.length >= 4 && name !== name.toUpperCase());
  return names.flatMap((name) => inWords(cv, name)).map(({ span }) => ({ span, exact: false, factor: narrowerFactor }));
}

function proved(cv: CvReading, term: string, names: readonly string[], placeOf: (span: Span) => Place): Candidate[] {
  return findEvidence(cv, term, names, placeOf).map((proof) => ({ ...proof, exact: false }));
}

function loosely(cv: CvReading, name: string, placeOf: (span: Span) => Place, isUnknown: boolean): Candidate[] {
  return findLoosely(cv, name, placeOf, isUnknown).map((found) => ({ ...found, exact: false }));
}

function caces(cv: CvReading, name: string): Candidate[] {
  return findCaces(cv.live, name).map((span) => ({ span, exact: true, factor: 1 }));
}

/** One word that keeps its capital inside a line of the offer: « Notion » is a product, « notions » is not. */
function isProperName({ text }: ParsedOffer, { span }: Requirement): boolean {
  const word = text.slice(span.start, span.end);
  if (/^(?:logiciel|progiciel) \p{Lu}\p{Ll}+$/u.test(word)) return true;
  if (!/^\p{Lu}\p{Ll}+$/u.test(word)) return false;
  return /[\p{L},][ \u00a0]$/u.test(text.slice(Math.max(0, span.start - 2), span.start));
}

/** « Looker, Tableau ou Power BI »: the others of a list of products are products too. */
function isAmongNames({ text }: ParsedOffer, { span, alternatives }: Requirement): boolean {
  const isNamed = (name: string) => /^\p{Lu}\p{Ll}+$/u.test(name);
  const isName = /^\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*){0,2}$/u.test(text.slice(span.start, span.end));
  return isName && alternatives.some(isNamed);
}

/** « Prospection téléphonique » beside « prospection terrain », each a kind of its own of one thing. */
function isSibling(asked: string, quote: string): boolean {
  const [wanted, got] = [meaningfulStems(asked), meaningfulStems(quote)];
  const [head] = wanted;
  if (head === undefined || head !== got[0] || taskHeads(wordRoot(head))) return false;
  const [rest, other] = [wanted, got].map((words) => words.slice(1).filter((word) => !isWord('people', word))) as [
    string[],
    string[],
  ];
  return rest.length > 0 && other.length > 0 && !rest.some((word) => other.includes(word));
}

/** The mention that a place stands in or after, of mentions in order. */
function mentionAt(mentions: CvReading['mentions'], start: number): CvReading['mentions'][number] | undefined {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return mentions[low - 1];
}

function isWrittenSo({ live, mentions }: CvReading, { start, end }: Span, names: readonly string[]): boolean {
  const slice = live.slice(start, end);
  // « Tableau de bord » is no « Tableau ».
  const around = mentionAt(mentions, start);
  if (around && around.end > end) return around.start === start && /^ \p{Lu}/u.test(live.slice(end, end + 2));
  return (
    /\p{Lu}/u.test(slice) ||
    names.some((name) => foldWord(name) === foldWord(slice)) ||
    meaningfulStems(slice).length > 1
  );
}

/**
 * « CAP » alone is met by studies of the right level and field, not by the word; unless the person answers for it, or
 * their studies could not be read.
 */
function isAnswer({ cv, lines }: CvReading, { start }: Span): boolean {
  return cv.education.length === 0 || start > (lines.find(({ section }) => section === 'additions')?.start ?? start);
}
