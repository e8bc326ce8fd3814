import type { ParsedOffer } from '@coach/contracts/offer';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { mustCue } from '../../offer/importance.ts';
import { isCommonNoun } from '../../skills/tool-name.ts';
import { foldText } from '../../text/fold-text.ts';
import { oncePer } from '../../text/once-per.ts';
import { withThe } from '../french/link-words.ts';
import { typeset } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { everyday } from './everyday.ts';
import { readExperience } from './experience.ts';
import { readGap } from './gaps.ts';
import { learnable } from './learnable.ts';
import type { LetterFacts } from './letter-facts.ts';
import { toolKind } from './near-tool.ts';

/** « S&OP », « DPO », « Lean manufacturing »: without its article it may be a role, and reads as broken. */
const unnamed = /^(?:\p{Lu}[\p{Lu}&/+\d-]{1,4}(?!\p{L})|\p{Lu}\p{Ll}+ \p{Ll})|(?<!\p{L})(?:DPO|DRH|DAF|PDG|RSSI|DSI)$/u;

/** « échelle Algoplus », « logiciel Osiris »: the common noun before a name, with its gender. */
const kinds: Record<string, 'm' | 'f'> = {
  échelle: 'f',
  méthode: 'f',
  norme: 'f',
  démarche: 'f',
  logiciel: 'm',
  progiciel: 'm',
  protocole: 'm',
};

/** Something to learn there, with its article; `isMust` where the offer asks for it and does not merely wish for it. */
export type Aim = { piece: Piece; isMust: boolean };

/**
 * The one thing the offer names, the CV is silent on and one learns at work: a tool, a method, a norm. Nothing is said of
 * not knowing it. null where there is none, where another lack is graver (to volunteer for a small thing beside a
 * condition that is passed over reads as evasive), and where the offer takes something else for it that the CV has.
 */
export const aimOf = oncePer(findAim);

function findAim(facts: LetterFacts): Aim | null {
  if (isLackingMore(facts)) return null;
  const open = facts.missing.flatMap((match): Aim[] => {
    const piece = isOpen(facts, match) && !isAnswered(facts, match) ? learntOf(facts.input.offer, match) : null;
    return piece ? [{ piece, isMust: match.requirement.importance === 'must' }] : [];
  });
  const must = open.find(({ isMust }) => isMust);
  if (must) return must;
  const isLacking = facts.missing.some((match) => isProfile(facts, match));
  return isLacking ? null : (open[0] ?? null);
}

/** What the offer asks of whoever applies, and not of the work: « ERP » alone is the kind of what one would learn. */
export function isProfile(
  { lines }: LetterFacts,
  { requirement: { importance, kind, span, term } }: RequirementMatch,
): boolean {
  const isAsked = importance === 'must' && kind !== 'term' && !toolKind.test(term);
  return isAsked && lines.some(({ part, start, end }) => part === 'profile' && span.start >= start && span.end <= end);
}

const formal = new Set(['diploma', 'licence', 'certification']);

/** A paper, years, a language or a condition: what an employer looks at before any tool. */
function isLackingMore(facts: LetterFacts): boolean {
  const isGrave = (match: RequirementMatch) =>
    match.requirement.importance === 'must' && (formal.has(match.requirement.kind) || isCondition(facts, match));
  return facts.missing.some(isGrave) || readGap(facts) !== null || Boolean(readExperience(facts)?.short);
}

/** « un outil d’emailing (Brevo, Mailchimp) », « Brevo ou Mailchimp »: whoever has one of them has what is asked. */
export function isAnswered({ context, input: { offer } }: LetterFacts, { requirement }: RequirementMatch): boolean {
  const own = foldText(requirement.term);
  const from = offer.text.slice(Math.max(0, requirement.span.start - 80), requirement.span.start);
  const to = offer.text.slice(requirement.span.end, requirement.span.end + 80);
  const [lead = ''] = /\([^()\n]*$/u.exec(from) ?? /[^.;:\n]*(?:,| ou |\/) ?$/u.exec(from) ?? [];
  const [tail = ''] = /^[^()\n]*\)/u.exec(to) ?? /^ ?(?:, | ou |\/| \()[^.;:\n]*/u.exec(to) ?? [];
  const isChoice = /^\(|(?<!\p{L})ou(?!\p{L})|\/|\)$|^ \(/u.test(lead + tail);
  const [start, end] = [requirement.span.start - lead.length, requirement.span.end + tail.length];
  return context.requirements.some((other) => {
    if (other.requirement === requirement || other.state === 'missing' || other.requirement.kind !== 'skill')
      return false;
    const { span, term, alternatives } = other.requirement;
    return (
      (isChoice && span.start >= start && span.end <= end) ||
      [term, ...alternatives].some((name) => foldText(name) === own)
    );
  });
}

/** Told nowhere in the CV, no part of the trade or of a longer name, and no condition. */
function isOpen(facts: LetterFacts, match: RequirementMatch): boolean {
  return isSilent(facts, match) && isApart(facts.input.offer.text, match.requirement.span.start);
}

/** Told nowhere in the CV, and no part of the trade or of a longer name. */
export function isSilent(
  { input: { cv, offer } }: LetterFacts,
  { requirement: { span }, proof }: RequirementMatch,
): boolean {
  const quote = offer.text.slice(span.start, span.end);
  const name = foldText(quote);
  const [last = ''] = name.split(' ').slice(-1);
  const isTold = proof !== null || foldText(cv.text).includes(last) || foldText(offer.title ?? '').includes(name);
  const isPart = /(?<!\p{L})(?!L[ae]s? |Une? |Des )\p{Lu}\p{Ll}+ $/u.test(
    offer.text.slice(Math.max(0, span.start - 24), span.start),
  );
  return !isTold && !isPart && !everyday.test(quote) && !isCommonNoun(quote);
}

function isCondition({ input: { offer } }: LetterFacts, { requirement: { importance, kind, span } }: RequirementMatch) {
  return importance === 'must' && kind === 'skill' && !isApart(offer.text, span.start);
}

export function learntOf(offer: ParsedOffer, match: RequirementMatch): Piece | null {
  const { start, end } = match.requirement.span;
  const quote = offer.text.slice(start, end);
  const piece = methodOf(quote, start) ?? softwareOf(offer.text, quote, start) ?? learnable(offer, match);
  return piece && !unnamed.test(piece.text) ? piece : null;
}

function methodOf(quote: string, start: number): Piece | null {
  const said = typeset(quote);
  const [noun = '', name = '', ...rest] = said.split(' ');
  const gender = kinds[noun.toLowerCase()];
  if (!gender || rest.length > 1 || !/^\p{Lu}/u.test(name)) return null;
  const text = withThe(`${noun.toLowerCase()} ${[name, ...rest].join(' ')}`, gender);
  return { text, evidence: [{ source: 'offer', start, end: start + quote.length, quote }] };
}

/** « la connaissance du logiciel Osiris »: the noun before it says what the name is. */
function softwareOf(text: string, quote: string, start: number): Piece | null {
  const [, noun] =
    /(?<!\p{L})(logiciel|progiciel|outil|ERP|CRM|SIRH) $/iu.exec(text.slice(Math.max(0, start - 12), start)) ?? [];
  if (!noun || !/^\p{Lu}[\p{L}\d]{2,}(?: \p{Lu}[\p{L}\d]*)?$/u.test(quote)) return null;
  const own = /^\p{Lu}{2}/u.test(noun) ? noun : noun.toLowerCase();
  const evidence = [{ source: 'offer' as const, start, end: start + quote.length, quote }];
  return { text: withThe(`${own} ${typeset(quote)}`, 'm'), evidence };
}

/** What is demanded of whoever applies is no aim: « maîtrise d’AutoCAD indispensable ». */
export function isApart(text: string, at: number): boolean {
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at)) + 1;
  const end = /[.\n]/.exec(text.slice(at))?.index ?? 120;
  return !mustCue.test(foldText(text.slice(Math.max(from, at - 160), at + Math.min(end, 120))));
}
