import type { Candidate } from '../candidate.ts';
import { houseOf } from '../facts/house.ts';
import { openingTie, type Tie, tiesOf } from '../facts/ties.ts';
import { withDe } from '../french/link-words.ts';
import { type Piece, reworded, say } from '../piece.ts';
import { cap } from '../tones/also.ts';
import { turnedBy } from '../turned-by.ts';
import type { Opening } from '../voice.ts';
import type { Plan } from './plan.ts';

/** What links the person and this employer, as sentences without their stop: the ways to say one, of the first tie that opens. */
export function tieSayings(tie: Tie, { near, voice, angle }: Pick<Plan, 'near' | 'voice' | 'angle'>): Piece[] {
  return turnedBy(sayingsOf(tie, near), voice.turn + angle);
}

function sayingsOf(tie: Tie, near: Plan['near']): Piece[] {
  if (tie.kind === 'town')
    return [
      say`J’habite ${tie.town} et serais donc sur place`,
      say`J’habite ${tie.town}, où se trouve le poste que vous proposez`,
    ];
  if (tie.kind === 'training')
    return [
      say`Ce que m’a appris ${tie.name} me servirait chez vous`,
      say`J’aimerais mettre au service de votre équipe ce que m’a appris ${tie.name}`,
    ];
  const at: Piece = { text: tie.job.at ?? '', evidence: tie.job.evidence };
  const isNear = tie.job === near || at.text === '';
  return tie.kind === 'tool' ? ofTool(tie, isNear, at) : ofSetting(tie, isNear, at);
}

function ofTool({ name, job }: Extract<Tie, { kind: 'tool' }>, isNear: boolean, at: Piece): Piece[] {
  if (job.isCurrent)
    return [
      say`Je travaille déjà avec ${name}, que je retrouverais chez vous`,
      say`Vous citez ${name} : c’est déjà l’un de mes outils`,
    ];
  return isNear
    ? [say`J’ai travaillé avec ${name}, que je retrouverais chez vous`]
    : [
        say`${cap(at)}, j’ai travaillé avec ${name}, que je retrouverais chez vous`,
        say`Vous citez ${name} : je m’en servais ${at}`,
      ];
}

function ofSetting({ where, job }: Extract<Tie, { kind: 'setting' }>, isNear: boolean, at: Piece): Piece[] {
  if (job.isCurrent && isNear) return [say`Je travaille aujourd’hui ${where}`];
  if (isNear || at.text === '') return [say`J’ai déjà travaillé ${where}`];
  return [say`${cap(at)}, j’ai travaillé ${where}`];
}

/** What opens on a reason of its own needs no other before it. */
const reasoned: readonly Opening[] = ['wanted', 'wish', 'tie', 'detail'];

/** What the employer does, where it opens the letter as the reason to write. */
export function houseToOpen({ facts, voice, angle }: Plan): Piece | null {
  return angle > 0 || voice.opening.some((kind) => reasoned.includes(kind)) ? null : houseOf(facts);
}

/** « de comptable », of who has worked as one. */
export function tradeIn({ experience }: Plan): Piece | null {
  return experience && { text: withDe(experience.title), evidence: experience.length.evidence };
}

/** The same as a reason among others, where the opening has another. */
function houseBeside(plan: Plan): Candidate[] {
  const house = houseToOpen(plan) ? null : houseOf(plan.facts);
  if (!house) return [];
  return [
    {
      part: 'next',
      order: 8,
      weight: 89,
      wordings: plan.ways('house', plan.voice.house, { house, trade: tradeIn(plan) }),
    },
  ];
}

/** Where an earlier job was, and not what half of all houses are: all else only fills. */
function isTelling({ job, where }: Extract<Tie, { kind: 'setting' }>, { near }: Plan): boolean {
  return job !== near && !/association|entreprise|agence|magasin|bureau/u.test(where.text);
}

const mostTold = 2;

/** The ties the opening has left, as reasons of their own. */
export function whyOf(plan: Plan): Candidate[] {
  const isOpening = plan.voice.opening.includes('tie');
  const opener = isOpening ? openingTie(plan.facts, plan.angle) : null;
  const told = tiesOf(plan.facts)
    .filter((tie) => tie !== opener)
    .slice(0, mostTold)
    .map((tie, index): Candidate => {
      const wordings = tieSayings(tie, plan).map((saying) => reworded(saying, (text) => `${text}.`));
      const weight = tie.kind === 'setting' && !isTelling(tie, plan) ? 11 : weightOf(tie, isOpening || index > 0);
      return { part: 'next', order: 9 + index / 10, weight, wordings };
    });
  return [...houseBeside(plan), ...told];
}

/** A tool has been told by its job, the town by the address, and what the title says by itself: they only fill. */
function weightOf(tie: Tie, isSecond: boolean): number {
  const isTold = tie.kind === 'tool' || tie.kind === 'town' || (tie.kind === 'setting' && tie.isImplied);
  if (isTold) return 40;
  return isSecond ? 58 : 91;
}
