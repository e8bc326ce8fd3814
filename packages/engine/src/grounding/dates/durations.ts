import type { Hedge } from '../figures/quantity.ts';

/** Months that are true of something; `open` where nobody told what day it is. */
export type Span = { months: number; open: boolean };

/** Whether a duration told in months says a true one as people round it. */
export function fitsDuration(told: number, hedge: Hedge, { months, open }: Span): boolean {
  const late = open ? 18 : 0;
  switch (hedge) {
    case 'over':
      return told <= months + late;
    case 'near':
      return months >= told - Math.min(Math.max(9, told * 0.1), told * 0.3) - late && months <= told + 2;
    case 'about':
    case 'some':
      return Math.abs(months - told) <= Math.max(6, Math.min(told * 0.25, 24), told * 0.18) + late;
    case 'below':
      return told >= months && told <= months + 12 + late;
    default:
      return told % 12 === 0 ? inYears(told, months, late) : Math.abs(told - months) <= (told < 24 ? 1 : 3) + late;
  }
}

/** « 7 ans » of 7 years and 10 months, or of 6 years and 7 months. */
function inYears(told: number, months: number, late: number): boolean {
  const below = told >= 120 ? 20 : 12;
  return told > months - below && told <= months + Math.min(6, told / 4) + late;
}
