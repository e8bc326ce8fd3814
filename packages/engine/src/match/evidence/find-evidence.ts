import type { Span } from '@coach/contracts/span';
import { aliasesOf } from '../../skills/skill-links.ts';
import { foldText } from '../../text/fold-text.ts';
import type { CvReading } from '../context.ts';
import { findTogether } from '../find-phrase.ts';
import type { Place } from '../place-of.ts';
import { commonRoots } from '../requirements/common-roots.ts';
import { isHalfBracketed } from '../requirements/half-bracketed.ts';
import { meaningfulStems, placesByRoot } from '../word-index.ts';
import { entriesFor, rootsOf } from './demand-index.ts';
import type { EvidenceEntry } from './evidence-files.ts';
import { rareRoots } from './rare-words.ts';

/** The words of a proof may stand this far from the rarest of them, within one sentence. */
const reach = 12;
/** Words from several proofs of one demand tell of it only side by side. */
const near = 8;
/** Names of a requirement that are looked up: a hostile offer may give thousands. */
const mostNames = 24;

type Proof = { span: Span; factor: number };

/** What is told in the trade’s own words, none of them the offer’s; and by some of these words only. */
const wholeFactor = 0.8;
const partFactor = 0.65;

/** Where the CV writes what proves a requirement without naming it: « agendas de praticiens » for « prise de rendez-vous ». */
export function findEvidence(
  cv: CvReading,
  term: string,
  names: readonly string[],
  placeOf: (span: Span) => Place,
): Proof[] {
  const all = [...new Set([...names.slice(0, mostNames), ...aliasesOf(term)])].slice(0, mostNames);
  const entries = [...new Set(all.flatMap(entriesFor))];
  const whole = [...new Set(entries.flatMap(phrasesOf))].flatMap((phrase) =>
    placesOf(cv, phrase).filter((span) => placeOf(span) === 'job' || isOneItem(cv, phrase, span)),
  );
  if (whole.length > 0) return whole.map((span) => ({ span, factor: wholeFactor }));
  // A norm, a system or an acronym is known by its name or by a whole proof of it.
  if (/^\p{Lu}[\p{Lu}\d -]{1,9}$/u.test(term)) return [];
  const parts = entries.flatMap((entry) => pairsOf(cv, entry)).filter((span) => placeOf(span) === 'job');
  return parts.map((span) => ({ span, factor: partFactor }));
}

/** A proof of the data as it is looked for, worked out once: `stem` is its only word, where it has but one. */
type Phrase = { text: string; roots: readonly string[]; stem: string | null; vague: boolean };

const known = new WeakMap<EvidenceEntry, readonly Phrase[]>();
const byText = new Map<string, Phrase>();

function phrasesOf(entry: EvidenceEntry): readonly Phrase[] {
  const read = known.get(entry);
  if (read) return read;
  const phrases = entry.evidence.split(';').map((each) => phraseOf(each.trim()));
  known.set(entry, phrases);
  return phrases;
}

/** The same phrase of several entries is one. */
function phraseOf(text: string): Phrase {
  const told = byText.get(text);
  if (told) return told;
  const roots = rootsOf(text);
  const stem = roots.length === 1 ? (meaningfulStems(text)[0] ?? '') : null;
  const phrase = { text, roots, stem, vague: roots.length < 2 && roots.every((root) => commonRoots().has(root)) };
  byText.set(text, phrase);
  return phrase;
}

/** Outside the jobs one word, or words of several items, prove little. */
function isOneItem({ live }: CvReading, { roots }: Phrase, { start, end }: Span): boolean {
  return roots.length > 1 && !/[,;:•\n]/.test(live.slice(start, end));
}

function placesOf({ words, live }: CvReading, { text, roots, stem, vague }: Phrase): Span[] {
  if (vague) return [];
  const byRoot = placesByRoot(words);
  // One word alone proves only as it is written: « prospectus » is no « prospection ».
  if (stem !== null ? !words.byStem.has(stem) : !roots.every((root) => byRoot.has(root))) return [];
  const places = stem !== null ? [words.byStem.get(stem) ?? []] : roots.map((root) => byRoot.get(root) ?? []);
  const together = withinSentence(live, findTogether(words, live, places, reach));
  if (/^\p{Lu}{2,5}$/u.test(text)) return together.filter(({ start, end }) => !/\p{Ll}/u.test(live.slice(start, end)));
  if (stem !== null && /[ -]/.test(text)) return together.filter((span) => isWritten(live, text, span));
  // « Attestations de salaire » is one thing, and no « attestations, saisies sur salaire ».
  return linked.test(text) ? together.filter(({ start, end }) => !/[,;•]/.test(live.slice(start, end))) : together;
}

const longestPhrase = 40;

/** « Réserves sur le bon » has but one word that tells, and proves only as it is written. */
function isWritten(live: string, text: string, { start, end }: Span): boolean {
  const around = live.slice(Math.max(0, start - longestPhrase), end + longestPhrase);
  return foldText(around).includes(foldText(text));
}

/** Two words side by side that only this demand and its proofs have: « leur CV, leurs lettres » for « recherche d’emploi ». */
function pairsOf({ words, live }: CvReading, entry: EvidenceEntry): Span[] {
  const byRoot = placesByRoot(words);
  const said = rareRoots(entry).flatMap((root) => {
    const places = byRoot.get(root);
    return places ? [places] : [];
  });
  const pairs = said.flatMap((one, index) =>
    said.slice(index + 1).flatMap((other) => withinSentence(live, findTogether(words, live, [one, other], near))),
  );
  return pairs.filter(({ start, end }) => !isOneName(live.slice(start, end)));
}

/** « Spring Boot », « prud’homal »: two words of one name tell no more than one. */
function isOneName(said: string): boolean {
  return !/\s/.test(said) || /^\p{Lu}[\p{L}\d]* \p{Lu}[\p{L}\d]*$/u.test(said);
}

const linked = /\p{L} (?:de|du|des|sur|en|à|au|aux) |\p{L} d[’']/u;

/** Neither over a stop, nor over the end of a line that the next does not go on with, nor half in a bracket. */
function withinSentence(live: string, spans: readonly Span[]): Span[] {
  return spans.filter(({ start, end }) => {
    const said = live.slice(start, end);
    return !/[.!?]\s|\n\s*[^\p{Ll}\d\s]/u.test(said) && !isHalfBracketed(said);
  });
}
