import type { SalaryOccupation } from '@coach/contracts/features/salaries';

/** Occupations whose name or usual names hold what is typed, accents forgiven: the nearest to it first. */
export function matchOccupations(items: readonly SalaryOccupation[], typed: string, most = 8): SalaryOccupation[] {
  const sought = fold(typed).trim();
  if (sought.length < 2) return [];
  return items
    .map((item) => ({ item, rank: rankOf(item, sought) }))
    .filter(({ rank }) => rank < notFound)
    .sort((a, b) => a.rank - b.rank || a.item.label.length - b.item.label.length)
    .slice(0, most)
    .map(({ item }) => item);
}

const notFound = 4;

/** Begins with it, has a word that does, is also called so, or holds it anywhere. */
function rankOf({ label, also }: SalaryOccupation, sought: string): number {
  const name = fold(label);
  if (name.startsWith(sought)) return 0;
  if (beginsAWord(name, sought)) return 1;
  if (also.some((other) => beginsAWord(fold(other), sought))) return 2;
  return name.includes(sought) ? 3 : notFound;
}

function beginsAWord(text: string, sought: string): boolean {
  return ` ${text.replaceAll(/[’'-]/g, ' ')}`.includes(` ${sought.replaceAll(/[’'-]/g, ' ')}`);
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").replaceAll('œ', 'oe');
}
