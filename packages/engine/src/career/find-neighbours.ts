import type { Neighbour } from '@coach/contracts/features/career-advisor';
import { inPrint } from '../linkedin/score/cited.ts';
import { likenessOf } from '../match/match-occupation.ts';
import { closeTrades, tradeFamilies } from '../match/trade-families.ts';
import { meaningfulStems } from '../match/word-index.ts';
import { broaderOf } from '../skills/skill-links.ts';
import { listedOccupations, listOf } from './demands-of.ts';
import { labelOf } from './occupation-names.ts';
import { isHeld, termOf } from './prove-skills.ts';
import type { Goal, Titles } from './read-goal.ts';
import { regulationOf } from './regulation-of.ts';
import { allSkillsOf, proofsOf, type Told } from './told.ts';

const most = 4;
/** Occupations looked at closely. */
const candidates = 24;
const least = { held: 2, share: 0.35 };

/**
 * Occupations the person's present skills open, other than those they hold or aim at: at least two of their demands
 * shown, and a third of them. Where the law asks for a diploma first, skills open nothing.
 */
export function findNeighbours(told: Told, goal: Goal, titles: Titles): Neighbour[] {
  const held = new Set(allSkillsOf(told).flatMap(({ skill }) => [skill, ...broaderOf(skill)]));
  const kin = new Set(
    [goal.occupation ?? '', ...titles].flatMap((title) => [...tradeFamilies(meaningfulStems(title))]),
  );
  const scored = listedOccupations()
    .filter(
      (name) => isOpen(name) && name !== goal.occupation && !titles.some((title) => likenessOf(name, title) >= 0.8),
    )
    .map((name) => ({ name, hint: hintOf(name, held) + (isKin(name, kin) ? 0.2 : 0) }))
    .sort((a, b) => b.hint - a.hint)
    .slice(0, candidates);
  const proofs = proofsOf(told, [...new Set(scored.flatMap(({ name }) => listOf(name)))]);
  const shows = (skill: string) => isHeld(proofs.get(skill));
  const reached = scored
    .map(({ name }) => ({
      name,
      held: listOf(name).filter(shows),
      missing: listOf(name).filter((each) => !shows(each)),
    }))
    .filter(({ held: shown, missing }) => shown.length >= least.held && shareOf(shown, missing) >= least.share)
    .sort((a, b) => rankOf(b, kin) - rankOf(a, kin));
  return oneOfEachList(reached)
    .slice(0, most)
    .map(({ name, held: shown, missing }) => ({
      ...{ occupation: name, label: labelOf(name, goal.gender) },
      ...{ held: shown.map(inPrint), missing: missing.map(inPrint) },
    }));
}

function isOpen(name: string): boolean {
  return regulationOf(name)?.open !== false;
}

function hintOf(name: string, held: ReadonlySet<string>): number {
  const list = listOf(name);
  return list.filter((skill) => held.has(termOf(skill).name)).length / list.length;
}

function isKin(name: string, kin: ReadonlySet<number>): boolean {
  return [...tradeFamilies(meaningfulStems(name))].some((family) => kin.has(family));
}

type Reached = { name: string; held: string[]; missing: string[] };

function rankOf({ name, held, missing }: Reached, kin: ReadonlySet<number>): number {
  return shareOf(held, missing) + (isKin(name, kin) ? 0.15 : 0);
}

function shareOf(held: readonly string[], missing: readonly string[]): number {
  return held.length / (held.length + missing.length);
}

/** Occupations with one list of demands are told by the first of them. */
function oneOfEachList(reached: readonly Reached[]): Reached[] {
  const keys = reached.map(({ name }) => listOf(name).join('|'));
  return reached.filter((_, index) => keys.indexOf(keys[index] as string) === index);
}

/** An occupation near one that a diploma closes, open without it: where its work is first seen and counted. */
export function steppingStone(occupation: string): string | null {
  const kin = closeTrades(meaningfulStems(occupation));
  const isNear = (name: string) => [...closeTrades(meaningfulStems(name))].some((group) => kin.has(group));
  return listedOccupations().find((name) => name !== occupation && regulationOf(name) === null && isNear(name)) ?? null;
}
