import {
  type SalaryFigure,
  type SalaryGroup,
  type SalarySource,
  salaryFigureSchema,
} from '@coach/contracts/features/salaries';
import published from '../../data/salaries/figures.json' with { type: 'json' };
import link from '../../data/salaries/occupations.json' with { type: 'json' };
import read from '../../data/salaries/sources.json' with { type: 'json' };

type Population = { label: string; scope: string };

const populations: Record<string, Population> = published.populations;
const sources: Record<string, SalarySource> = read.sources;

/** A figure as published, and the population it is of. */
type OwnedFigure = { of: string; figure: SalaryFigure };

let figures: OwnedFigure[] | null = null;

/** Every figure of the data files; throws where one is not as `figures.json` says. */
export function salaryFigures(): readonly OwnedFigure[] {
  figures ??= published.figures.map(({ of, source, note, ...figure }) => ({
    of,
    figure: salaryFigureSchema.parse({
      ...figure,
      note: note ?? null,
      people: populations[of]?.label,
      scope: populations[of]?.scope,
      source: sourceNamed(source),
    }),
  }));
  return figures;
}

function sourceNamed(id: string): SalarySource {
  const source = sources[id];
  if (!source) throw new Error(`no source of salaries is named ${id}`);
  return source;
}

const groups = Object.entries(link.groups) as [SalaryGroup, string[]][];

/** The socioprofessional group an occupation usually is in. */
export function groupOf(occupation: string): SalaryGroup | null {
  return groups.find(([, names]) => names.includes(occupation))?.[0] ?? null;
}

/** Populations nearer than the group that an occupation is counted in. */
export function populationsOf(occupation: string): string[] {
  return Object.entries(link.populations).flatMap(([id, names]) => (names.includes(occupation) ? [id] : []));
}

export const lowestWage = { ...published.smic, source: sourceNamed(published.smic.source) };
