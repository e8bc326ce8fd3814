import { fr } from '../../writing/fr.ts';
import { countSpoken, pitchPace as pace } from '../pitch/spoken-seconds.ts';
import type { AnswerContext } from './answer-context.ts';
import { goodLength } from './answer-plans.ts';
import { type Dimension, inline, percent, quoteOf } from './dimension.ts';

/** A length fit for the kind of question, ideas that are linked rather than strung together, nothing said twice. */
export function scoreClarity(context: AnswerContext): Dimension {
  const { said, kind } = context;
  const count = said.words.length;
  const told = countSpoken(said);
  const [least, most] = goodLength[kind];
  const length = lengthScore(count, least, most);
  const strung = longestChain(context);
  const run = longestRun(context);
  const twice = repeatedShare(context);
  const score = percent(length - Math.max(0, strung.length - 5) * 6 - Math.max(0, run.words - 30) * 1.2 - twice * 60);
  const base = { dimension: 'clarity' as const, score, quotes: [] as Dimension['quotes'], strength: null };
  const minutes = Math.max(1, Math.round(count / pace));
  const time = minutes === 1 ? 'une minute' : `${minutes} minutes`;
  if (count < least * 0.7)
    return {
      ...base,
      comment: fr`Votre réponse est courte pour cette question (${countOf(told)}).`,
      improvement: fr`Visez ${least} mots au moins, soit ${secondsOf(least)} à l’oral : un fait de plus et ce qu’il a donné suffisent.`,
    };
  if (count > most * 1.4)
    return {
      ...base,
      comment: fr`C’est long : ${countOf(told)}, soit environ ${time} à l’oral.`,
      improvement: fr`Gardez un seul exemple et son résultat, en moins de ${Math.round(most / pace)} minutes : le recruteur demandera la suite. Vous pouvez vous arrêter après « ${inline(closing(context))} ».`,
    };
  const [chain] = strung;
  if (strung.length > 7 && chain)
    return {
      ...base,
      quotes: [quoteOf(said, chain.from, chain.to)],
      comment: fr`Les idées s’enchaînent surtout avec « et » ; on perd un peu le fil.`,
      improvement: fr`À partir de « ${inline(quoteOf(said, chain.from, chain.to), 8)} », coupez : une idée par phrase, et des liens comme « d’abord », « parce que », « résultat ».`,
    };
  if (run.words > 40)
    return {
      ...base,
      quotes: [quoteOf(said, run.from, run.to)],
      comment: fr`Un passage est difficile à suivre à l’oreille.`,
      improvement: fr`Coupez en deux le passage qui commence par « ${inline(quoteOf(said, run.from, run.to), 8)} ».`,
    };
  if (twice > 0.2)
    return {
      ...base,
      comment: fr`Plusieurs passages disent la même chose.`,
      improvement: fr`Dites chaque idée une seule fois : la place gagnée servira à un chiffre ou à un résultat.`,
    };
  return {
    ...base,
    comment:
      score >= 80
        ? fr`La longueur convient (${countOf(told)}) et les idées se suivent.`
        : fr`La longueur est acceptable (${countOf(told)}).`,
    improvement: null,
  };
}

function lengthScore(count: number, least: number, most: number): number {
  if (count < least) return (100 * count) / least;
  return count <= most ? 100 : Math.max(5, 100 - (65 * (count - most)) / most);
}

function countOf(count: number): string {
  return count === 1 ? 'un mot' : `${count} mots`;
}

function secondsOf(words: number): string {
  return `${Math.round(((words / pace) * 60) / 5) * 5} secondes`;
}

/** The last piece of an answer of a good length. */
function closing({ clauses, said, kind }: AnswerContext) {
  const most = goodLength[kind][1];
  const last = clauses.findLast(({ to }) => to <= most) ?? clauses[0];
  return quoteOf(said, last?.from ?? 0, last?.to ?? 1);
}

/** The longest row of clauses hung together by « et » alone. */
function longestChain({ clauses }: AnswerContext) {
  let best: typeof clauses = [];
  let row: typeof clauses = [];
  for (const clause of clauses) {
    row = /^ et /.test(clause.text) ? [...row.slice(-40), clause] : [];
    if (row.length > best.length) best = row;
  }
  return best;
}

/** The longest stretch of words without any link to hold on to. */
function longestRun({ clauses }: AnswerContext): { words: number; from: number; to: number } {
  let best = { words: 0, from: 0, to: 0 };
  let start = 0;
  clauses.forEach((clause, index) => {
    if (
      clause.to - clause.from < 30 &&
      index > 0 &&
      (clauses[index - 1] as typeof clause).to - (clauses[index - 1] as typeof clause).from < 30
    )
      start = clause.from;
    if (clause.to - start > best.words) best = { words: clause.to - start, from: start, to: clause.to };
  });
  return best;
}

function repeatedShare({ said }: AnswerContext): number {
  const { words } = said;
  if (words.length < 30) return 0;
  const runs = words
    .slice(3)
    .map(({ key }, index) => `${words[index]?.key} ${words[index + 1]?.key} ${words[index + 2]?.key} ${key}`);
  return Math.max(0, 1 - new Set(runs).size / runs.length - 0.05);
}
