import type { SalaryFigure } from '@coach/contracts/features/salaries';

/** Figures of the same people, year and source, under what they share: net and gross are told together. */
export function toldTogether(figures: readonly SalaryFigure[]): [key: string, together: SalaryFigure[]][] {
  const together = new Map<string, SalaryFigure[]>();
  for (const figure of figures) {
    const { people, year, level, region, source } = figure;
    const key = [people, year, level, region, source.url].join('|');
    together.set(key, [...(together.get(key) ?? []), figure]);
  }
  return [...together];
}
