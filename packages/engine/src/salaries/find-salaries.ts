import {
  type SalaryAnswer,
  type SalaryFigure,
  type SalaryGroup,
  type SalaryQuery,
  salaryScopes,
} from '@coach/contracts/features/salaries';
import { readGoal } from '../career/read-goal.ts';
import { groupOf, lowestWage, populationsOf, salaryFigures } from './salary-data.ts';

type Asked = Pick<SalaryQuery, 'level' | 'region'>;

/** What is published of an occupation’s pay: of its own people where there is any, else of those it is one of. */
export function findSalaries({ occupation: said, level, region, group: chosen }: SalaryQuery): SalaryAnswer {
  const { occupation, label, certainty, near } = readGoal(said, said, []);
  const usualGroup = occupation ? groupOf(occupation) : null;
  const group = occupation ? (chosen ?? usualGroup) : null;
  const all = occupation ? figuresOf(occupation, group) : [];
  const [scale] = figuresOfPopulation('private').filter(isOfAll);
  if (!scale) throw new Error('no figure of all wages');
  return {
    ...{ said, occupation, label, certainty, near, usualGroup, group, scale },
    nearest: all[0]?.scope ?? null,
    figures: chooseFigures(all, { level, region }),
    minimum: lowestWage,
    hasLevel: level && occupation ? all.some((figure) => figure.level === level) : null,
    hasRegion: region && occupation ? all.some((figure) => figure.region === region) : null,
  };
}

/** The nearest first; those of everybody come last, for their regions. */
function figuresOf(occupation: string, group: SalaryGroup | null): SalaryFigure[] {
  const own = populationsOf(occupation);
  const wide = group && group !== 'independents' ? [group, 'private'] : ['private'];
  return [...own, ...wide].flatMap(figuresOfPopulation).sort((a, b) => distance(a) - distance(b));
}

function figuresOfPopulation(id: string): SalaryFigure[] {
  return salaryFigures().flatMap(({ of, figure }) => (of === id ? [figure] : []));
}

function distance({ scope }: SalaryFigure): number {
  return salaryScopes.indexOf(scope);
}

/** The occupation’s own first, then those of the level and the region asked for, then those of all; everybody’s last. */
function chooseFigures(all: SalaryFigure[], asked: Asked): SalaryFigure[] {
  const wanted = all.filter((figure) => isAsked(figure, asked) && !isScale(figure));
  return wanted.sort((a, b) => placeOf(a) - placeOf(b));
}

function placeOf(figure: SalaryFigure): number {
  if (figure.scope === 'occupation') return 0;
  if (figure.scope === 'everyone') return 3;
  return isOfAll(figure) ? 2 : 1;
}

function isAsked({ level, region }: SalaryFigure, asked: Asked): boolean {
  return (level === null || level === asked.level) && (region === null || region === asked.region);
}

function isOfAll({ level, region }: SalaryFigure): boolean {
  return level === null && region === null;
}

/** All wages of the country are told apart, as the scale. */
function isScale(figure: SalaryFigure): boolean {
  return figure.scope === 'everyone' && isOfAll(figure);
}
