import { fr } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import { answerPlans, type PlanPart } from './answer-plans.ts';
import { type Dimension, inline, percent, type Quote, quoteOf } from './dimension.ts';
import type { Clause } from './split-clauses.ts';

export type FoundPart = { plan: PlanPart; found: Clause[]; share: number };

/** The parts of the plan, each with the clauses that show it. A clause serves one part before it serves a second. */
export function findParts({ clauses, kind, said }: AnswerContext): FoundPart[] {
  const plan = answerPlans[kind] ?? [];
  const taken = new Set<Clause>();
  const whole = said.words.length;
  return plan.map((each) => {
    const all = clauses.filter(({ from, to, text }) => to - from >= 3 && each.cues.some((cue) => cue.test(text)));
    const own = all.filter((clause) => !taken.has(clause));
    const full = each.full ?? 1;
    // A result is told last, a setting first.
    const ordered = each.part === 'result' ? [...own].reverse() : own;
    const chosen = full > 1 ? own : ordered.slice(0, 1);
    for (const clause of chosen) taken.add(clause);
    if (chosen.length === 0) return { plan: each, found: all.slice(0, 1), share: all.length > 0 ? 0.55 : 0 };
    const depth = full > 1 ? 0.55 + 0.45 * Math.min(1, (chosen.length - 1) / (full - 1)) : 1;
    return { plan: each, found: chosen, share: whole < 25 ? depth * 0.7 : depth };
  });
}

/** Situation, task, action, result, or the plan of the question's kind; null where a question needs none. */
export function scoreStructure(context: AnswerContext, parts: readonly FoundPart[]): Dimension {
  const { said } = context;
  const base = { dimension: 'structure' as const, quotes: [], strength: null, improvement: null };
  if (parts.length === 0)
    return {
      ...base,
      score: null,
      comment: fr`Cette question appelle une réponse directe : aucun plan n’est attendu.`,
    };
  const drowned = said.words.length > 600 ? Math.max(0.5, Math.sqrt(600 / said.words.length)) : 1;
  const score = percent(parts.reduce((sum, { plan, share }) => sum + plan.weight * share, 0) * drowned);
  const inOrder = [...parts].sort((a, b) => (a.found[0]?.from ?? 1e9) - (b.found[0]?.from ?? 1e9));
  const quotes = inOrder.flatMap(({ plan, found }): Quote[] =>
    found.slice(0, 2).map(({ from, to }) => quoteOf(said, from, to, plan.part)),
  );
  const missing = parts.filter(({ share }) => share === 0).sort((a, b) => b.plan.weight - a.plan.weight);
  const there = inOrder.filter(({ share }) => share > 0);
  return { ...base, score, quotes, comment: commentOf(there, missing), ...adviceOf(context, there, missing) };
}

function commentOf(there: FoundPart[], missing: FoundPart[]): string {
  const found = listOf(there);
  const lacking = listOf(missing);
  if (there.length === 0) return fr`On ne retrouve pas encore les temps d’une réponse construite : ${lacking}.`;
  if (missing.length === 0) return fr`Le plan est complet : ${found}.`;
  return fr`On suit ${found}. Il manque ${lacking}.`;
}

function listOf(parts: FoundPart[]): string {
  const names = parts.map(({ plan }) => plan.name);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}

function adviceOf(
  { said }: AnswerContext,
  there: FoundPart[],
  missing: FoundPart[],
): Pick<Dimension, 'strength' | 'improvement'> {
  const best = there
    .filter(({ share, plan }) => share >= 0.9 && plan.part !== 'situation')
    .sort((a, b) => b.plan.weight - a.plan.weight)[0];
  const clause = best?.found[0];
  const quote = clause ? inline(quoteOf(said, clause.from, clause.to)) : '';
  const strength =
    missing.length === 0 && clause
      ? fr`Votre réponse se suit du début à la fin. On retient ${best?.plan.name ?? ''} : « ${quote} ».`
      : clause
        ? fr`On voit bien ${best?.plan.name ?? ''} : « ${quote} ».`
        : null;
  const [lack] = missing;
  const last = there.at(-1)?.found.at(-1);
  const after = last ? fr`Après « ${inline(quoteOf(said, last.from, last.to), 10)} », ajoutez` : 'Ajoutez';
  const isLead =
    lack?.plan.part === 'situation' ||
    lack?.plan.name === 'qui vous êtes aujourd’hui' ||
    lack?.plan.name === 'la qualité';
  if (lack)
    return { strength, improvement: `${isLead ? 'Avant d’entrer dans le détail, ajoutez' : after} ${lack.plan.add}.` };
  const thin = there.filter(({ share }) => share < 0.9).sort((a, b) => b.plan.weight - a.plan.weight)[0];
  const thinClause = thin?.found[0];
  if (!thin || !thinClause) return { strength, improvement: null };
  return {
    strength,
    improvement: fr`« ${inline(quoteOf(said, thinClause.from, thinClause.to), 12)} » mérite d’être développé : dites ${thin.plan.add}.`,
  };
}
