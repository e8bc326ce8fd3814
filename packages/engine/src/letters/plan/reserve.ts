import type { Candidate } from '../candidate.ts';
import { doesAlready, isNewcomer, showsInWork } from '../facts/does-already.ts';
import type { JobFact } from '../facts/job-facts.ts';
import type { Duty } from '../facts/offer-duties.ts';
import { knownVerb } from '../french/actions.ts';
import { withA, withDe } from '../french/link-words.ts';
import { type Piece, reworded, say } from '../piece.ts';
import { cap } from '../tones/also.ts';
import { turnedBy } from '../turned-by.ts';
import { isWell } from './is-well.ts';
import type { Plan } from './plan.ts';

/**
 * Where the CV has too little to tell: a duty of the offer, tied to the job that shows it; else, where nothing of the CV
 * speaks of it, as what one would like to learn or do, and one more of these before what anyone could say.
 */
export function reserveOf(plan: Plan): Candidate[] {
  const { facts, angle, turn } = plan;
  const all = facts.duties.flatMap((duty): Duty[] => {
    const infinitive = firstOf((duty.infinitive ?? '').replace(/\s?\([^()]*\)/g, ''));
    return isWell(infinitive) && infinitive.length < longest ? [{ ...duty, infinitive }] : [];
  });
  const shown = turnedBy(all, angle).flatMap((duty) => {
    const job = showsInWork(facts, duty) ? jobOf(plan, duty) : null;
    return job ? tied(asPiece(duty), job, turn) : [];
  });
  const unknown = all.filter((duty) => !doesAlready(facts, duty));
  const frames = turnedBy(isNewcomer(facts) ? learning : wishing, turn);
  const wanted = turnedBy(unknown, angle);
  const wishesFor = (duties: readonly Duty[], ways: readonly Frame[]) =>
    duties.flatMap((duty) => ways.map((frame) => frame(asPiece(duty)))).slice(0, mostWordings);
  const wished = wishesFor(wanted.slice(0, mostWished), frames);
  const further = wishesFor(wanted.slice(mostWished), turnedBy(frames, 1));
  return [
    { part: 'next', order: 20, weight: 9, about: 'duty', wordings: shown.slice(0, mostWordings) },
    { part: 'next', order: 20, weight: 8, about: 'duty', wordings: wished },
    { part: 'next', order: 21, weight: 7, wordings: further },
  ];
}

const longest = 110;
const mostWordings = 6;
/** Duties tried for the first wish, where the guard refuses one. */
const mostWished = 2;

/** The job whose line shows a duty: the others before the nearest one, which the letter has told. */
function jobOf({ facts, near }: Plan, { terms }: Duty): JobFact | null {
  const showing = facts.jobs.filter(
    ({ at, isCurrent, isRelated, missions }) =>
      at !== null &&
      (isCurrent || isRelated) &&
      missions.some((each) => each.terms.some((term) => terms.includes(term))),
  );
  return showing.find((job) => job !== near) ?? showing[0] ?? null;
}

/** « Pour tenir la caisse, je m’appuierai sur ce que je fais chez Ardoise. » */
function tied(duty: Piece, job: JobFact, turn: number): Piece[] {
  const at = { text: job.at ?? '', evidence: job.evidence };
  const done = job.isCurrent ? 'ce que je fais' : 'ce que j’ai fait';
  return turnedBy(
    [
      say`Pour ${duty}, je m’appuierai sur ${done} ${at}.`,
      say`${cap({ text: done, evidence: [] })} ${at} me servira pour ${duty}.`,
    ],
    turn,
  );
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

type Frame = (duty: Piece) => Piece;

const wishing: readonly Frame[] = [
  (duty) => say`Parmi vos missions, j’aimerais en particulier ${duty}.`,
  (duty) => say`Je souhaite aussi, à ce poste, ${duty}.`,
  (duty) => say`J’aurais plaisir ${reworded(duty, withEachA)}.`,
];

/** Of someone who comes new to the trade. */
const learning: readonly Frame[] = [
  (duty) => say`J’apprendrai volontiers ${reworded(duty, withEachA)}.`,
  (duty) => say`Je souhaite découvrir, auprès de vos équipes, la façon ${reworded(duty, withEachDe)}.`,
  (duty) => say`J’ai envie d’apprendre, à vos côtés, ${reworded(duty, withEachA)}.`,
];

const withEachDe = (text: string): string => eachWith(text, withDe);
const withEachA = (text: string): string => eachWith(text, withA);

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
