import type { ParsedCv } from '@coach/contracts/cv';
import type { CareerPlan } from '@coach/contracts/features/career-advisor';
import type { WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { loadEngine } from '../../ports/engine.ts';
import { type CareerAdviceInput, careerAdviceTask } from '../../writing/tasks/career-advice/career-advice-task.ts';
import { careerTruth } from '../../writing/tasks/career-advice/career-truth.ts';
import { write } from '../../writing/write.ts';
import { tellWorded, withWords } from './with-words.ts';

type Told = {
  skillsToDevelop: string;
  careerGoal: string;
  pastExperiences: string;
  cv: ParsedCv | null;
  profileSkills: string[];
};

/** A plan in words: the engine’s, or a model’s on top of them where there is one. */
export async function wordPlan(
  context: UserContext,
  plan: CareerPlan,
  { cv, profileSkills, ...answers }: Told,
): Promise<{ careerPlan: CareerPlan; advice: string; writtenBy: WrittenBy }> {
  const { tellPlan } = await loadEngine();
  const input = inputOf(plan, answers, cv);
  const written = await write(context, careerAdviceTask, input, await careerTruth(input, cv, profileSkills));
  const careerPlan = written.output ? withWords(plan, written) : plan;
  return { careerPlan, advice: tellWorded(careerPlan, tellPlan(careerPlan)), writtenBy: written.writtenBy };
}

function inputOf(
  plan: CareerPlan,
  answers: Omit<Told, 'cv' | 'profileSkills'>,
  cv: ParsedCv | null,
): CareerAdviceInput {
  const { goal, held, missing, regulated, steps, routes, transferable } = plan;
  const { skillsToDevelop, careerGoal, pastExperiences } = answers;
  return {
    goal: goal.label ?? goal.said,
    answers: { skillsToDevelop, careerGoal, pastExperiences },
    cvText: cv?.text ?? '',
    held: held.map(({ skill, evidence }) => ({ skill, quote: evidence.quote })),
    ...{ missing, steps, routes },
    regulated: regulated?.detail ?? null,
    bridges: transferable.map(({ skill, evidence, towards, why }) => ({ skill, quote: evidence.quote, towards, why })),
  };
}
