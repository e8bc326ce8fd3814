type Limits = {
  /** Of several that are as old, the one made first goes. */
  entries: number;
  forMs: number;
};

/**
 * A pure function that remembers what it made lately: a journey asks for the same reading of the same text again and again.
 * `keyOf` tells inputs apart; null is not remembered. Whoever is answered from memory has a copy, so that nobody’s changes reach another. Nothing
 * is held longer than `forMs`, whether or not it is asked for again.
 */
export function rememberLately<Input, Output>(
  make: (input: Input) => Output,
  keyOf: (input: Input) => string | null,
  { entries, forMs }: Limits,
): (input: Input) => Output {
  const kept = new Map<string, Output>();

  function keep(key: string, output: Output): void {
    const [oldest] = kept.keys();
    if (kept.size >= entries && oldest !== undefined) kept.delete(oldest);
    kept.set(key, structuredClone(output));
    setTimeout(() => kept.delete(key), forMs).unref();
  }

  return (input) => {
    const key = keyOf(input);
    if (key === null) return make(input);
    const known = kept.get(key);
    if (known !== undefined) return structuredClone(known);
    const output = make(input);
    keep(key, output);
    return output;
  };
}
