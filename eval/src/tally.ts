/** Counts hits among cases, and remembers the misses. */
export class Tally {
  hits = 0;
  total = 0;
  readonly faults: string[] = [];

  add(hit: boolean, fault: string): void {
    this.total++;
    if (hit) this.hits++;
    else this.faults.push(fault);
  }

  /** 1 where there was nothing to find. */
  get share(): number {
    return this.total === 0 ? 1 : this.hits / this.total;
  }
}

/** The harmonic mean of precision and recall: `both` were found and right, of `found` and of `right`. */
export function f1(both: number, found: number, right: number): number {
  return found + right === 0 ? 1 : (2 * both) / (found + right);
}
