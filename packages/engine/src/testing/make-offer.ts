import type { ParsedOffer, Requirement } from '@coach/contracts/offer';

export type OfferParts = Partial<
  Pick<ParsedOffer, 'title' | 'city' | 'contract' | 'experienceYearsMin' | 'languages'>
> & {
  must?: (string | Partial<Requirement>)[];
  nice?: (string | Partial<Requirement>)[];
};

/** An offer written out and understood without fault, for tests that are not about reading. */
export function makeOffer({ must = [], nice = [], ...fields }: OfferParts = {}): ParsedOffer {
  let text = `${fields.title ?? 'Poste'}\n`;
  const write = (given: string | Partial<Requirement>, importance: Requirement['importance']): Requirement => {
    const parts = typeof given === 'string' ? { term: given } : given;
    const term = parts.term ?? '';
    const start = text.length;
    text += `${term}\n`;
    const span = { start, end: start + term.length };
    return { kind: 'skill', alternatives: [], ...parts, term, importance, span };
  };
  const requirements = [...must.map((each) => write(each, 'must')), ...nice.map((each) => write(each, 'nice'))];
  const named = (importance: Requirement['importance']) =>
    requirements.filter((each) => each.importance === importance && each.kind !== 'soft').map(({ term }) => term);
  return {
    title: null,
    company: null,
    city: null,
    contract: null,
    remote: null,
    salary: null,
    experienceYearsMin: null,
    languages: [],
    ...fields,
    mustHave: named('must'),
    niceToHave: named('nice'),
    softSkills: requirements.filter(({ kind }) => kind === 'soft').map(({ term }) => term),
    text,
    requirements,
    spans: fields.title ? { title: { start: 0, end: fields.title.length } } : {},
  };
}
