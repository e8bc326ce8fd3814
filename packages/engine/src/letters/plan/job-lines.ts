import type { JobFact, MissionFact } from '../facts/job-facts.ts';
import { type ToldLine, tellLine } from '../tell-line.ts';
import type { Voice } from '../voice.ts';

export type RankedLine = ToldLine & { fact: MissionFact };

/** The lines of a job worth telling, the best for this tone first. Another angle begins further down, and leaves others out. */
export function jobLines(job: JobFact, voice: Voice, angle: number): RankedLine[] {
  const told = job.missions.flatMap((fact) => {
    const line = tellLine(job, fact);
    return line ? [{ ...line, fact }] : [];
  });
  const ranked = told.sort((a, b) => rank(b, voice) - rank(a, voice));
  const turn = ranked.length > 1 ? (angle * 2 + (angle > 2 ? 1 : 0)) % ranked.length : 0;
  return [...ranked.slice(turn), ...ranked.slice(0, turn)];
}

const besideCost = 3;

/** What was reached says most; the figure in « DAS2 » counts nothing. */
function figureWorth(line: string, form: RankedLine['form']): number {
  if (form === 'result' || achieved.test(line)) return 2;
  return /\d/.test(line) && !/(?<![\p{L}\d-])\d/u.test(line) ? -2 : 0;
}

export const achieved =
  /objectif|chiffre d['’]affaires|(?:\+|-) ?\d+ ?%|au lieu de|premi(?:er|ère) |record|(?<!\p{L})(?:zéro (?!déchet)|aucun accident|majore? de promo|sans accident)/iu;

function rank({ fact, form }: RankedLine, voice: Voice): number {
  return (
    fact.weight +
    voice.prefers(fact) +
    (form === 'clause' ? 1 : 0) -
    (fact.isAside ? besideCost : 0) +
    figureWorth(fact.line, form)
  );
}

/** Whether a line stands in a sentence of its writer. */
export function isTold({ form }: RankedLine): boolean {
  return form === 'clause' || form === 'sentence' || form === 'result';
}
