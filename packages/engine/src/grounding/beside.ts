import { oncePer } from './once-per.ts';

/** The stems of a text, each with those near it, whichever stands first. */
export type Beside = ReadonlyMap<string, ReadonlySet<string>>;

/** How many words on the second word of a name may stand: « Université de Rennes ». */
const reach = 4;

/** Which stems stand near each other. */
export function besideIn(stems: readonly string[]): Beside {
  const found = new Map<string, Set<string>>();
  const nearOf = (stem: string) => {
    const known = found.get(stem);
    if (known) return known;
    const near = new Set<string>();
    found.set(stem, near);
    return near;
  };
  stems.forEach((stem, index) => {
    const near = nearOf(stem);
    for (let next = index + 1; next <= index + reach && next < stems.length; next++) {
      const other = stems[next] as string;
      near.add(other);
      nearOf(other).add(stem);
    }
  });
  return found;
}

/** Whether two stems stand near each other. */
export function areBeside(beside: Beside, one: string, other: string): boolean {
  return beside.get(one)?.has(other) ?? false;
}

/** The letters by which two words are of one kin. */
const headLength = 5;

/** Whether two stems stand near each other that begin as these do: « cotation des actes » of « coter un acte ». */
export function areKinBeside(beside: Beside, one: string, other: string): boolean {
  const kin = kinOf(beside);
  const others = kin.get(other.slice(0, headLength)) ?? [];
  return (kin.get(one.slice(0, headLength)) ?? []).some((stem) =>
    others.some((second) => areBeside(beside, stem, second)),
  );
}

const kinOf = oncePer((beside: Beside): Map<string, string[]> => {
  const kin = new Map<string, string[]>();
  for (const stem of beside.keys()) {
    const head = stem.slice(0, headLength);
    const known = kin.get(head);
    if (known) known.push(stem);
    else kin.set(head, [stem]);
  }
  return kin;
});
