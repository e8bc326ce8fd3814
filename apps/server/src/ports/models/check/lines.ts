/** What is checked, and what came of it. */
export type Line = readonly [name: string, value: string];

export function seconds(ms: number): string {
  return `${(ms / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 2 })}\u00a0s`;
}
