import { isForeign } from '../../letters/french/is-foreign.ts';
import { typeset } from '../../letters/french/typeset.ts';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { offerBank } from './bank.ts';
import { type About, type Candidate, candidateOf } from './candidate.ts';
import { exampleTip } from './examples.ts';
import type { InterviewFacts } from './interview-facts.ts';
import type { Slots } from './pattern.ts';
import { toolWord } from './tool-word.ts';

/** Questions on what the offer asks for and says, each with the words it was made from. */
export function offerQuestions(own: InterviewFacts): Candidate[] {
  const { requirements } = own.facts.context;
  const asked = requirements.slice(0, 60).flatMap((match) => requirementQuestions(own, match));
  return [...asked, ...dutyQuestions(own), ...termsQuestions(own)];
}

function requirementQuestions(own: InterviewFacts, match: RequirementMatch): Candidate[] {
  const { requirement } = match;
  const { text } = own.input.offer;
  const quote = text.slice(requirement.span.start, requirement.span.end);
  const term = termOf(own, match);
  if (!term) return [];
  const about: About = { source: 'offer', quote };
  const tier =
    (requirement.importance === 'must' ? 0 : 2) + (requirement.kind === 'term' ? 3 : 0) + (term.isBare ? 2 : 0);
  const tip = match.state === 'missing' ? null : exampleTip(own, match.proof);
  const use = useOf(own, match, quote);
  return ask(own, use, { terme: term.text }, about, tier, tip);
}

function ask(
  own: InterviewFacts,
  use: string,
  slots: Slots,
  about: About,
  tier: number,
  tip: string | null = null,
): Candidate[] {
  const { seniority } = own.input;
  return offerBank
    .filter((pattern) => pattern.use === use && (!pattern.levels || pattern.levels.includes(seniority)))
    .flatMap((pattern) => candidateOf(pattern, { slots: { ...own.slots, ...slots }, about, tier, tip }));
}

function useOf(own: InterviewFacts, { requirement, state, proof }: RequirementMatch, quote: string): string {
  const { kind } = requirement;
  const known = own.input.cv === null ? '' : state === 'missing' ? (proof ? '-begun' : '-missing') : '-held';
  if (kind === 'soft') return 'soft';
  if (kind === 'diploma' || kind === 'licence') return kind + known;
  if (kind === 'certification') return `licence${known}`;
  return (
    (toolWord(own.input.offer.text, requirement.span.start, quote) && !acronym.test(quote) ? 'tool' : 'skill') +
    known.replace('begun', 'missing')
  );
}

/** The requirement in the offer's own words; bare where a single common word tells little. null for what is no term. */
function termOf(own: InterviewFacts, { requirement }: RequirementMatch): { text: string; isBare: boolean } | null {
  const { text } = own.input.offer;
  const { start, end } = requirement.span;
  const quote = typeset(text.slice(start, end));
  if (quote.length < 2 || quote.length > 70 || /[\n:;{}<>]|https?:|^(?:vous|tu|je|nous)\s/iu.test(quote)) return null;
  if (/[«»()]/.test(quote) || /(?<!\p{L})(?:et|ou|de|du|des|à|la|le)$/iu.test(quote)) return null;
  const isName = toolWord(text, start, quote);
  const words = quote.split(' ').length;
  if (requirement.kind === 'term' && (words < 2 || isForeign(quote))) return null;
  if (requirement.kind === 'soft' && words > 5) return null;
  if (requirement.kind === 'licence' && !permit.test(quote)) return null;
  if (isPartner(text.slice(Math.max(0, start - 40), start))) return null;
  const isBare = words === 1 && !isName && requirement.kind === 'skill';
  return { text: quote, isBare };
}

/** « TVA », « HACCP », « DPO »: a norm, a tax, a body rather than a tool. */
const acronym = /^\p{Lu}{2,6}$/u;

/** A paper that allows something; a car or a bicycle is none. */
const permit = /permis|caces|habilitation|certifi|carte|agr[ée]ment|brevet|titre|attestation|\p{Lu}{3}/iu;

/** « en lien avec l’ASE », « rattaché au DPO »: whom one works with is not a skill. */
function isPartner(before: string): boolean {
  return /(?:avec|auprès|en lien|rattachée? à|sous la responsabilité d|équipe d)[^.;:\n]{0,14}$/iu.test(before);
}

/** « vous rédigez des transmissions ciblées dans le dossier patient »: a line of the work itself. */
function dutyQuestions(own: InterviewFacts): Candidate[] {
  return own.facts.duties.slice(0, 14).flatMap(({ infinitive, terms, evidence }, index) => {
    const quote = evidence[0]?.quote ?? '';
    if (!infinitive || infinitive.length > 120 || /[«»{}]/.test(infinitive)) return [];
    return ask(
      own,
      'duty',
      { mission: toRecruiter(infinitive) },
      { source: 'offer', quote },
      terms.length > 0 ? 0 : index > 7 ? 2 : 1,
    );
  });
}

/** A duty is told to the employer in a letter, and by the employer in an interview. */
function toRecruiter(infinitive: string): string {
  return infinitive
    .replace(/\bvotre\b/g, 'notre')
    .replace(/\bvos\b/g, 'nos')
    .replace(/\bvous\b/g, 'nous');
}

/** The conditions the offer tells: years asked for, the contract, languages, work from home. */
function termsQuestions(own: InterviewFacts): Candidate[] {
  const { offer } = own.input;
  const found: Candidate[] = [];
  const quoteOf = (path: string): About => {
    const span = offer.spans[path];
    return span ? { source: 'offer', quote: offer.text.slice(span.start, span.end) } : null;
  };
  const years = offer.experienceYearsMin;
  if (years && years <= 20) {
    const use = own.facts.context.occupation?.ratio ? 'experience' : 'experience-new';
    const slots = { annees: years === 1 ? 'un an' : `${String(years).replace('.', ',')} ans` };
    found.push(...ask(own, own.input.cv ? use : 'experience', slots, quoteOf('experienceYearsMin'), 1));
  }
  offer.languages.slice(0, 3).forEach(({ name, level }, index) => {
    if (name === 'Français') return;
    const said = level && level !== 'native' ? `${name.toLowerCase()}, niveau ${level}` : name.toLowerCase();
    found.push(...ask(own, 'language', { langue: said }, quoteOf(`languages.${index}`), 1));
  });
  if (offer.contract) found.push(...ask(own, `contract-${offer.contract.toLowerCase()}`, {}, quoteOf('contract'), 0));
  if (offer.remote === 'remote' || offer.remote === 'hybrid')
    found.push(...ask(own, 'remote', {}, quoteOf('remote'), 1));
  if (offer.company) found.push(...ask(own, 'company', {}, quoteOf('company'), 0));
  return found;
}
