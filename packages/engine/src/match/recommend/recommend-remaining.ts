import type { Recommendation } from '@coach/contracts/report';
import type { Scored } from '../score.ts';
import { todoOf } from './todo-of.ts';

/** Below this the advice under the criterion is enough. */
const worthSaying = 0.3;

/** What changing the CV cannot change, and what the advice above already covers skill by skill. */
const beyondWords = new Set([
  'occupation',
  'years-of-experience',
  'languages',
  'diploma',
  'licence',
  'certification',
  'must-have',
  'nice-to-have',
  'soft-skills',
  'proof-in-jobs',
  'recent-proof',
  'offer-wording',
  'trade-words',
  'sector-words',
  'kindred-words',
  'target-in-headline',
]);

/** Criteria that lose points and that words can raise and nothing above does: their own advice, to be followed in the document itself. */
export function recommendRemaining(scored: Scored, advised: ReadonlySet<string>): Recommendation[] {
  return scored.criteria.flatMap(({ id, label, advice, evidence, verdict }) => {
    const share = scored.shares.get(id);
    const gain = share ? share.max * (1 - share.ratio) : 0;
    if (
      verdict === 'ok' ||
      verdict === 'not_applicable' ||
      gain < worthSaying ||
      advised.has(id) ||
      beyondWords.has(id)
    )
      return [];
    return [
      {
        id: `criterion:${id}`,
        title: todoOf(id) ?? label,
        detail: advice,
        criterion: id,
        evidence,
        gain,
        action: null,
      },
    ];
  });
}
