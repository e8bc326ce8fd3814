import type { AnswerContext } from './answer-context.ts';
import { answerPlans, type PlanPart } from './answer-plans.ts';
import { sharedAction } from './clause-cues.ts';
import type { Clause } from './split-clauses.ts';

/** A part of the plan with the clauses that show it; `share` tells how whole it is, 0 to 1. */
export type FoundPart = { plan: PlanPart; found: readonly Clause[]; share: number };

/** The parts of the plan, each with its clauses. A clause serves one part before it serves a second. */
export function findParts({ clauses, kind, said }: AnswerContext): FoundPart[] {
  const taken = new Set<Clause>();
  const isShort = said.words.length < 25;
  return (answerPlans[kind] ?? []).map((plan) => {
    const all = clauses.filter((clause) => shows(clause, plan, said.words.length));
    const chosen = choose(
      all.filter((clause) => !taken.has(clause)),
      plan,
    );
    for (const clause of chosen) taken.add(clause);
    if (chosen.length === 0) return { plan, found: all.slice(0, 1), share: all.length > 0 ? 0.55 : 0 };
    return { plan, found: chosen, share: depthOf(chosen, plan.full ?? 1) * (isShort ? 0.7 : 1) };
  });
}

/** A result is told last, a setting first; of actions, all count. */
function choose(own: readonly Clause[], { full = 1, at }: PlanPart): readonly Clause[] {
  if (full > 1) return own;
  return at === 'end' ? own.slice(-1) : own.slice(0, 1);
}

function shows({ from, to, text }: Clause, { cues, needs, unless, part }: PlanPart, length: number): boolean {
  if (to - from < 3 || !cues.some((cue) => cue.test(text))) return false;
  // What came of a story is not told in its first words.
  if (part === 'result' && to < length * 0.25 && !/ (?:resultat|au final) /.test(text)) return false;
  return !unless?.test(text) && (needs?.test(text) ?? true);
}

/** What was done by « on » alone counts for less: one cannot tell by whom. */
function depthOf(found: readonly Clause[], full: number): number {
  if (full === 1) return 1;
  const depth = 0.55 + 0.45 * Math.min(1, (found.length - 1) / (full - 1));
  return found.every(({ text }) => sharedAction.test(text)) ? depth * 0.75 : depth;
}

/** The clause worth quoting: one with a figure or a name, else the fullest. */
export function tellingClause(found: readonly Clause[]): Clause | undefined {
  const worth = ({ from, to, text }: Clause) => Math.min(16, to - from) + (text.includes(' # ') ? 8 : 0);
  return found.reduce<Clause | undefined>(
    (best, each) => (best && worth(best) >= worth(each) ? best : each),
    undefined,
  );
}
