/**
 * OWASP Application Security Verification Standard 5.0.0: the requirements of its first two levels, by section; the third
 * level is not claimed. Numbers alone: what each asks stands, in our words, in docs/security.md.
 */
const levels: Record<1 | 2, string> = {
  1: `1.2:1-5 1.3:1-2 1.5:1 2.1:1 2.2:1-2 2.3:1 3.2:1-2 3.3:1 3.4:1-2 3.5:1-3 4.1:1 4.4:1 5.2:1-2 5.3:1-2 6.1:1 6.2:1-8
    6.3:1-2 6.4:1-2 7.2:1-4 7.4:1-2 8.1:1 8.2:1-2 8.3:1 9.1:1-3 9.2:1 10.4:1-5 11.3:1-2 11.4:1 12.1:1 12.2:1-2 13.4:1
    14.2:1 14.3:1 15.1:1 15.2:1 15.3:1`,
  2: `1.1:1-2 1.2:6-9 1.3:3-11 1.4:1-3 1.5:2 2.1:2-3 2.2:3 2.3:2-4 2.4:1 3.3:2-4 3.4:3-6 3.5:4-5 3.7:1-2 4.1:2-3 4.2:1
    4.3:1-2 4.4:2-4 5.1:1 5.2:3 5.4:1-3 6.1:2-3 6.2:9-12 6.3:3-4 6.4:3-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3 7.3:1-2 7.4:3-5
    7.5:1-2 7.6:1-2 8.1:2 8.2:3 8.4:1 9.2:2-4 10.1:1-2 10.2:1-2 10.3:1-4 10.4:6-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2
    11.2:1-3 11.3:3 11.4:2-4 11.5:1 11.6:1 12.1:2-3 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:2-5 14.1:1-2 14.2:2-4 14.3:2-3
    15.1:2-3 15.2:2-3 15.3:2-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2`,
};

/** The level of every requirement, by its number. */
export const requirements: ReadonlyMap<string, 1 | 2> = new Map(
  ([1, 2] as const).flatMap((level) =>
    levels[level]
      .trim()
      .split(/\s+/)
      .flatMap((range) => numbersOf(range).map((number) => [number, level] as const)),
  ),
);

function numbersOf(range: string): string[] {
  const [section, bounds = ''] = range.split(':');
  const [first = 0, last = first] = bounds.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
}
