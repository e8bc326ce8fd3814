import type { Span } from '@coach/contracts/span';
import type { FoundTerm } from '../skills/find-terms.ts';
import { foldText } from '../text/fold-text.ts';
import { stem } from '../text/stem.ts';
import { isActionNoun } from './duty-verbs.ts';
import type { Phrase } from './phrase.ts';
import { isWord } from './phrase-words.ts';
import type { Sentence } from './sentences.ts';
import type { OfferLine } from './split-offer.ts';

/** Whether two places in a text share a letter. */
export function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether known terms say all there is in a phrase, or its head and so the thing itself. */
export function isCovered({ object, end, term, words, alternatives }: Phrase, known: readonly FoundTerm[]): boolean {
  // « Accompagner un apprenti boulanger », « conseiller la clientèle »: a trade is whom it is done for.
  const inside = known.filter(
    (one) => overlaps(one, { start: object, end }) && !(one.kind === 'occupation' && alternatives.length > 0),
  );
  if (inside.length === 0) return false;
  const [head] = words as [string];
  const atHead = inside.some((one) => one.start <= object || one.kind === 'soft' || one.kind === 'ignored');
  return (
    atHead ||
    term.length === 0 ||
    isActionNoun(head) ||
    isWord('thin', head) ||
    isWord('people', head) ||
    isWord('void', head)
  );
}

/** « Rédaction des transactions », « approvisionnement des armoires »: what is done says little without what it is done to. */
export function isBareAction(text: string, term: FoundTerm, { object, end }: Phrase): boolean {
  if (term.kind !== 'skill' || object !== term.start || end < term.end + 5) return false;
  const said = foldText(text.slice(term.start, term.end));
  if (!ofAnything.test(said)) return false;
  return /^\s(?:des |du |de la |de l['’])\p{L}/u.test(text.slice(term.end, end));
}

/** Actions of every office; « dépannage des chaudières » and « fidélisation des clients » are trades by themselves. */
const ofAnything =
  /^(?:redaction|approvisionnement|formation|negociation|saisie|classement|coordination|organisation|suivi|controle|verification|evaluation|planification|traitement|analyse)$/;

/** « Organisation des visites », « intégrité des données » name a task, not a quality of the person. */
export function isTaskOf(text: string, term: FoundTerm, { object, end }: Phrase): boolean {
  if (term.kind !== 'soft' || object !== term.start || end < term.end + 4) return false;
  return /^\s(?:\p{L}+\s)?(?:des|du|de la|de l['’])/u.test(text.slice(term.end, end));
}

/** « Dépannage ponctuel », « stocks de réactifs », « fouille manuelle »: among the duties an adjective tells of things. */
export function isOfThings(
  term: FoundTerm,
  all: readonly FoundTerm[],
  { part }: OfferLine,
  { start, folded }: Sentence,
): boolean {
  if (part !== 'missions' || term.kind !== 'soft' || speaksOfPerson.test(folded)) return false;
  const said = folded.slice(term.start - start, term.end - start);
  if (said.includes(' ') || all.filter(({ kind }) => kind === 'soft').length > 2) return false;
  return stem(said) !== stem(foldText(term.name));
}

const speaksOfPerson =
  /\b(?:(?:vous|tu) (?:etes|es|savez|sais|avez|as|gardez|gardes|restez|restes)|soyez|sois|quelqu'un|une personne|on cherche|nous (?:cherchons|recherchons|attendons|aimons))\b/;

/** « rédiger » is no skill of its own in « rédiger les procédures »; « établir les factures et les avoirs » holds one. */
export function isItsVerb(text: string, term: FoundTerm, phrase: Phrase): boolean {
  return (
    phrase.start < phrase.object &&
    term.kind === 'skill' &&
    term.start >= phrase.start &&
    term.end <= phrase.object &&
    !(term.start > phrase.start && /,|(?<!\p{L})(?:et|ou)(?!\p{L})/u.test(text.slice(term.end, phrase.object)))
  );
}

/** The phrase that goes on after a known term: « secrétariat juridique des SAS ». */
export function longerPhrase(text: string, term: FoundTerm, phrases: readonly Phrase[]): string | null {
  const around = phrases.find(({ object, end }) => object === term.start && end > term.end + 2);
  return around ? text.slice(around.object, around.end) : null;
}

/** « SAP IBP », « Sage Paie »: one of the products that share a name. */
export function longerName(text: string, term: FoundTerm, written: readonly Span[]): string | null {
  const around = written.find(({ start, end }) => start === term.start && end > term.end + 2);
  return around && term.kind === 'skill' ? text.slice(around.start, around.end) : null;
}

/** « 0,6 ETP », « 3 PC »: letters behind a number that count something; « Windows 11 SQL » does not. */
export function isUnit(text: string, { kind, start, end }: FoundTerm): boolean {
  return (
    kind === 'skill' &&
    /^(?:ETP|HT|TTC|PC|CV|TP|TD|KV|KW|MW|ML|GO|HA)$/.test(text.slice(start, end)) &&
    /\d\s$/.test(text.slice(Math.max(0, start - 2), start))
  );
}
