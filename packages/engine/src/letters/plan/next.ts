import type { Candidate } from '../candidate.ts';
import { neither, toLearn } from '../facts/gaps.ts';
import type { JobFact } from '../facts/job-facts.ts';
import type { Duty } from '../facts/offer-duties.ts';
import { nextStep, readPractical } from '../facts/practical.ts';
import { withA, withDe } from '../french/link-words.ts';
import { capitalised } from '../french/typeset.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import type { Plan } from './plan.ts';

/** The last paragraph: what there is to learn, what one looks for, from when, and the meeting. */
export function nextOf(plan: Plan): Candidate[] {
  return [
    ...learnOf(plan),
    ...wishesOf(plan),
    ...employerOf(plan),
    ...carryOn(plan),
    ...practicalOf(plan),
    ...meetOf(plan),
    ...reserveOf(plan),
  ];
}

function learnOf({ facts, voice, ways }: Plan): Candidate[] {
  const terms = toLearn(facts);
  if (terms.length === 0) return [];
  const wordings = ways('learn', voice.learn, { terms: neither(terms), count: terms.length });
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

const longest = 13;

/** One thing the offer tells of its employer, short, and only what that employer does. */
function employerOf({ facts: { employer, company } }: Plan): Candidate[] {
  const fact = employer.find(({ predicate }) => predicate !== null && shortened(predicate) !== null);
  const does = fact?.predicate ? shortened(fact.predicate) : null;
  if (!fact || !does || !company || !verb.test(does)) return [];
  const clause = { text: does, evidence: fact.evidence };
  return [
    { part: 'next', order: 14, weight: 60, wordings: [say`Je souhaite travailler pour une structure qui ${clause}.`] },
  ];
}

const verb = /^(?!est\b)\p{Ll}{2,}e |^(?:conçoit|construit|vend|produit|soutient|réunit|entretient|fournit)/u;

function shortened(predicate: string): string | null {
  const head = predicate.split(/, | : |\u00a0: /)[0] ?? predicate;
  return head.split(' ').length <= longest ? head : null;
}

function practicalOf({ facts }: Plan): Candidate[] {
  const pieces = readPractical(facts);
  const told = facts.context.requirements.some(
    ({ requirement, state }) => /^permis b$/i.test(requirement.term) && state === 'present',
  );
  const free = told
    ? pieces.flatMap((piece): Piece[] => {
        if (!/^j’ai le permis B/.test(piece.text)) return [piece];
        return /véhicule/.test(piece.text) ? [reworded(piece, () => 'je dispose d’un véhicule')] : [];
      })
    : pieces;
  if (free.length === 0) return [];
  const wordings = [say`${reworded(listed(free.slice(0, 3)), capitalised)}.`];
  return [{ part: 'next', order: 30, weight: 88, wordings }];
}

function meetOf({ facts, voice, ways }: Plan): Candidate[] {
  const wordings = ways('meet', voice.meet, { step: nextStep(facts) });
  return [{ part: 'next', order: 99, weight: 119, wordings }];
}

/** Duties of the offer that carry on what a job of the CV shows: one belongs in a letter, others fill it. */
function carryOn({ facts }: Plan): Candidate[] {
  const found = facts.duties.flatMap((duty): { duty: Piece; job: JobFact }[] => {
    const { infinitive, terms, evidence } = duty;
    if (
      !infinitive ||
      !isWell(infinitive) ||
      /,/.test(infinitive) ||
      infinitive.split(' ').length > 13 ||
      asksMore(facts, duty)
    )
      return [];
    const proves = ({ at, missions }: JobFact) =>
      at !== null && missions.some((each) => each.terms.some((term) => terms.includes(term)));
    const job = facts.jobs.find(proves);
    return job ? [{ duty: { text: infinitive, evidence }, job }] : [];
  });
  const frames: ((duty: Piece, at: Piece, isNow: boolean) => Piece)[] = [
    (duty, at, isNow) =>
      say`${reworded(duty, capitalised)} prolongerait ce que ${isNow ? 'je fais' : 'j’ai fait'} ${at}.`,
    (duty, at, isNow) => say`Pour ${duty}, je partirais de ce que ${isNow ? 'j’apprends' : 'j’ai appris'} ${at}.`,
    (duty, at, isNow) => say`Quant à ${duty}, ${isNow ? 'mon travail' : 'mon passage'} ${at} m’y prépare.`,
  ];
  return frames.flatMap((frame, index): Candidate[] => {
    const one = found[index];
    if (!one) return [];
    const at = { text: one.job.at ?? '', evidence: one.job.evidence };
    const weight = index === 0 ? 63 : 34 - index;
    return [{ part: 'next', order: 16 + index, weight, wordings: [frame(one.duty, at, one.job.isCurrent)] }];
  });
}

/** Whether a duty names something the CV does not show. */
function asksMore({ missing }: Plan['facts'], { terms }: Duty): boolean {
  return missing.some(({ requirement }) => terms.includes(requirement.term));
}

/** Where the CV has too little to tell: the duties of the offer, as what one looks forward to or asks about. */
function reserveOf({ facts }: Plan): Candidate[] {
  const duties = facts.duties.filter(
    (duty) =>
      duty.infinitive !== null && isWell(duty.infinitive) && duty.infinitive.length < 110 && !isDone(facts, duty),
  );
  const frames: ((duty: Piece) => Piece)[] = [
    (duty) => say`J’aimerais en particulier ${duty}.`,
    (duty) =>
      say`Je souhaite aussi découvrir, auprès de vos équipes, la façon ${reworded(duty, (text) => eachWith(text, withDe))}.`,
    (duty) => say`J’apprendrai volontiers ${reworded(duty, (text) => eachWith(text, withA))}.`,
    (duty) => say`J’aimerais vous entendre sur ce que vous attendez de la personne qui devra ${duty}.`,
    (duty) => say`Je m’appliquerai ${reworded(duty, (text) => eachWith(text, withA))}.`,
  ];
  const said = duties.slice(0, frames.length).map((duty, index) => ({
    order: 20 + index,
    weight: 12 - index,
    wordings: [frames[index] as (duty: Piece) => Piece].map((frame) => frame(asPiece(duty))),
  }));
  return [...said.map((one): Candidate => ({ ...one, part: 'next' })), ...nounsOf(facts), ...termsOf(facts)];
}

/** Duties told as things: « les inventaires tournants ». */
function nounsOf({ duties }: Plan['facts']): Candidate[] {
  const free = duties.flatMap(({ noun, evidence }): Piece[] =>
    noun && noun.length < 80 && !/ et |,|\d/.test(noun) ? [{ text: noun, evidence }] : [],
  );
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
    /(, | et )(\p{Ll}{2,}(?:er|ir|oir|dre|tre|ire))(?= (?:l[ea]s?|l’|des|d’|une?|à|aux?|vos|votre|en|avec|sur|\d))/gu;
  return preposition(text).replace(others, (_, link: string, verb: string) => link + preposition(verb));
}

/** A verb whose object has its article, and nothing after it that lacks its own. */
function isWell(infinitive: string): boolean {
  if (/\p{Extended_Pictographic}|[()«»:]/u.test(infinitive)) return false;
  if (/ et (?!.*?(?:er|ir|re|oir) )(?:\p{Ll}{4,}) (?:au|aux|à|de|du|des|sur|en) /u.test(infinitive)) return false;
  return /^\p{Ll}+(?: et \p{Ll}+(?:er|ir|re|oir))? (?:l[ea]s? |l’|des? |d’|une? |du |à |aux? |vos |votre |en |avec |sur |\d)/u.test(
    infinitive,
  );
}

/** What one already does is nothing to look forward to. */
function isDone({ jobs }: Plan['facts'], { terms }: Duty): boolean {
  return jobs.some(({ missions }) => missions.some((each) => each.terms.some((term) => terms.includes(term))));
}

function asPiece({ infinitive, evidence }: Duty): Piece {
  return { text: infinitive ?? '', evidence };
}
