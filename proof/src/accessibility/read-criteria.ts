export type Result = 'C' | 'NC' | 'NA';
export type Criterion = { id: string; result: Result };

/** How many criteria each of the 13 themes of RGAA 4.1 has, in their order. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

/** The ids of all criteria: `1.1` to `13.12`. */
export const criterionIds: readonly string[] = themes.flatMap((count, theme) =>
  Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
);

/** The rows of the tables of docs/accessibility.md: `| 1.1 | what it asks | C | how it was looked at |`. */
export function readCriteria(markdown: string): Criterion[] {
  const rows = markdown.matchAll(/^\|\s*(\d+\.\d+)\s*\|[^|\n]+\|\s*(C|NC|NA)\s*\|[^|\n]{3,}\|$/gm);
  return [...rows].map(([, id = '', result]) => ({ id, result: result as Result }));
}

/** Ids that are missing or stand there more than once. */
export function misplacedIds(criteria: readonly Criterion[]): string[] {
  const found = criteria.map(({ id }) => id);
  const missing = criterionIds.filter((id) => !found.includes(id));
  const surplus = found.filter((id, index) => found.indexOf(id) !== index || !criterionIds.includes(id));
  return [...missing, ...surplus];
}
