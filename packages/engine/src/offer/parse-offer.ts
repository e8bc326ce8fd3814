import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { whileReading } from '../text/while-reading.ts';
import { keepLines } from './lines-of-offer.ts';
import { offerText } from './offer-text.ts';
import { readCompany } from './read-company.ts';
import { readContract } from './read-contract.ts';
import { readExperienceYears } from './read-experience-years.ts';
import { readOfferCity } from './read-offer-city.ts';
import { readOfferLanguages } from './read-offer-languages.ts';
import { readRemote } from './read-remote.ts';
import { readRequirements } from './read-requirements.ts';
import { readSalary } from './read-salary.ts';
import { readOfferTitle } from './read-title.ts';
import { type OfferLine, splitOffer } from './split-offer.ts';
import { wordingOf } from './wording-of.ts';

/**
 * Reads a job offer, plain text or HTML: the job, the employer, the conditions, and what is asked for. Spans index the
 * `text` of the answer. Never throws; what is not told is null or empty. Linear in the length of the text.
 */
export function parseOffer(source: string): ParsedOffer {
  return whileReading(() => {
    const text = offerText(source);
    const lines = splitOffer(text);
    const offer = readOffer(text, lines);
    keepLines(offer, lines);
    return offer;
  });
}

function readOffer(text: string, lines: readonly OfferLine[]): ParsedOffer {
  const title = readOfferTitle(lines);
  const company = readCompany(lines, title?.span ?? null);
  const city = readOfferCity(lines);
  const salary = readSalary(lines);
  const contract = readContract(lines);
  const remote = readRemote(lines);
  const years = readExperienceYears(lines);
  const languages = readOfferLanguages(lines);
  const noise = new Set([company?.text, city?.text].flatMap((name) => (name ? [name, ...name.split(' ')] : [])));
  const requirements = readRequirements(text, lines, noise, title?.span ?? null);
  const spans: Record<string, Span> = {};
  for (const [path, found] of Object.entries({
    title,
    company,
    city,
    salary,
    contract,
    remote,
    experienceYearsMin: years,
  })) {
    if (found) spans[path] = found.span;
  }
  languages.forEach((language, index) => {
    spans[`languages.${index}`] = language.span;
  });
  return {
    title: title?.text ?? null,
    company: company?.text ?? null,
    city: city?.text ?? null,
    contract: contract?.value ?? null,
    remote: remote?.value ?? null,
    salary: salary?.salary ?? null,
    experienceYearsMin: years?.value ?? null,
    mustHave: termsOf(requirements, 'must', text),
    niceToHave: termsOf(requirements, 'nice', text),
    softSkills: requirements.filter(({ kind }) => kind === 'soft').map(({ term }) => term),
    languages: languages.map((language) => language.value),
    text,
    requirements,
    spans,
  };
}

function termsOf(requirements: readonly Requirement[], importance: Requirement['importance'], text: string): string[] {
  const asked = requirements.filter((one) => one.importance === importance && one.kind !== 'soft');
  return [...new Set(asked.map((one) => wordingOf(one, { text })))];
}
