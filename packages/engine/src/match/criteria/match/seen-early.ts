import type { Span } from '@coach/contracts/span';
import { fr } from '../../../writing/fr.ts';
import type { Context } from '../../context.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { mustSkills } from '../../requirement-groups.ts';

export const seenEarly: CriterionDefinition = {
  id: 'seen-early',
  family: 'match',
  label: 'Visible d’emblée',
  about: 'Une compétence indispensable se lit dans la première moitié du CV.',
  weight: 1,
  check: (context) => {
    const asked = mustSkills(context);
    if (asked.length === 0) return notApplicable(fr`Non évalué : l’offre ne nomme pas de compétence indispensable.`);
    const before = wordsBefore(context);
    const half = before(context.originalEnd) / 2;
    const early = asked.filter(({ span }) => span && before(readAt(context, span)) < half);
    return judged(
      early.length / Math.max(1, Math.ceil(asked.length / 2)),
      cvQuotes(
        context,
        early.map(({ span }) => span),
      ),
      early.length === 0
        ? fr`Aucune compétence demandée dans la première moitié du CV : placez-les plus haut.`
        : fr`Compétences demandées qui se lisent dès la première moitié : ${early.length} sur ${asked.length}.`,
    );
  },
};

/** Where a reader meets a slice: what the person added stands in its job, or at the top. */
function readAt({ jobs, originalEnd }: Context, { start }: Span): number {
  if (start < originalEnd) return start;
  const job = jobs.find(({ spans }) => spans.some((span) => start >= span.start && start < span.end));
  return job?.spans[0]?.start ?? 0;
}

const wordsRead = new WeakMap<Context['words'], number[]>();

/** The words read before a place; age and family, which are never scored, do not push the rest down. */
function wordsBefore({ words, privates }: Context): (place: number) => number {
  let starts = wordsRead.get(words);
  if (!starts) {
    const isPrivate = (at: number) => privates.some(({ start, end }) => at >= start && at < end);
    starts = words.tokens.flatMap(({ start }) => (isPrivate(start) ? [] : [start]));
    wordsRead.set(words, starts);
  }
  const read = starts;
  return (place) => countBelow(read, place);
}

function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
