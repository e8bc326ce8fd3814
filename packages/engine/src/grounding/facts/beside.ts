import { oncePer } from '../../text/once-per.ts';
import type { Reading } from '../text/read-text.ts';

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

/** Whether documents have two words near each other that begin as these do: « coter un acte » of « cotation des actes ». */
export function areKinBeside(reading: Reading, one: string, other: string): boolean {
  return areBeside(headsBeside(reading), one.slice(0, headLength), other.slice(0, headLength));
}

const headsBeside = oncePer(({ stems }: Reading) => besideIn(stems.map((stem) => stem.slice(0, headLength))));
