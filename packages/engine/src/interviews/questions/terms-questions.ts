import { askOnOffer, offerQuote } from './ask-on.ts';
import type { Candidate } from './candidate.ts';
import type { InterviewFacts } from './interview-facts.ts';

/** Questions on the conditions the offer tells: years asked for, languages, contract, work from home, employer. */
export function termsQuestions(own: InterviewFacts): Candidate[] {
  return [...yearsQuestions(own), ...languageQuestions(own), ...contractQuestions(own), ...companyQuestions(own)];
}

function yearsQuestions(own: InterviewFacts): Candidate[] {
  const years = own.input.offer.experienceYearsMin;
  if (!years || years > 20) return [];
  const isNew = own.input.cv !== null && !own.facts.context.occupation?.ratio;
  const annees = years === 1 ? 'un an' : `${String(years).replace('.', ',')}\u00a0ans`;
  return askOnOffer(own, isNew ? 'experience-new' : 'experience', { annees }, offerQuote(own, 'experienceYearsMin'), 1);
}

function languageQuestions(own: InterviewFacts): Candidate[] {
  return own.input.offer.languages.slice(0, 3).flatMap(({ name, level }, index) => {
    if (name === 'Français') return [];
    const said = level && level !== 'native' ? `${name.toLowerCase()}, niveau ${level}` : name.toLowerCase();
    return askOnOffer(own, 'language', { langue: said }, offerQuote(own, `languages.${index}`), 1);
  });
}

function contractQuestions(own: InterviewFacts): Candidate[] {
  const { contract, remote } = own.input.offer;
  const quote = offerQuote(own, 'contract');
  const found: Candidate[] = [];
  // « Cabinet indépendant » tells of the employer.
  if (contract && !/^ind[ée]pendant/i.test(quote?.quote ?? ''))
    found.push(...askOnOffer(own, `contract-${contract.toLowerCase()}`, {}, quote, 0));
  if (remote === 'remote' || remote === 'hybrid')
    found.push(...askOnOffer(own, 'remote', {}, offerQuote(own, 'remote'), 1));
  return found;
}

/** Who recruits for others is not whom one wants to work for. */
const isAgency = /int[ée]rim|recrut|talent|emploi|staff|\brh\b|travail temporaire|consulting|placement/iu;

function companyQuestions(own: InterviewFacts): Candidate[] {
  if (own.slots.chez === 'chez nous' || isAgency.test(own.input.offer.company ?? '')) return [];
  return askOnOffer(own, 'company', {}, offerQuote(own, 'company'), 0);
}
