import type { RequirementMatch } from '../../match/match-requirements.ts';
import { askOnOffer as ask } from './ask-on.ts';
import type { About, Candidate } from './candidate.ts';
import { exampleTip } from './examples.ts';
import type { InterviewFacts } from './interview-facts.ts';
import { isSoundDuty } from './is-sound-duty.ts';
import { isTool, termOf } from './term-of.ts';
import { termsQuestions } from './terms-questions.ts';

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
  const term = termOf(text, requirement);
  if (!term) return [];
  const about: About = { source: 'offer', quote };
  const tier =
    (requirement.importance === 'must' ? 0 : 2) + (requirement.kind === 'term' ? 3 : 0) + (term.isBare ? 2 : 0);
  const isPaper =
    requirement.kind === 'diploma' || requirement.kind === 'licence' || requirement.kind === 'certification';
  const tip = match.state === 'missing' || isPaper ? null : exampleTip(own, match.proof);
  const use = useOf(own, match, quote);
  if (use === 'licence-held' && /^permis b$/i.test(quote.trim())) return [];
  if (/^diploma-(?:held|begun)$/.test(use) && levelOnly.test(quote.trim())) return [];
  return ask(own, use, { terme: term.text }, about, use === 'diploma-held' ? tier + 3 : tier, tip);
}

function useOf(own: InterviewFacts, { requirement, state, proof }: RequirementMatch, quote: string): string {
  const { kind } = requirement;
  const known = own.input.cv === null ? '' : state === 'missing' ? (proof ? '-begun' : '-missing') : '-held';
  if (kind === 'soft') return 'soft';
  if (kind === 'diploma' || kind === 'licence') return kind + known;
  if (kind === 'certification') return `licence${known}`;
  const isOne = isTool(own.input.offer.text, requirement.span.start, quote);
  return (isOne ? 'tool' : 'skill') + known.replace('begun', 'missing');
}

/** « vous rédigez des transmissions ciblées dans le dossier patient »: a line of the work itself. */
function dutyQuestions(own: InterviewFacts): Candidate[] {
  return own.facts.duties.slice(0, 14).flatMap(({ infinitive, terms, evidence }, index) => {
    const quote = evidence[0]?.quote ?? '';
    if (!infinitive || !isSoundDuty(infinitive)) return [];
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

/** « Bac +2 », « BEP »: a level, and no diploma one could tell of. */
const levelOnly = /^(?:bac|bep|cap|bp|bts|dut|but|licence|master|ma[îi]trise)(?: ?(?:pro|\+ ?\d))?$/i;
