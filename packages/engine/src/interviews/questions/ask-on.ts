import type { Span } from '@coach/contracts/span';
import { cvBank, offerBank } from './bank.ts';
import { type About, type Candidate, candidateOf } from './candidate.ts';
import type { InterviewFacts } from './interview-facts.ts';
import { type Pattern, type Slots, suitsLevel } from './pattern.ts';

const byUse = (bank: readonly Pattern[]) => Map.groupBy(bank, ({ use }) => use ?? '');
const onOffer = byUse(offerBank);
const onCv = byUse(cvBank);

type Ask = (
  own: InterviewFacts,
  use: string,
  slots: Slots,
  about: About,
  tier: number,
  tip?: string | null,
) => Candidate[];

function askFrom(bank: ReadonlyMap<string, readonly Pattern[]>): Ask {
  return (own, use, slots, about, tier, tip = null) =>
    (bank.get(use) ?? [])
      .filter((pattern) => suitsLevel(pattern, own.input.seniority))
      .flatMap((pattern) => candidateOf(pattern, { slots: { ...own.slots, ...slots }, about, tier, tip }));
}

/** The questions for one kind of finding in the offer. */
export const askOnOffer = askFrom(onOffer);
/** The questions for one kind of finding in the CV. */
export const askOnCv = askFrom(onCv);

/** What a question was made from, in the CV's own words. */
export function cvQuote({ facts }: InterviewFacts, span: Span | null | undefined): About {
  return span ? { source: 'cv', quote: facts.input.cv.text.slice(span.start, span.end) } : null;
}

/** What a question was made from, in the offer's own words. */
export function offerQuote({ input: { offer } }: InterviewFacts, path: string): About {
  const span = offer.spans[path];
  return span ? { source: 'offer', quote: offer.text.slice(span.start, span.end) } : null;
}
