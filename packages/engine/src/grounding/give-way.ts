import type { Finding } from './context.ts';

/** Leaves out the findings on a whole turn of phrase where something more precise was found in it. */
export function giveWay(findings: readonly Finding[]): Finding[] {
  const length = findings.reduce((most, { end }) => Math.max(most, end), 0);
  const precise = new Uint8Array(length);
  for (const { givesWay, start, end } of findings) if (!givesWay) precise.fill(1, start, end);
  return findings.filter(({ givesWay, start, end }) => !(givesWay && precise.subarray(start, end).includes(1)));
}
