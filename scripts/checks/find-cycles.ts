/** Cycles in a graph of files, each as the list of files in import order; one per group of files. */
export function findCycles(graph: Map<string, string[]>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  for (const start of graph.keys()) visit(start, []);
  return cycles;

  function visit(file: string, trail: string[]): void {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) cycles.push(trail.slice(seenAt));
    if (seenAt >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  }
}
