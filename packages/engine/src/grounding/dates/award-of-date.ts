import type { FoundTerm } from '../../skills/find-terms.ts';
import type { CheckContext } from '../context.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { termsWithin } from '../words/terms-within.ts';
import type { DateMention } from './find-date-mentions.ts';

/** A date beside a diploma or certificate whose own line gives other dates. */
export function awardWithout(
  context: CheckContext,
  facts: Facts,
  mention: DateMention,
  tellers: readonly Owned<DateMention>[],
): string | null {
  const { reading } = context;
  const term = awardOf(context, mention);
  if (!term) return null;
  const known = (facts.terms.get(term.name) ?? []).map(({ line }) => line);
  const lines = new Set(known.length > 0 || mention.role !== 'at' ? known : sigleLines(context, facts, term));
  const owners = new Set((facts.terms.get(term.name) ?? []).flatMap(({ owner }) => (owner >= 0 ? [owner] : [])));
  if (lines.size === 0) return null;
  // A line with dates of its own needs none of what stands around it.
  const isDated = () => facts.dateMentions.some(({ line }) => lines.has(line));
  // « CAP puis BP » below a job, beside « 2019 : CAP Boulanger »: the line with a date tells of it.
  if (!isDated()) for (const line of linesNaming(context, facts, term)) lines.add(line);
  const isOwn = isDated();
  const isOf = ({ line, owner }: Owned<DateMention>) => lines.has(line) || (!isOwn && owners.has(owner));
  const dated = facts.dateMentions.some(isOf);
  const told = tellers.some(isOf);
  return dated && !told ? reading.text.slice(term.start, term.end) : null;
}

/** « mon CAP » of a « CAP Boucher »: where the sigle stands, if it stands once. */
function sigleLines({ reading }: CheckContext, facts: Facts, { start, end }: FoundTerm): number[] {
  if (!/^\p{Lu}{3,5}$/u.test(reading.text.slice(start, end))) return [];
  const lines = linesNaming({ reading }, facts, { start });
  return lines.length === 1 ? lines : [];
}

function linesNaming(
  { reading: { stems, tokens } }: Pick<CheckContext, 'reading'>,
  { linesOfStem }: Facts,
  { start }: Pick<FoundTerm, 'start'>,
): number[] {
  return [...(linesOfStem.get(stems[tokenAt(tokens, start)] as string) ?? [])];
}

const awarded = new Set<FoundTerm['kind']>(['diploma', 'certification', 'licence']);

/** « ITIL 4 Foundation obtenue en 2019 »: what is obtained is a certificate. */
function isObtained(folded: string, from: number, to: number): boolean {
  return (
    to > from && to - from < 60 && /\b(?:obten|valid|delivr|renouvel|recycl|decroch)\w*/.test(folded.slice(from, to))
  );
}

/** « de niveau bac+3, décroché en 2020 »: how high it is, which nobody is awarded. */
function isLevel(folded: string, { start }: FoundTerm): boolean {
  return folded.startsWith('niveau', start) || /\bniveau $/.test(folded.slice(Math.max(0, start - 7), start));
}

/** « baccalauréat professionnel Logistique »: the field of a diploma is no award of its own. */
function isFieldOf(folded: string, term: FoundTerm, terms: readonly FoundTerm[]): boolean {
  return (
    !awarded.has(term.kind) &&
    (named.test(folded.slice(Math.max(0, term.start - 20), term.start)) ||
      termsWithin(terms, term.start - 40, term.start).some(
        ({ kind, end }) =>
          kind === 'diploma' && end <= term.start && /^[a-z' ]{0,30}$/.test(folded.slice(end, term.start)),
      ))
  );
}

/** « Brevet d’animatrice », whatever the list calls it. */
const named = /\b(?:brevet|diplome|titre|certificat|attestation|permis) (?:de |d'|en )$/;

const parted =
  /[;:\n•|]|\bpuis\b|\bj'|\bje\b|, (?:(?:une?|le|la|l'|mon|ma|des|les) ?)?(?:stages?|formations?|habilitations?|certificats?|certifications?|attestations?|modules?|sessions?|cours|brevets?|permis|diplomes?|titres?|missions?|postes?|contrats?)\b/;

/** « La certification AMF que vous exigez, je la détiens depuis 2012 »: a pronoun takes up what was named. */
const takenUp =
  /, je (?:la |le |les |l')(?:ai|avais|detiens|possede)(?: (?:deja |bien )?(?:obten|pass|decroch|valid|renouvel|recycl|suivi|eu)[a-z]*)?(?= )/;
const reach = 60;
const reachOfPronoun = 110;

/** Whether a date may be told of what stands before it. */
function isBeside(folded: string, { start, end }: FoundTerm, date: number): boolean {
  const between = folded.slice(end, date);
  const bare = between.replace(takenUp, '');
  return (date - start <= reach || bare !== between) && !parted.test(bare);
}

/**
 * The diploma or certificate a date is told of: of each list, the last one before the date with no other date between
 * (« ITIL obtenue en 2019 ; habilitation BR »), else the one behind it, not after a comma.
 */
function awardOf({ reading, terms, dates }: CheckContext, { start, end }: DateMention): FoundTerm | undefined {
  const sentence = reading.sentences[sentenceAt(reading.sentences, start)];
  const awards = termsWithin(terms, start - reachOfPronoun, start + reach).filter(
    (term) =>
      !isLevel(reading.folded, term) &&
      (awarded.has(term.kind) || isObtained(reading.folded, term.end, start)) &&
      term.start >= (sentence?.start ?? 0) &&
      term.end <= (sentence?.end ?? 0) &&
      !isFieldOf(reading.folded, term, terms),
  );
  const before = awards.filter((term) => term.end <= start && isBeside(reading.folded, term, start));
  const behind = awards.filter(
    (term) =>
      term.start >= end &&
      !/[,;:/\n]|\bpuis\b|\bj'| et (?:mon|ma|mes|le|la|l'|un|une|je)\b/.test(reading.folded.slice(end, term.start)),
  );
  if (before.length + behind.length > 1 && behind.length > 0) return undefined;
  const last = before.at(-1);
  if (!last) return behind[0];
  // « BTS en 2015, bac deux ans plus tôt »: what has a date of its own has no other, unless it was renewed.
  const isDated = dates.some((date) => date.start >= last.end && date.end <= start);
  return isDated && !renewed.test(reading.folded.slice(last.end, start))
    ? undefined
    : before.length > 1 && !isList(reading.folded, before)
      ? undefined
      : last;
}

const renewed = /\b(?:recycl|renouvel|revalid|mis a jour|maintien|actualis)\w*/;

/** « CAP, BEP et BP obtenus en 2004 » gives one date to all: nothing tells which. */
function isList(folded: string, terms: readonly FoundTerm[]): boolean {
  const [one, other] = terms.slice(-2);
  return one !== undefined && other !== undefined && !/ (?:et|ou) |,/.test(folded.slice(one.end, other.start));
}
