import type { CvLine } from './read-lines.ts';

/**
 * Lines that run on joined to the one they continue: `text` keeps the length of the slice, with spaces for the break, so
 * that offsets hold.
 */
export function joinWrapped(lines: readonly CvLine[], carries: (index: number) => boolean): CvLine[] {
  const joined: CvLine[] = [];
  lines.forEach((line, index) => {
    const last = joined.at(-1);
    if (!carries(index) || !last || line.start < last.end) {
      joined.push({ ...line });
      return;
    }
    last.text = `${last.text}${' '.repeat(line.start - last.end)}${line.text}`;
    last.end = line.end;
  });
  return joined;
}

/** Stands for what lies between two pieces that read as one: no space, which would part them. */
const filler = '\u2060';

/** A line with the piece it goes on with further along, `text` as long as the slice; its values are to be tidied. */
export function runOn(line: CvLine, rest: CvLine): CvLine {
  const between = ` ${filler.repeat(Math.max(0, rest.start - line.end - 1))}`;
  return { ...line, text: `${line.text}${between}${rest.text}`, end: rest.end };
}

/** A value taken over a line break, as it reads: « hôtel-café- restaurant » is « hôtel-café-restaurant ». */
export function tidy(text: string): string {
  return text
    .replaceAll(filler, '')
    .replace(/(?<=\p{L}-) (?=\p{L})/gu, '')
    .replace(/\s{2,}/g, ' ');
}

const asksFigure =
  /(?<!\p{L})(?:niveau|niv\.|cat[ée]gorie|cat\.|n°|num[ée]ro|[ée]chelon|grade|groupe|classe|version)\s*$/iu;
const figure = /^\d{1,3}[a-z]?(?![\p{L}\d])\S{0,2}(?:$|\n)/iu;

/** « reconnaissance ENIC-NARIC niveau » over « 6 »: the figure alone on its line ends the line above. */
export function isCounted(above: string, line: string): boolean {
  return figure.test(line) && asksFigure.test(above.slice(-20));
}
