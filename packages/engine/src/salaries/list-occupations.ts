import type { SalaryOccupation } from '@coach/contracts/features/salaries';
import { labelOf, occupationNames } from '../career/occupation-names.ts';
import { aliasesOf } from '../skills/skill-links.ts';

let items: SalaryOccupation[] | null = null;

/** Every occupation whose pay can be looked up, under both its forms and the names people give it. */
export function listOccupations(): readonly SalaryOccupation[] {
  items ??= occupationNames().map((occupation) => ({
    occupation,
    label: labelOf(occupation, null),
    also: [...new Set(aliasesOf(occupation))],
  }));
  return items;
}
