export type Random = {
  /** A whole number from 0 to `limit`, `limit` excluded. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  bytes(count: number): Buffer;
};

/** Numbers without a pattern that are the same in every run (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => below(256))),
  };
}
