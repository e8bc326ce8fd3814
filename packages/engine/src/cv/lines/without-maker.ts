import type { CvLine } from './read-lines.ts';

/** The lines of a CV without what the tool that made it says at the foot of a page: « CV créé avec … – version gratuite ». */
export function withoutMaker(lines: readonly CvLine[]): readonly CvLine[] {
  const isFoot = (line: CvLine, index: number) =>
    lines[index + 1]?.page !== line.page && !line.bullet && isMaker(line.text);
  return lines.some(isFoot) ? lines.filter((line, index) => !isFoot(line, index)) : lines;
}

/** The CV itself is told, an address, or the name of a tool alone: « Créé avec deux associés un rayon vrac » is a task. */
function isMaker(text: string): boolean {
  const made = madeWith.exec(text);
  if (!made || /^[•*·–-]/u.test(text)) return false;
  const tool = text.slice(made[0].length);
  if (tool.length < 2 || tool.length > 50) return false;
  return made[1] !== undefined || address.test(tool) || toolAlone.test(tool);
}

const madeWith =
  /^((?:ce |mon )?(?:cv|document|curriculum vitae) )?(?:cr[ée][ée]|r[ée]alis[ée]|g[ée]n[ée]r[ée]|made|created|powered) (?:avec|sur|par|via|gr[âa]ce à|with|by) /iu;
const address = /^\S{1,30}\.(?:com|fr|io|net|org|app|eu|me|co)(?:\/\S{0,20})?$/iu;
const toolAlone = /^\p{Lu}[\p{L}\d.-]+(?: \d{1,4})?$/u;
