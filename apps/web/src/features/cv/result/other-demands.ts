import type { Criterion, Verdict } from '@coach/contracts/report';
import type { Span } from '@coach/contracts/span';

/** What the offer asks for that is no keyword: `term` in its own words. */
export interface OtherDemand {
  id: string;
  term: string;
  verdict: Verdict;
  advice: string;
  /** Where the offer says so. */
  spans: Span[];
}

/** Criteria that judge a demand of the offer which its keywords leave out, in the order they are told. */
const demanding = ['languages', 'years-of-experience'];

/** The languages and the experience that the offer asks for, with what the CV shows of them. */
export function otherDemands(criteria: readonly Criterion[]): OtherDemand[] {
  return demanding.flatMap((id) => {
    const criterion = criteria.find((each) => each.id === id);
    const asked = criterion?.evidence.filter(({ source }) => source === 'offer') ?? [];
    if (!criterion || asked.length === 0) return [];
    const { verdict, advice } = criterion;
    const terms = [...new Set(asked.map(({ quote }) => closed(quote.replace(/\s+/g, ' ').trim())))];
    return [{ id, term: terms.join(', '), verdict, advice, spans: asked.map(({ start, end }) => ({ start, end })) }];
  });
}

/** A quote that ends inside a bracket gets the other one. */
function closed(quote: string): string {
  return quote.lastIndexOf('(') > quote.lastIndexOf(')') ? `${quote})` : quote;
}

/** Whether the CV shows less than was asked. */
export function isUnmet({ verdict }: OtherDemand): boolean {
  return verdict === 'missing' || verdict === 'partial';
}
