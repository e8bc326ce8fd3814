import type { SectorId } from '@coach/contracts/report';
import data from '../../../data/sectors.json' with { type: 'json' };

/**
 * A sector of the labour market. `files` are the skill files it draws on, `titles` words of its job titles, `weights`
 * how much more or less a criterion counts in it, `skills` what its offers usually ask for.
 */
export type Sector = {
  id: SectorId;
  label: string;
  files: readonly string[];
  titles: string;
  weights: Readonly<Record<string, number | undefined>>;
  advice: readonly string[];
  skills: readonly string[];
};

/** Every sector, in the order of the data. */
export const sectors = data as readonly Sector[];

/** The sector of this name, null for none. */
export function sectorNamed(id: SectorId | undefined): Sector | null {
  return sectors.find((sector) => sector.id === id) ?? null;
}
