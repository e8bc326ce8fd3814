import type { RequirementMatch } from '../../match/match-requirements.ts';
import { isToolName } from '../../skills/tool-name.ts';
import { foldText } from '../../text/fold-text.ts';
import type { Candidate } from '../candidate.ts';
import { aimsOf } from '../facts/aim.ts';
import { doesAlready, isNewcomer, showsInWork } from '../facts/does-already.ts';
import { evidenceAt } from '../facts/evidence-at.ts';
import { isTrade } from '../facts/experience.ts';
import { aboutOf, type Duty } from '../facts/offer-duties.ts';
import { knownVerb } from '../french/actions.ts';
import { withA, withDe } from '../french/link-words.ts';
import { thingsOf } from '../french/things-of.ts';
import { capitalised, typeset, uncapitalised } from '../french/typeset.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { isWell } from './is-well.ts';
import type { Plan } from './plan.ts';

/** Where the CV has too little to tell: the duties of the offer, as what one looks forward to or asks about. */
export function reserveOf({ facts, near, angle, turn }: Plan): Candidate[] {
  const all = facts.duties.flatMap((duty): Duty[] => {
    const infinitive = firstOf((duty.infinitive ?? '').replace(/\s?\([^()]*\)/g, ''));
    return isWell(infinitive) && infinitive.length < 110 ? [{ ...duty, infinitive }] : [];
  });
  const known = all.filter((duty) => showsInWork(facts, duty));
  const others = all.filter((duty) => !known.includes(duty));
  // What a newcomer may well do already is nothing to learn.
  const [likely, unknown] = [true, false].map((does) =>
    others.filter((duty) => (isNewcomer(facts) && doesAlready(facts, duty)) === does),
  );
  const wished = [...(unknown ?? []), ...(likely ?? [])];
  // Of few each has a sentence: a letter that short would else end on what anyone says.
  const size = wished.length > mostNamed + 1 ? mostNamed : 1;
  const frames = isNewcomer(facts) ? learning : near && (near.isRelated || isTrade(facts, near)) ? drawn : wishing;
  const said = [
    ...told(rotated(known, angle).slice(0, 2), rotated(noting, turn), 20, 9),
    ...told(rotated(wished, angle).slice(0, size), rotated(frames, turn), 21, 8),
    ...singly(rotated(wished, angle).slice(size), rotated(also, turn)),
  ];
  return [
    ...said.map((one): Candidate => ({ ...one, part: 'next' })),
    ...nounsOf(facts, new Set(all.map(aboutOf))),
    ...termsOf(facts),
    ...demandsOf(facts, aimsOf(facts).length > 0),
  ];
}

/**
 * « prendre la commande » of « prendre la commande, assurer le service »; « découper, flamber » says too little cut, and
 * « ranger les rayons frais, bazar » breaks where the list goes on what qualifies the noun.
 */
function firstOf(infinitive: string): string {
  const [first = ''] = infinitive.split(', ');
  if (/ (?:les|des|vos) \p{Ll}+ \p{Ll}+(?:el|al|if|eux|ique)$/u.test(first)) return '';
  if (first === infinitive) return first;
  const hasObject = / (?:l[ea]s?|des|une?|du|aux?|vos|votre|\d+) | (?:l|d)’/u.test(first);
  return hasObject && !/ (?:les|des|vos) \p{Ll}+ \p{Ll}+[^sxz ]$/u.test(first) ? first : '';
}

type Frame = (duties: readonly Piece[]) => Piece;

const mostNamed = 2;

/** Two duties in one sentence; the first alone where the guard holds it. */
function told(duties: readonly Duty[], frames: readonly Frame[], order: number, weight: number) {
  const pieces = duties.slice(0, mostNamed).map(asPiece);
  const [first] = duties;
  if (!first) return [];
  const wordings = [pieces, pieces.slice(0, 1)].flatMap((some) => frames.map((frame) => frame(some)));
  return [{ about: aboutOf(first), order, weight, wordings }];
}

/** Each duty in a wording that no other of them has. */
function singly(duties: readonly Duty[], frames: readonly Frame[]) {
  return duties
    .slice(0, frames.length)
    .flatMap((duty, index) => told([duty], frames.slice(index, index + 1), 22 + index / 10, 3 - index / 10));
}

/** « préparer les commandes, et tenir la caisse et le registre »: each infinitive apart from those before. */
function series(pieces: readonly Piece[], change = (text: string) => text): Piece {
  const each = pieces.map((piece) => reworded(piece, change));
  return listed(each, each.some(({ text }) => / et /.test(text)) ? ', et ' : ' et ');
}

const withEachDe = (text: string): string => eachWith(text, withDe);
const withEachA = (text: string): string => eachWith(text, withA);

const wishing: readonly Frame[] = [
  (duties) => say`Chez vous, j’aimerais surtout ${series(duties)}.`,
  (duties) => say`Parmi vos missions, j’aimerais en particulier ${series(duties)}.`,
  (duties) => say`J’aurais plaisir ${series(duties, withEachA)}.`,
];

/** Of someone of the trade: no wish to learn it, and no promise, which would say the offer over again to its author. */
const drawn: readonly Frame[] = [
  (duties) => say`Ce qui m’attire dans ce poste, c’est ${series(duties, withEachDe)}.`,
  (duties) => say`De vos missions, j’aimerais d’abord ${series(duties)}.`,
  (duties) => say`J’ai particulièrement envie, chez vous, ${series(duties, withEachDe)}.`,
];

/** What is left of the post, one duty to a sentence, where there is still room. */
const also: readonly Frame[] = [
  (duties) => say`Il me plairait aussi ${series(duties, withEachDe)}.`,
  (duties) => say`J’aimerais également ${series(duties)}.`,
  (duties) => say`J’aurais plaisir, de même, ${series(duties, withEachA)}.`,
  (duties) => say`Une autre de vos missions m’intéresse : ${series(duties)}.`,
];

/** Of someone who comes new to the trade. */
const learning: readonly Frame[] = [
  (duties) => say`J’apprendrai volontiers ${series(duties, withEachA)}.`,
  (duties) => say`Je souhaite découvrir, auprès de vos équipes, la façon ${series(duties, withEachDe)}.`,
  (duties) => say`J’ai envie d’apprendre, à vos côtés, ${series(duties, withEachA)}.`,
];

/** Of duties that the CV shows: nothing to wish for. */
const noting: readonly Frame[] = [
  (duties) => say`Vous cherchez quelqu’un pour ${series(duties)} : c’est un travail que je connais.`,
  (duties) =>
    say`${reworded(series(duties), capitalised)} : je connais ce travail, et je le poursuivrais volontiers chez vous.`,
];

export function rotated<One>(all: readonly One[], turn: number): One[] {
  const from = turn % Math.max(1, all.length);
  return [...all.slice(from), ...all.slice(0, from)];
}

/** Duties told as things: « les inventaires tournants ». */
function nounsOf(facts: Plan['facts'], said: ReadonlySet<string>): Candidate[] {
  const free = facts.duties.flatMap((duty) => {
    const isFree = !said.has(aboutOf(duty)) && duty.noun && duty.noun.length < 80 && !/ et |,|\d/.test(duty.noun);
    return isFree ? [{ noun: { text: duty.noun ?? '', evidence: duty.evidence }, about: aboutOf(duty) }] : [];
  });
  const verb = (noun: string) => (/^les /.test(noun) ? 'intéressent' : 'intéresse');
  const frames: ((noun: Piece) => Piece)[] = [
    (noun) => say`Parmi vos missions, ${noun} m’${verb(noun.text)} en particulier.`,
    (noun) => say`J’ai également relevé, parmi vos missions, ${noun}.`,
  ];
  return frames.flatMap((frame, index): Candidate[] => {
    const one = free[index];
    const place = { part: 'next', order: 24 + index, weight: 8 - index } as const;
    return one ? [{ ...place, about: one.about, wordings: [frame(one.noun)] }] : [];
  });
}

/** The hours and the first day the offer tells. */
function termsOf({ terms }: Plan['facts']): Candidate[] {
  return terms.length > 0
    ? [{ part: 'next', order: 28, weight: 14, wordings: [say`J’ai bien noté ${listed(terms)}.`] }]
    : [];
}

const mostDemands = 3;

/** What the offer asks for by name, beyond its missions, and the CV does not show: what one would like to learn or do. */
function demandsOf({ context, duties, input: { offer } }: Plan['facts'], hasAim: boolean): Candidate[] {
  const spoken = new Set(duties.flatMap(({ terms }) => terms));
  const titled = offer.spans.title;
  const quotes = context.requirements
    .filter(({ requirement, state, proof }) => state === 'missing' && !proof && !spoken.has(requirement.term))
    .filter(({ requirement: { span } }) => !(titled && span.start < titled.end && span.end > titled.start))
    .map(({ requirement }) => ({
      requirement,
      quote: typeset(offer.text.slice(requirement.span.start, requirement.span.end)),
    }))
    .filter(({ requirement, quote }) => isNameOf(requirement, quote));
  const named = quotes.filter(
    ({ quote }, index) => quotes.findIndex((one) => foldText(one.quote) === foldText(quote)) === index,
  );
  const asked = named.flatMap(({ requirement, quote }): (Asked & { isTool: boolean })[] => {
    const isTool = isToolName(quote.split(/[\s,]/)[0] ?? '') && isName(offer.text, requirement.span);
    if (isCode.test(quote) || (!isTool && /\p{Lu}/u.test(quote.slice(1)))) return [];
    const text = isTool ? quote : thingsOf(uncapitalised(quote), true);
    return [{ isTool, text, evidence: evidenceAt('offer', offer.text, requirement.span) }];
  });
  const said = [
    interesting(asked.filter(({ isTool }) => !isTool)),
    hasAim ? null : toLearn(asked.filter(({ isTool }) => isTool)),
  ];
  return said.flatMap((piece, index): Candidate[] =>
    piece ? [{ part: 'next', order: 26 + index / 10, weight: 5 - index, wordings: [piece] }] : [],
  );
}

/** « SSR », « HACCP », « le sage 100 »: a ward or a rule as well as a tool, and a name that a figure ends. */
const isCode = /^\P{Ll}+$|\d/u;

/** « GraphQL », or « Leaflet » with its capital inside a line: « Astreinte » at the start of one is a common noun. */
function isName(text: string, { start, end }: RequirementMatch['requirement']['span']): boolean {
  return (
    /\p{L}[\p{Lu}\d]/u.test(text.slice(start, end)) || /[\p{L},(/] ?$/u.test(text.slice(Math.max(0, start - 2), start))
  );
}

type Asked = { text: string | null; evidence: Piece['evidence'] };

function toldOf(asked: readonly Asked[]): Piece[] {
  return asked.flatMap(({ text, evidence }) => (text === null ? [] : [{ text, evidence }])).slice(0, mostDemands);
}

function interesting(asked: readonly Asked[]): Piece | null {
  const things = toldOf(asked);
  const isMore = things.length > 1 || /^les /.test(things[0]?.text ?? '');
  if (things.length === 0) return null;
  return say`${reworded(listed(things), capitalised)} m’intéresse${isMore ? 'nt' : ''} également.`;
}

function toLearn(asked: readonly Asked[]): Piece | null {
  const tools = toldOf(asked);
  return tools.length === 0 ? null : say`J’aimerais aussi prendre en main ${listed(tools)}.`;
}

/** The words of the offer are the name of what it asks for, and no sentence about it. */
function isNameOf({ kind, term, alternatives }: RequirementMatch['requirement'], quote: string): boolean {
  // « La paie m’intéresse également » is said of a wage, and of nothing that makes one apply.
  if (kind !== 'skill' || quote.length > 40 || (!/\s/.test(quote) && !isToolName(quote))) return false;
  if (/[.:;!?()«»|/–—]|^\p{L}+(?:er|ir|re|ez|ée?s?) |anglais|allemand|espagnol|italien|langue/iu.test(quote))
    return false;
  if (/(?<!\p{L})(?:leurs?|[vn]os|[vn]otre|ses|son|sa)(?!\p{L})/u.test(quote)) return false;
  return (
    isToolName(quote.split(/[\s,]/)[0] ?? '') ||
    [term, ...alternatives].some((name) => foldText(name) === foldText(quote))
  );
}

/** « de présenter la carte et de servir le vin », « et de les ranger »: the preposition before each infinitive. */
function eachWith(text: string, preposition: (verb: string) => string): string {
  const others =
    /(, | et )((?:en |y |les? |la |l’)?(\p{Ll}{2,}(?:er|ir|oir|dre|tre|ire)))(?= (?:l[ea]s?|l’|des|d’|une?|à|aux?|vos|votre|en|avec|sur|dans|\d|vivre|grandir|évoluer|progresser)|$)/gu;
  return preposition(text).replace(others, (whole, link: string, verb: string, bare: string) =>
    bare === verb
      ? link + preposition(verb)
      : knownVerb(bare) !== null
        ? link + (preposition === withA ? `à ${verb}` : verb.startsWith('en ') ? `d’${verb}` : `de ${verb}`)
        : whole,
  );
}

function asPiece({ infinitive, evidence }: Duty): Piece {
  return { text: infinitive ?? '', evidence };
}
