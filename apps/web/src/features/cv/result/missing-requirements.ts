import type { Report } from '@coach/contracts/report';
import { printed } from '../../../lib/format.ts';
import { intlLocale } from '../../../lib/language.ts';
import { m } from '../../../paraglide/messages.js';
import { isUnmet, otherDemands } from './other-demands.ts';

/** Names told before « et n autres ». */
const toldFirst = 3;

/** In a sentence, what the offer requires and the CV does not show; null when it requires nothing we know of. */
export function missingRequirements({ keywords, criteria }: Pick<Report, 'keywords' | 'criteria'>): string | null {
  const { present, equivalent, missing } = keywords;
  const absent = missing.filter(({ importance }) => importance === 'must').map(({ term }) => printed(term));
  if (absent.length > 0) return m.cv_result_missing({ count: absent.length, list: listOf(absent) });
  if (![...present, ...equivalent].some(({ importance }) => importance === 'must')) return null;
  const unmet = otherDemands(criteria).filter(isUnmet);
  const list = listOf(unmet.map(({ term }) => m.cv_demand_quoted({ quote: printed(term) })));
  return unmet.length > 0 ? m.cv_result_words_covered({ list }) : m.cv_result_covered();
}

function listOf(terms: readonly string[]): string {
  // « et 1 autre » would be no shorter than its name.
  const told = terms.length <= toldFirst + 1 ? [...terms] : terms.slice(0, toldFirst);
  const more = terms.length - told.length;
  return new Intl.ListFormat(intlLocale()).format(more > 0 ? [...told, m.cv_result_more({ count: more })] : told);
}
