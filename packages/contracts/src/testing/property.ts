import { check, type IRawProperty } from 'fast-check';

/** What holds for everything that can be made up, and how much of it to make up for one look and for a long one. */
export type Property = { name: string; holds: IRawProperty<unknown>; quick: number; long: number };

export type Outcome = {
  runs: number;
  /** What does not hold and how, made as small as it could be; null where all does. */
  counterexample: string | null;
};

/** Tries a property; the seed gives the same trials again. */
export async function tryProperty({ holds }: Property, runs: number, seed: number): Promise<Outcome> {
  const { failed, numRuns, counterexample, errorInstance } = await check(holds, { numRuns: runs, seed });
  const told = failed
    ? `${JSON.stringify(counterexample).slice(0, 1_500)}: ${String(errorInstance).slice(0, 1_500)}`
    : null;
  return { runs: numRuns, counterexample: told };
}
