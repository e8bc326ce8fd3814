import type { ParsedCv } from '@coach/contracts/cv';
import type { CareerPlan, PlanEvidence, Regulated } from '@coach/contracts/features/career-advisor';
import type { ParsedOffer } from '@coach/contracts/offer';
import { likenessOf } from '../match/match-occupation.ts';
import { chooseRoutes } from './choose-routes.ts';
import { demandsOf } from './demands-of.ts';
import { findNeighbours } from './find-neighbours.ts';
import { measureDistance } from './measure-distance.ts';
import type { PlanContext } from './plan-context.ts';
import { planSteps } from './plan-steps.ts';
import { readGoal, titlesOf } from './read-goal.ts';
import { readSituation } from './read-situation.ts';
import { type Regulation, regulationOf } from './regulation-of.ts';
import { proofsOf, type Told } from './told.ts';
import { wantedSkills } from './wanted-skills.ts';
import { writeObjectives } from './write-objectives.ts';

export type PlanInput = {
  skillsToDevelop: string;
  careerGoal: string;
  pastExperiences: string;
  /** One of the occupations proposed before, as the person picked it. */
  occupation: string | null;
  cv: ParsedCv | null;
  profileSkills: readonly string[];
  /** Targeted offers of the person, whatever they are for. */
  offers: readonly ParsedOffer[];
  /** YYYY-MM-DD */
  today: string;
};

/**
 * A plan towards a goal: the distance between what the person shows and what the occupation asks for, ways of training
 * that exist in France, ninety days of steps, and occupations their skills already open. The same input always gives the
 * same plan. Never throws.
 */
export function planCareer(input: PlanInput): CareerPlan {
  const { cv, pastExperiences, profileSkills, today } = input;
  const titles = titlesOf(cv);
  const goal = readGoal(input.careerGoal, input.occupation, titles);
  const demands = demandsOf(goal.occupation);
  const told: Told = { cv, pastExperiences, profileSkills, goalFiles: demands.sector?.files ?? [], today };
  const offers = input.offers.filter(({ title }) => goal.occupation && likenessOf(goal.occupation, title) >= 0.5);
  const regulation = regulationOf(goal.occupation);
  const distance = measureDistance(told, demands, wantedSkills(input.skillsToDevelop), offers);
  const context: PlanContext = {
    ...{ ...distance, goal, demands, regulation, hasCv: cv !== null, offersRead: offers.length },
    situation: readSituation(cv, [input.skillsToDevelop, input.careerGoal, pastExperiences]),
    regulationMet: regulation && provenBy(told, regulation.needs),
  };
  const { gender: _, ...read } = goal;
  return {
    goal: { ...read, demand: demands.kind, sector: demands.kind === 'sector' ? (demands.sector?.label ?? null) : null },
    ...{ ...distance, offersRead: offers.length },
    regulated: regulation && presentRegulation(regulation, context.regulationMet),
    routes: chooseRoutes(context),
    steps: planSteps(context),
    neighbours: findNeighbours(told, goal, titles),
    objectives: writeObjectives(context, told),
  };
}

function provenBy(told: Told, needs: readonly string[]): PlanEvidence | null {
  const proofs = [...proofsOf(told, needs).values()];
  return proofs.find(({ state }) => state === 'same')?.evidence ?? null;
}

function presentRegulation({ detail, needs, source, open }: Regulation, held: PlanEvidence | null): Regulated {
  const title = open ? 'S’installer à son compte est réglementé' : 'Un métier réglementé';
  return { title, detail, needs, held, source };
}
