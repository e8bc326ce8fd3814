import type { CvLine } from './read-lines.ts';

/** The lines of a CV without what the tool that made it says at the foot of a page: « CV créé avec … – version gratuite ». */
export function withoutMaker(lines: readonly CvLine[]): readonly CvLine[] {
  const isFoot = (line: CvLine, index: number) => lines[index + 1]?.page !== line.page && madeWith.test(line.text);
  return lines.some(isFoot) ? lines.filter((line, index) => !isFoot(line, index)) : lines;
}

const madeWith =
  /^(?:(?:ce |mon )?(?:cv|document|curriculum vitae) )?(?:cr[ée][ée]|r[ée]alis[ée]|g[ée]n[ée]r[ée]|made|created|powered) (?:avec|sur|par|via|gr[âa]ce à|with|by) .{2,50}$/iu;
