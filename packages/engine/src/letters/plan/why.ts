import type { Candidate } from '../candidate.ts';
import { houseOf } from '../facts/house.ts';
import { sharedMeasure } from '../facts/shared-measure.ts';
import { openingTie, type Tie, tiesOf } from '../facts/ties.ts';
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
      say`Je souhaite mettre en pratique ce que m’a appris ${tie.name}`,
      say`Ce que m’a appris ${tie.name}, je souhaite maintenant le mettre en pratique`,
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
        say`Vous citez ${name} : j’ai appris à m’en servir ${at}`,
      ];
}

function ofSetting({ where, isWhole, job }: Extract<Tie, { kind: 'setting' }>, isNear: boolean, at: Piece): Piece[] {
  const familiar = say`Travailler ${where} m’est familier`;
  // « auprès de personnes âgées, comme vous » would make them one.
  const too = where.text.startsWith('auprès') ? '' : ', comme vous';
  if (job.isCurrent && isNear)
    return isWhole
      ? [say`Je travaille aujourd’hui ${where}${too}`, say`Mon travail d’aujourd’hui se fait ${where}`]
      : [say`Je travaille aussi ${where}`, familiar];
  if (isNear || at.text === '') return [say`J’ai déjà travaillé ${where}${too}`, familiar];
  return [say`${cap(at)}, j’ai travaillé ${where}${too}`, say`${familiar} depuis mon passage ${at}`];
}

/** « Vous parlez de 45 couverts : au Bistrot, c’est 28 aujourd’hui »: the step from one to the other, in their figures. */
function measureOf({ facts, voice, angle }: Plan): Candidate[] {
  const measure = sharedMeasure(facts);
  if (!measure) return [];
  const { unit, own, asked, isMore, job } = measure;
  const at: Piece = { text: job.at ?? '', evidence: job.evidence };
  const there = job.isCurrent ? say`${at}, c’est ${own} aujourd’hui` : say`${at}, c’était ${own}`;
  const step = isMore
    ? say`Passer de ${own} ${unit}, ${at}, à vos ${asked} me tente.`
    : say`Vos ${asked} ${unit} ne me changeraient pas beaucoup : ${there}.`;
  const wordings = turnedBy([say`Vous parlez de ${asked} ${unit} : ${there}.`, step], voice.turn + angle);
  return [{ part: 'next', order: 9.5, weight: 90, wordings }];
}

/** What opens on a reason of its own needs no other before it. */
const reasoned: readonly Opening[] = ['wanted', 'wish', 'tie', 'detail'];

/** What the employer does, where it opens the letter as the reason to write. */
export function houseToOpen({ facts, voice, angle }: Plan): Piece | null {
  return angle > 0 || voice.opening.some((kind) => reasoned.includes(kind)) ? null : houseOf(facts);
}

/** The same as a reason among others, where the opening has another. */
function houseBeside(plan: Plan): Candidate[] {
  const house = houseToOpen(plan) ? null : houseOf(plan.facts);
  if (!house) return [];
  return [{ part: 'next', order: 8, weight: 89, wordings: plan.ways('house', plan.voice.house, { house }) }];
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
      return { part: 'next', order: 9 + index / 10, weight: weightOf(tie, isOpening || index > 0), wordings };
    });
  return [...houseBeside(plan), ...told, ...measureOf(plan)];
}

/** A tool has been told by its job, the town by the address, and what the title says by itself: they only fill. */
function weightOf(tie: Tie, isSecond: boolean): number {
  const isTold = tie.kind === 'tool' || tie.kind === 'town' || (tie.kind === 'setting' && tie.isImplied);
  if (isTold) return 40;
  return isSecond ? 58 : 91;
}
