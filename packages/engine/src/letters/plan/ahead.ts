import type { Candidate } from '../candidate.ts';
import { doesAlready, isNewcomer, lineShowing } from '../facts/does-already.ts';
import type { JobFact } from '../facts/job-facts.ts';
import type { Duty } from '../facts/offer-duties.ts';
import { knownVerb } from '../french/actions.ts';
import { hasBareNoun } from '../french/bare-noun.ts';
import { withA, withDe } from '../french/link-words.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { turnedBy } from '../turned-by.ts';
import { isWell } from './is-well.ts';
import type { Plan } from './plan.ts';

/**
 * What the letter does with the offer’s own duties: those that a job shows are tied to that job, the nearest one first. One
 * that nothing in the CV speaks of is to be learnt by whoever comes new to the trade; of others it is told before what
 * anyone could say.
 */
export function aheadOf(plan: Plan): Candidate[] {
  const { facts, angle, near, turn } = plan;
  const all = dutiesOf(facts.duties);
  const showing = all.flatMap((named): Shown[] => {
    const job = jobShowing(plan, named);
    return job ? [{ ...named, job }] : [];
  });
  // What one takes part in says less than what one does.
  const shown = turnedBy([...showing.filter((one) => !isPart(one)), ...showing.filter(isPart)], angle);
  const [own, before] = [shown.filter(({ job }) => job === near), shown.filter(({ job }) => job !== near)];
  const unknown = turnedBy(
    all.filter(({ duty, isDoing }) => isDoing && !doesAlready(facts, duty)),
    angle,
  );
  const isNew = isNewcomer(facts) || !near?.isRelated;
  const frames = turnedBy(isNew ? learning : wishing, turn);
  const said = (some: readonly Named[], ways: readonly Frame[]) =>
    some.flatMap(({ piece }) => ways.map((frame) => frame(piece))).slice(0, mostWordings);
  return [
    { part: 'next', order: 7, weight: 93, about: 'duties', wordings: leaning(plan, own, 0) },
    { part: 'next', order: 7.5, weight: 61, wordings: leaning(plan, before, own.length > 0 ? 1 : 0) },
    { part: 'next', order: 20, weight: isNew ? 60 : 8, wordings: said(unknown.slice(0, mostTried), frames) },
    { part: 'next', order: 21, weight: 7, wordings: said(unknown.slice(mostTried), turnedBy(frames, 1)) },
  ];
}

const longest = 110;
const mostWordings = 6;
/** Duties tried, where the guard refuses one. */
const mostTried = 2;
/** Words of two duties that stand in one sentence. */
const mostOfTwo = 22;

/** A duty as it stands in a sentence: an infinitive, or else a thing with its article. */
type Named = { duty: Duty; piece: Piece; isDoing: boolean };
type Shown = Named & { job: JobFact };

/** « Pour tenir la caisse et réassortir les rayons, je m’appuierai sur ce que je fais chez Ardoise. » */
function leaning({ voice, ways }: Plan, shown: readonly Shown[], turn: number): Piece[] {
  const [one, ...others] = shown;
  if (!one) return [];
  const { job } = one;
  const at = { text: job.at ?? '', evidence: job.evidence };
  const done = { text: job.isCurrent ? 'ce que je fais' : 'ce que j’ai fait', evidence: [] };
  const same = others.filter((other) => other.job === job);
  const pair = same.find((other) => areBrief(one, other));
  const lists = [...(pair ? [[one, pair]] : []), ...[one, ...same].map((each) => [each])];
  const wordings = lists.flatMap((each) => {
    const duties = listed(each.map(({ piece }) => piece));
    const data = { duties, isDoing: one.isDoing, isTwo: each.length > 1, at, done };
    return turnedBy(ways('leaning', voice.leaning, data), turn);
  });
  return wordings.slice(0, mostWordings);
}

function isPart({ piece }: Named): boolean {
  return /^(?:participer|contribuer|aider|veiller) /u.test(piece.text);
}

/** Two duties that one sentence names: short ones of one kind, neither of which is two already. */
function areBrief(one: Named, other: Named): boolean {
  const both = `${one.piece.text} ${other.piece.text}`;
  return one.isDoing === other.isDoing && !/ et |, /.test(both) && both.split(' ').length <= mostOfTwo;
}

/** The duties that make a sentence, each by its first verb or its first things. */
function dutiesOf(duties: readonly Duty[]): Named[] {
  return duties.flatMap((duty): Named[] => {
    const { infinitive, noun, evidence } = duty;
    const isDoing = infinitive !== null;
    const text = infinitive === null ? thingOf(noun ?? '') : firstOf(infinitive.replace(/\s?\([^()]*\)/g, ''));
    const isSound = isDoing ? isWell(text) && !isOfPage.test(text) && !isBroken.test(text) : text !== '';
    return isSound && text.length < longest ? [{ duty, piece: { text, evidence }, isDoing }] : [];
  });
}

/** « la réception, le déchargement et le contrôle des marchandises »: things that each have their article. */
function thingOf(noun: string): string {
  const text = noun.replace(/\s?\([^()]*\)/g, '');
  const isSound =
    /^(?:les? |la |l’)\p{Ll}/u.test(text) && !/[:;.«»/]| vo(?:s|tre) poste/u.test(text) && !hasBareNoun(text);
  return isSound && text.split(' ').length > 2 ? text : '';
}

/** « signaler un problème », « déposer votre candidature »: what a page says to whoever reads it. */
const isOfPage =
  /^(?:signaler un problème|postuler|déposer (?:votre|une) candidature|(?:envoyer|adresser) (?:votre|un) |créer un compte|imprimer|partager l’offre)(?!\p{L})/u;
/** « préparer les accords et d’en suivre », « bâtir le PDP et pilotes la »: a verb that was not read as one. */
const isBroken = / et (?:d’|de )| et \p{Ll}{4,}[ez]s? (?:l[ae]s? |l’|leurs? |votre |vos )/u;

/** The job that shows a duty: the nearest one, which the letter has told, before the others. */
function jobShowing({ facts, near }: Plan, { duty }: Named): JobFact | null {
  const jobs = facts.jobs.filter(({ at, isCurrent, isRelated }) => at !== null && (isCurrent || isRelated));
  const inOrder = [...jobs.filter((job) => job === near), ...jobs.filter((job) => job !== near)];
  return inOrder.find((job) => lineShowing(facts, job, duty)) ?? null;
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
