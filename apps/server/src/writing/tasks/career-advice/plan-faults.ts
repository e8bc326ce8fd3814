import { strayFigures } from '../../stray-figures.ts';
import type { Doubt } from '../../task.ts';
import type { CareerAdviceAnswer, CareerAdviceInput } from './career-advice-task.ts';

/** Figures that neither the person nor the part of the plan they stand in gives: prices, lengths, shares. */
export function planFaults(answer: CareerAdviceAnswer, input: CareerAdviceInput): Doubt[] {
  const { answers, cvText, goal, regulated, steps, routes, bridges, held } = input;
  const told = [...Object.values(answers), cvText, goal, ...held.map(({ quote }) => quote)];
  const parts = {
    steps: steps.map(({ days, title, why }) => `${days} ${title} ${why}`),
    routes: routes.map(({ name, why, detail }) => `${name} ${why} ${detail}`),
    bridges: bridges.map(({ skill, quote, towards, why }) => `${skill} ${quote} ${towards} ${why}`),
  };
  const all = [...told, regulated ?? '', ...Object.values(parts).flat()];
  return [
    ...strayOf('introduction', answer.introduction, all),
    ...(['steps', 'routes', 'bridges'] as const).flatMap((list) =>
      answer[list].flatMap(({ number, why }) =>
        strayOf(`${list}.${number}`, why, [...told, parts[list][number - 1] ?? '']),
      ),
    ),
  ];
}

function strayOf(path: string, text: string, sources: readonly string[]): Doubt[] {
  const reason = 'Ce chiffre n’est ni dans ce que vous avez dit, ni dans le plan.';
  return strayFigures(text, sources).map((found) => ({ path, ...found, reason }));
}
