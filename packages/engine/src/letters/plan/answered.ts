import type { Span } from '@coach/contracts/span';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { isCommonNoun, isToolName } from '../../skills/tool-name.ts';
import { foldText } from '../../text/fold-text.ts';
import type { Candidate } from '../candidate.ts';
import { askedNames } from '../facts/asked-names.ts';
import { heldCredentials, isAmongPapers } from '../facts/credentials.ts';
import { evidenceAt } from '../facts/evidence-at.ts';
import { isShortCourse } from '../facts/is-short-course.ts';
import type { LetterFacts } from '../facts/letter-facts.ts';
import { type NamedAsset, namedAssets } from '../facts/named-assets.ts';
import { actionOf } from '../french/actions.ts';
import { withThe } from '../french/link-words.ts';
import { thingsOf } from '../french/things-of.ts';
import { capitalised, typeset, uncapitalised } from '../french/typeset.ts';
import { listed, type Piece, say } from '../piece.ts';
import { turnedBy } from '../turned-by.ts';
import type { Voice } from '../voice.ts';
import { isHeldBack } from './untold.ts';

const most = 4;
/** Of a requirement that the CV meets in full, if only in a list. */
const wellProved = 0.5;

/**
 * What the offer makes a condition, the CV names and `sentences` leave out: « Sage 100, tableaux croisés dynamiques », in the
 * words of the CV. A letter that is silent about it leaves its reader to doubt. Empty where all is told.
 */
export function answeredOf(facts: LetterFacts, voice: Voice, sentences: readonly string[]): Candidate[] {
  const { context } = facts;
  const { cv, offer } = facts.input;
  const papers = papersLeft(facts, sentences);
  const told = new Set(sentences.flatMap(rootsIn));
  const names = context.requirements.filter(isAnswered).flatMap(({ proof }): Named[] => {
    const span = proof ? itemAt(context.live, proof) : { start: 0, end: 0 };
    const written = typeset(cv.text.slice(span.start, span.end))
      .replace(/^[^\p{L}\d]+|\s*[–—-]?\s*\d+\s?%$/gu, '')
      .replace(lead, '');
    const roots = rootsIn(written);
    if (roots.every((root) => told.has(root)) || !isName(written) || isHeldBack(written)) return [];
    for (const root of roots) told.add(root);
    const evidence = evidenceAt('cv', cv.text, span);
    const isPaperItem = proof !== null && isAmongPapers(cv, proof);
    if (isPaperItem && /^\p{Lu}/u.test(written) && paperOf(written, evidence).length === 0)
      return [certificateOf(written, evidence, isShortCourse(facts, span))];
    const named = nameOf(written, offer.text);
    return named === null ? paperOf(written, evidence) : [{ text: named, how: 'known', evidence }];
  });
  names.push(
    ...namedAssets(facts).flatMap((asset): Named[] => {
      const roots = rootsIn(asset.text);
      if (roots.every((root) => told.has(root)) || !isName(asset.text) || isHeldBack(asset.text)) return [];
      const said = assetOf(asset, offer.text);
      if (said.length > 0) for (const root of roots) told.add(root);
      return said;
    }),
  );
  for (const { text, evidence } of askedNames(facts)) {
    const roots = rootsIn(text);
    if (
      sentences.some((sentence) => sentence.includes(text)) ||
      (roots.length > 0 && roots.every((root) => told.has(root)))
    )
      continue;
    for (const root of roots) told.add(root);
    names.push({ text, how: 'known', evidence });
  }
  const of = (how: Named['how']) => names.filter((one) => one.how === how).slice(0, most);
  const [known, held, followed] = [of('known'), of('held'), of('followed')];
  const place = { part: 'assets', weight: 101 } as const;
  const isOther = ({ text }: Piece) => !papers.some((paper) => paper.text.includes(text.replace(/^(?:l[ea] |l’)/, '')));
  const own = [...papers, ...held.filter(isOther)];
  return [
    ...(known.length > 0
      ? [{ ...place, order: 73, wordings: fewer(known).map((list) => voice.answered(listed(list))) }]
      : []),
    ...(own.length > 0
      ? [{ ...place, order: 55.5, wordings: fewer(own).map((list) => say`J’ai aussi ${listed(list)}.`) }]
      : []),
    ...(followed.length > 0 ? [{ ...place, order: 67, wordings: followedSayings(voice, followed) }] : []),
  ];
}

/** A course of some days was followed, and certifies nothing. */
function certificateOf(name: string, evidence: Piece['evidence'], isCourse: boolean): Named {
  return isCourse
    ? { text: `la formation «\u202f${name}\u202f»`, how: 'followed', evidence }
    : { text: `la certification ${name}`, how: 'held', evidence };
}

/** « J’ai suivi une formation HACCP. » */
function followedSayings(voice: Voice, followed: readonly Piece[]): Piece[] {
  const list = listed(followed);
  return turnedBy(
    [
      say`J’ai suivi ${list}.`,
      say`S’y ajoute${followed.length > 1 ? 'nt' : ''} ${list}.`,
      say`J’ai également suivi ${list}.`,
      say`J’ai complété ce parcours par ${list}.`,
    ],
    voice.turn,
  );
}

/** Papers that the offer asks for and no sentence tells, where the guard refused the one that was to. */
function papersLeft(facts: LetterFacts, sentences: readonly string[]): Piece[] {
  const text = foldText(sentences.join(' '));
  const isTold = (paper: Piece) => {
    const name = foldText(paper.text.replace(/\s?\([^()]*\)$/, '').replace(/^(?:l[ea]s? |l’|une? )/, ''));
    return text.includes(name);
  };
  return heldCredentials(facts).filter((paper) => !isTold(paper));
}

/** All of them, all but one, and each alone: where the guard doubts one, the others stand. */
function fewer<One>(all: readonly One[]): One[][] {
  const less = all.length > 2 ? all.map((one) => all.filter((other) => other !== one)) : [];
  return [[...all], ...less, ...(all.length > 1 ? all.map((one) => [one]) : [])];
}

/** What the CV names, as something one knows, holds or has followed. */
type Named = Piece & { how: 'known' | 'held' | 'followed' };

/** « Connaissances en comptabilité analytique »: what is known is the accountancy. */
const lead =
  /^(?:(?:très )?bonnes? |solides? )?(?:connaissances?|maîtrise|utilisation|pratique) (?:en |de la |de l[’']|des |du |de |d[’'])/iu;

/** « Sage 100 » and « Opera Cloud » as they are, « l’épargne salariale »; null for what one does not simply know. */
function nameOf(written: string, offer: string): string | null {
  if (isPaper.test(written)) return null;
  if (isToolName(written.split(/[\s,]/)[0] ?? '') || /^\p{Lu}\p{L}* [\p{Lu}\d]/u.test(written)) return written;
  const things = thingsOf(uncapitalised(written), true);
  // « une sortie de LBO » was done once: it is nothing one knows.
  if (things && /^(?:une? |des )/.test(things)) return null;
  return things ?? (isWrittenTall(offer, written) ? written : null);
}

/** Nothing one knows: it was followed or obtained. */
const isPaper =
  /^(?:formations?|stages?|habilitations?|certifi\p{L}+|permis|caces|dipl[oô]mes?|attestations?|brevets?)(?!\p{L})/iu;

/** A course has no article of its own: « la formation « signes avec bébé » ». */
function assetOf({ text, evidence, isCourse, isPaper }: NamedAsset, offer: string): Named[] {
  const asPaper = paperOf(text, evidence);
  if (isPaper || asPaper.length > 0) return asPaper;
  const isNamedCourse =
    isCourse && /^\p{L}\p{Ll}{2,}(?: [\p{Ll}’]+)+$/u.test(text) && !/^(?:diplôm|le|la|les)/iu.test(text);
  if (isNamedCourse) return [{ text: `la formation «\u202f${text}\u202f»`, how: 'followed', evidence }];
  const named = isCourse ? null : assetName(text, offer);
  return named === null ? [] : [{ text: named, how: 'known', evidence }];
}

/** « les colorations végétales », « Active Directory »; null for « GMAO », « Tutorat » and « Réseau TCP », which want an article. */
function assetName(text: string, offer: string): string | null {
  if (!/ |^\p{Lu}{2,6}$/u.test(text) && isToolName(capitalised(text))) return isWrittenTall(offer, text) ? text : null;
  const things = thingsOf(uncapitalised(text), true);
  if (things) return /^(?:une? |des )/.test(things) ? null : things;
  const [first = '', ...others] = text.split(' ');
  const isNameLike = [first, ...others].every((word) => /^[\p{Lu}\d]/u.test(word)) && !isCommonNoun(first);
  if (!isNameLike || actionOf(first) || /^\p{Lu}{2,6}$/u.test(text)) return null;
  return others.length > 0 || isWrittenTall(offer, text) ? text : null;
}

/** « une formation HACCP », « l’habilitation B0 »; nothing for what has no article of its own. */
function paperOf(written: string, evidence: Piece['evidence']): Named[] {
  const [noun = ''] = written.toLowerCase().split(' ');
  const text = uncapitalised(written);
  if (noun === 'formation') return [{ text: `une ${text}`, how: 'followed', evidence }];
  if (noun === 'stage') return [{ text: `un ${text}`, how: 'followed', evidence }];
  if (/^(?:habilitation|certification|attestation)$/.test(noun))
    return [{ text: withThe(text, 'f'), how: 'held', evidence }];
  return /^(?:permis|certificat|dipl[oô]me|brevet)$/.test(noun)
    ? [{ text: withThe(text, 'm'), how: 'held', evidence }]
    : [];
}

/** Told by a list: what a job tells is a sentence of its own. */
function isAnswered({ requirement, state, credit, place }: RequirementMatch): boolean {
  const isAsked = requirement.importance === 'must' && requirement.kind === 'skill';
  return isAsked && state === 'present' && credit >= wellProved && (place === 'list' || place === 'text');
}

/** « Navisworks » keeps the capital that the offer gives it inside a line. */
function isWrittenTall(offer: string, name: string): boolean {
  const at = offer.indexOf(name);
  return at > 0 && /[\p{L},] $/u.test(offer.slice(Math.max(0, at - 2), at));
}

function rootsIn(text: string): string[] {
  return meaningfulStems(text).map((stem) => stem.slice(0, 6));
}

/** « Sage 100 », « marchés publics », « CACES R486 »: a short name, nothing to do, and no bare word like « budget ». */
function isName(written: string): boolean {
  if (/^\p{Lu}\p{L}+ \p{Lu}\p{L}+ \p{Lu}/u.test(written) && written.split(' ').every(isToolName)) return false;
  if (written.length > 42 || /^\d|(?<!\p{L})ans(?!\p{L})/u.test(written) || !/\p{L}{4}|\p{Lu}{2}/u.test(written))
    return false;
  if (!/ |\p{Lu}{2}|\p{Ll}\p{Lu}|\d/u.test(written) && !isToolName(written)) return false;
  return !/[.,:;!?()|/\t]/u.test(written) && !/^\p{L}+(?:er|ir|re|oir|ez|(?<!i)ons) /u.test(written);
}

/** The item of a list a proof stands in, whole: « LIMS LabWare », « Power BI (notions) ». */
function itemAt(text: string, { start, end }: Span): Span {
  const before = /[^,;:•|\t\n]*$/u.exec(text.slice(Math.max(0, start - 80), start))?.[0].trimStart() ?? '';
  const after = /^[^,;•|\t\n]*/u.exec(text.slice(end, end + 80))?.[0].trimEnd() ?? '';
  return { start: start - before.length, end: end + after.replace(/\.$/, '').length };
}
