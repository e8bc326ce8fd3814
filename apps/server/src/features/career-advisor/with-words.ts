import type { CareerPlan, PlanDoubt } from '@coach/contracts/features/career-advisor';
import type { Doubt } from '../../writing/task.ts';
import type { CareerAdviceAnswer } from '../../writing/tasks/career-advice/career-advice-task.ts';

type List = 'steps' | 'routes' | 'bridges';

/**
 * A plan with a model’s reasons in place of the engine’s; one that the model left out, or that is held, stays the engine’s.
 * What of the introduction is held is told with it. Nothing else of the plan changes.
 */
export function withWords(
  plan: CareerPlan,
  { output, doubts }: { output: CareerAdviceAnswer; doubts: readonly Doubt[] },
): CareerPlan {
  const held = new Set(doubts.map(({ path }) => path));
  const reasons = <Item extends { why: string }>(list: List, items: readonly Item[]): Item[] =>
    items.map((item, index) => {
      const found = output[list].find(({ number }) => number === index + 1);
      return found && !held.has(`${list}.${index + 1}`) ? { ...item, why: found.why } : item;
    });
  return {
    ...plan,
    steps: reasons('steps', plan.steps),
    routes: reasons('routes', plan.routes),
    transferable: reasons('bridges', plan.transferable),
    introduction: { text: output.introduction, doubts: doubtsOn(output.introduction, doubts) },
  };
}

/** In order, in the words as they are shown; what was found twice is told once. */
function doubtsOn(text: string, doubts: readonly Doubt[]): PlanDoubt[] {
  const found = doubts
    .filter(({ path }) => path === 'introduction')
    .map(({ start, end, reason }) => ({ start, end, quote: text.slice(start, end), reason }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter(({ start }, index) => found.slice(0, index).every(({ end }) => end <= start));
}

/** The whole as a text: the introduction, what of it is to be checked, then the plan. */
export function tellWorded({ introduction }: CareerPlan, told: string): string {
  if (!introduction) return told;
  const { text, doubts } = introduction;
  const checks = ['À VÉRIFIER', ...doubts.map(({ quote, reason }) => `– «\u202f${quote}\u202f»\u00a0: ${reason}`)];
  return [text, ...(doubts.length > 0 ? [checks.join('\n')] : []), told].join('\n\n');
}
