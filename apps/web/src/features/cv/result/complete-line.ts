/** The line with the answer to the question it left open: « Gestion des stocks » + « 1 200 références » → « … (1 200 références) ». */
export function completeLine(before: string, answer: string): string {
  const line = before.trim();
  const added = answer.trim().replace(/[.;,]+$/, '');
  if (!added) return line;
  const ending = /[.;]$/.exec(line)?.[0] ?? '';
  return `${line.slice(0, line.length - ending.length).trimEnd()} (${added})${ending}`;
}
