import { enumerated } from '../../letters/french/link-words.ts';
import { fr } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import { type Dimension, inline, percent, type Quote, quoteOf } from './dimension.ts';
import { type FoundPart, tellingClause } from './find-parts.ts';

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
    found.slice(0, 3).map(({ from, to }) => quoteOf(said, from, to, plan.part)),
  );
  const missing = parts.filter(({ share }) => share === 0).sort((a, b) => b.plan.weight - a.plan.weight);
  const there = inOrder.filter(({ share }) => share > 0);
  return {
    ...base,
    score,
    quotes,
    comment: commentOf(there, missing),
    strength: strengthOf(context, there, missing),
    improvement: improvementOf(context, there, missing),
  };
}

function commentOf(there: FoundPart[], missing: FoundPart[]): string {
  const [found, lacking] = [listOf(there), listOf(missing)];
  if (there.length === 0) return fr`On ne retrouve pas encore les temps d’une réponse construite : ${lacking}.`;
  return missing.length === 0 ? fr`Le plan est complet : ${found}.` : fr`On trouve ${found}. Il manque ${lacking}.`;
}

function listOf(parts: readonly FoundPart[]): string {
  return enumerated(parts.map(({ plan }) => plan.name));
}

function strengthOf({ said }: AnswerContext, there: FoundPart[], missing: FoundPart[]): string | null {
  const [best] = there.filter(({ share }) => share >= 0.75).sort((a, b) => b.plan.weight - a.plan.weight);
  const clause = tellingClause(best?.found ?? []);
  if (!best || !clause) return null;
  const quote = inline(quoteOf(said, clause.from, clause.to));
  if (missing.length === 0) return fr`Rien ne manque au déroulé, et l’on retient ${best.plan.name} : « ${quote} ».`;
  return fr`On voit bien ${best.plan.name} : « ${quote} ».`;
}

function improvementOf({ said }: AnswerContext, there: FoundPart[], missing: FoundPart[]): string | null {
  const quote = (part: FoundPart | undefined, words: number) => {
    const clause = part?.found.at(-1);
    return clause ? inline(quoteOf(said, clause.from, clause.to), words) : null;
  };
  const [lack] = missing;
  if (lack) {
    if (lack.plan.at === 'start') return fr`Ouvrez votre réponse par ${lack.plan.add}.`;
    if (lack.plan.at === 'end') return fr`Terminez par ${lack.plan.add}.`;
    const before = quote(there[0], 10);
    return before ? fr`Après « ${before} », dites ${lack.plan.add}.` : fr`Dites ${lack.plan.add}.`;
  }
  const [thin] = there.filter(({ share }) => share < 0.9).sort((a, b) => b.plan.weight - a.plan.weight);
  const own = quote(thin, 12);
  if (!thin || !own) return null;
  if ((thin.plan.full ?? 1) > 1) return fr`« ${own} » est un bon début : ajoutez un ou deux faits du même genre.`;
  return fr`« ${own} » dit plusieurs choses à la fois : donnez-y une phrase entière (${thin.plan.name}).`;
}
