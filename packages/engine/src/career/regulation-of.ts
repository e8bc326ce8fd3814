import data from '../../data/career/regulated.json' with { type: 'json' };

/** What the law asks before an occupation may be exercised; `open` where one may work in it for an employer without. */
export type Regulation = (typeof data.entries)[number];

let byOccupation: Map<string, Regulation> | null = null;

export function regulationOf(occupation: string | null): Regulation | null {
  byOccupation ??= new Map(data.entries.flatMap((entry) => entry.occupations.map((name) => [name, entry] as const)));
  return (occupation !== null && byOccupation.get(occupation)) || null;
}
