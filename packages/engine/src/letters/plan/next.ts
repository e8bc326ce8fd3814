import type { Candidate } from '../candidate.ts';
import { heldCredentials, mostPapers } from '../facts/credentials.ts';
import { doesAlready, isNewcomer } from '../facts/does-already.ts';
import { readGap } from '../facts/gaps.ts';
import type { Duty } from '../facts/offer-duties.ts';
import { nextStep, readPractical } from '../facts/practical.ts';
import { withA, withDe } from '../french/link-words.ts';
import { capitalised } from '../french/typeset.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { bridged, shownDuties } from './bridge.ts';
import { isWell } from './is-well.ts';
import { toldOf } from './near.ts';
import type { Plan } from './plan.ts';

/** The last paragraph: what there is to learn, what one looks for, from when, and the meeting. */
export function nextOf(plan: Plan): Candidate[] {
  return [
    ...learnOf(plan),
    ...wishesOf(plan),
    ...employerOf(plan),
    ...carryOn(plan),
    ...meetOf(plan),
    ...reserveOf(plan),
  ];
}

function learnOf({ facts, voice, ways }: Plan): Candidate[] {
  const gap = readGap(facts);
  if (gap?.kind !== 'tool') return [];
  const wordings = ways('learn', voice.learn, { terms: gap.term, count: 1 });
  return [{ part: 'next', order: 0, weight: 101, wordings }];
}

/** What the person says of themselves in their CV, word for word. */
function wishesOf({ facts: { own }, voice }: Plan): Candidate[] {
  const opens = voice.opening.includes('wish');
  const said = [...own.wishes, ...own.views].slice(opens ? 1 : 0);
  return said.slice(0, 3).map((piece, index) => ({
    part: 'next',
    order: 10 + index,
    weight: 92 - index * 18,
    wordings: [piece],
  }));
}

/** One thing the offer tells of its employer, where the opening has not told it. */
function employerOf({ employer, voice, ways }: Plan): Candidate[] {
  if (!employer || voice.opening.includes('employer')) return [];
  const wordings = ways('employer', voice.alsoEmployer, employer);
  return [{ part: 'next', order: 14, weight: 62, wordings }];
}

/** From when, at what hours, with what licence and from where, as clauses. */
function practicalOf({ facts }: Plan): Piece[] {
  const pieces = readPractical(facts);
  const told = heldCredentials(facts)
    .slice(0, mostPapers)
    .some(({ text }) => /^le permis B(?! ?E)/.test(text));
  const free = told
    ? pieces.flatMap((piece): Piece[] => {
        if (!/^j’ai le permis B/.test(piece.text)) return [piece];
        return /véhicule/.test(piece.text) ? [reworded(piece, () => 'je dispose d’un véhicule')] : [];
      })
    : pieces;
  return free.slice(0, 3);
}

/** What is practical, and the meeting. */
function meetOf(plan: Plan): Candidate[] {
  const { facts, voice, ways } = plan;
  const meet = ways('meet', voice.meet, { step: nextStep(facts) });
  const free = practicalOf(plan);
  if (free.length === 0) return [{ part: 'next', order: 99, weight: 119, wordings: meet }];
  const said = reworded(inOne(free), capitalised);
  return [
    { part: 'next', order: 99, weight: 119, wordings: [...meet.map((sentence) => say`${said}. ${sentence}`), ...meet] },
  ];
}

/** « j’ai le permis B et un véhicule, et j’habite Lyon »: a comma where one of them has its own « et ». */
function inOne(clauses: readonly Piece[]): Piece {
  return listed(clauses, clauses.some(({ text }) => / et /.test(text)) ? ', et ' : ' et ');
}

/** Further duties that carry on what a job shows: they fill a letter that is too short. */
function carryOn(plan: Plan): Candidate[] {
  const all = shownDuties(plan.facts);
  const used = bridged(plan, all, toldOf(plan))?.one;
  // Two of the same place in a row would be one too many.
  const [first, ...others] = all.filter((one) => one !== used);
  const found = first ? [first, ...others.filter(({ job }) => job.at !== first.job.at)] : [];
  const frames: ((duty: Piece, at: Piece, isNow: boolean) => Piece)[] = [
    (duty, at) => say`Pour ${duty}, je m’appuierais sur mon travail ${at}.`,
    (duty, at, isNow) => say`Quant à ${duty}, ${isNow ? 'mon travail' : 'mon passage'} ${at} m’y prépare.`,
  ];
  return rotated(frames, plan.turn).flatMap((frame, index): Candidate[] => {
    const one = found[index];
    if (!one) return [];
    const at = { text: one.job.at ?? '', evidence: one.job.evidence };
    return [
      {
        part: 'next',
        order: 16 + index,
        weight: (used ? 40 : 63) - index * 8,
        wordings: [frame(one.duty, at, one.job.isCurrent)],
      },
    ];
  });
}

/** Where the CV has too little to tell: the duties of the offer, as what one looks forward to or asks about. */
function reserveOf({ facts, angle, turn }: Plan): Candidate[] {
  const all = facts.duties.flatMap((duty): Duty[] => {
    const infinitive = firstOf(duty.infinitive ?? '');
    return isWell(infinitive) && infinitive.length < 110 ? [{ ...duty, infinitive }] : [];
  });
  const [known, unknown] = [true, false].map((does) => all.filter((duty) => doesAlready(facts, duty) === does));
  const frames = isNewcomer(facts) ? [...wishing, ...learning] : [...wishing, ...taking];
  const said = [
    ...told(rotated(unknown ?? [], angle), rotated(frames, turn), 20),
    ...told(rotated(known ?? [], angle), rotated(noting, turn), 25),
  ];
  return [...said.map((one): Candidate => ({ ...one, part: 'next' })), ...nounsOf(facts), ...termsOf(facts)];
}

/** « prendre la commande » of « prendre la commande, assurer le service »; « découper, flamber » says too little cut. */
function firstOf(infinitive: string): string {
  const [first = ''] = infinitive.split(', ');
  return first === infinitive || first.includes(' ') ? first : '';
}

type Frame = (duty: Piece) => Piece;

/** Each duty in wordings that no other of them has. */
function told(duties: readonly Duty[], frames: readonly Frame[], order: number) {
  const count = Math.min(duties.length, frames.length);
  return duties.slice(0, count).map((duty, index) => ({
    order: order + index,
    weight: 32 - order - index,
    wordings: frames.filter((_, at) => at % count === index).map((frame) => frame(asPiece(duty))),
  }));
}

const wishing: readonly Frame[] = [
  (duty) => say`J’aimerais en particulier ${duty}.`,
  (duty) => say`J’aimerais savoir comment vos équipes s’organisent pour ${duty}.`,
];

/** Of someone who comes new to the trade. */
const learning: readonly Frame[] = [
  (duty) => say`J’apprendrai volontiers ${reworded(duty, (text) => eachWith(text, withA))}.`,
  (duty) =>
    say`Je souhaite aussi découvrir, auprès de vos équipes, la façon ${reworded(duty, (text) => eachWith(text, withDe))}.`,
  (duty) => say`J’aimerais vous entendre sur ce que vous attendez de la personne qui devra ${duty}.`,
];

const taking: readonly Frame[] = [
  (duty) => say`Parmi vos missions, celle ${reworded(duty, (text) => eachWith(text, withDe))} m’intéresse.`,
  (duty) => say`Je m’appliquerai ${reworded(duty, (text) => eachWith(text, withA))}.`,
  (duty) =>
    say`Lors d’un entretien, nous pourrions parler de la façon ${reworded(duty, (text) => eachWith(text, withDe))}.`,
];

/** Of a duty that the CV shows: nothing to wish for, and something to talk about. */
const noting: readonly Frame[] = [
  (duty) => say`Parmi vos missions, une autre m’intéresse : ${duty}.`,
  (duty) => say`Je vous dirai volontiers de vive voix comment je m’y prends pour ${duty}.`,
  (duty) => say`Votre annonce demande aussi ${reworded(duty, (text) => eachWith(text, withDe))} : parlons-en.`,
  (duty) =>
    say`J’aimerais savoir quels moyens vous donnez à la personne chargée ${reworded(duty, (text) => eachWith(text, withDe))}.`,
  (duty) => say`Une mission de votre annonce retient mon attention : ${duty}.`,
  (duty) => say`J’aimerais vous entendre sur votre façon ${reworded(duty, (text) => eachWith(text, withDe))}.`,
];

function rotated<One>(all: readonly One[], turn: number): One[] {
  const from = turn % Math.max(1, all.length);
  return [...all.slice(from), ...all.slice(0, from)];
}

/** Duties told as things: « les inventaires tournants ». */
function nounsOf(facts: Plan['facts']): Candidate[] {
  const free = facts.duties.flatMap(({ noun, evidence }): Piece[] => {
    const isFree = noun && noun.length < 80 && !/ et |,|\d/.test(noun);
    return isFree ? [{ text: noun, evidence }] : [];
  });
  const verb = (noun: string) => (/^les /.test(noun) ? 'intéressent' : 'intéresse');
  const frames: ((noun: Piece) => Piece)[] = [
    (noun) => say`Parmi vos missions, ${noun} m’${verb(noun.text)} en particulier.`,
    (noun) => say`J’aimerais aussi que vous me parliez de ce point : ${noun}.`,
  ];
  return frames.flatMap((frame, index): Candidate[] => {
    const noun = free[index];
    return noun ? [{ part: 'next', order: 24 + index, weight: 8 - index, wordings: [frame(noun)] }] : [];
  });
}

/** The hours and the first day the offer tells. */
function termsOf({ terms }: Plan['facts']): Candidate[] {
  return terms.length > 0
    ? [{ part: 'next', order: 28, weight: 14, wordings: [say`J’ai bien noté ${listed(terms)}.`] }]
    : [];
}

/** « de présenter la carte et de servir le vin »: the preposition before each infinitive. */
function eachWith(text: string, preposition: (verb: string) => string): string {
  const others =
    /(, | et )((?:en |y )?\p{Ll}{2,}(?:er|ir|oir|dre|tre|ire))(?= (?:l[ea]s?|l’|des|d’|une?|à|aux?|vos|votre|en|avec|sur|\d))/gu;
  return preposition(text).replace(others, (_, link: string, verb: string) => link + preposition(verb));
}

function asPiece({ infinitive, evidence }: Duty): Piece {
  return { text: infinitive ?? '', evidence };
}
