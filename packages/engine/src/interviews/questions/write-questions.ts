import type { InterviewQuestion, QuestionCategory } from '@coach/contracts/interview';
import { generalBank } from './bank.ts';
import { type Candidate, candidateOf, inTurn, isAlike } from './candidate.ts';
import { cvQuestions } from './cv-questions.ts';
import { withTips } from './give-tips.ts';
import { type InterviewFacts, interviewFacts, type QuestionsInput } from './interview-facts.ts';
import { bankTiers, lanesOf } from './lanes.ts';
import { offerQuestions } from './offer-questions.ts';
import { type Pattern, suitsLevel } from './pattern.ts';

export type { QuestionsInput } from './interview-facts.ts';

/** What each further question adds: any number of questions is balanced, twenty as well as five. */
const shares: readonly QuestionCategory[] = [
  'parcours',
  'technique',
  'motivation',
  'situation',
  'questions_employeur',
  'comportement',
  'technique',
  'parcours',
  'situation',
  'technique',
  'comportement',
  'motivation',
  'parcours',
  'technique',
  'situation',
  'comportement',
  'technique',
  'questions_employeur',
  'parcours',
  'situation',
];
const inInterview: readonly QuestionCategory[] = [
  'parcours',
  'motivation',
  'technique',
  'situation',
  'comportement',
  'questions_employeur',
];

/**
 * Writes the questions of an interview in the order they are asked: the opening first, the candidate's own questions
 * last. From the offer's requirements, the CV's gaps and claims, the trade and the seniority; `seed` turns the choice.
 * The same input gives the same questions. Never throws.
 */
export function writeQuestions(input: QuestionsInput): InterviewQuestion[] {
  const count = Math.max(0, Math.min(shares.length, Math.trunc(input.count) || 0));
  if (count === 0) return [];
  const own = interviewFacts(input);
  const chosen = chosenOf(own, sharesOf(count, input.seed ?? 0));
  return withTips(own, chosen);
}

/** Five questions leave out one category; which of the two that ask for a story, the seed tells. */
function sharesOf(count: number, seed: number): QuestionCategory[] {
  const wanted = shares.slice(0, count);
  if (wanted.includes('comportement') || Math.trunc(seed) % 2 === 0) return wanted;
  return wanted.map((each) => (each === 'situation' ? 'comportement' : each));
}

function chosenOf(own: InterviewFacts, wanted: readonly QuestionCategory[]): Candidate[] {
  const all = candidatesOf(own);
  const chosen: Candidate[] = [];
  const take = (each: Candidate | undefined) => {
    if (each) chosen.push(each);
    return each !== undefined;
  };
  const seed = `${Math.trunc(own.input.seed ?? 0) || 0}|${own.input.offer.text.length}`;
  take(
    inTurn(
      all.filter(({ theme }) => theme === 'presentation'),
      seed,
    )[0],
  );
  const unlike = (each: Candidate) => !chosen.some((other) => isAlike(each, other));
  for (const category of inInterview) {
    const number = wanted.filter((each) => each === category).length - (category === 'parcours' ? 1 : 0);
    const lanes = lanesOf(category, all).map((lane) => inTurn(lane, seed));
    for (let place = 0, missed = 0; place - missed < number && missed < lanes.length; place++) {
      const lane = lanes[place % lanes.length] ?? [];
      const next = lane.find(unlike) ?? lanes.flat().find(unlike);
      if (!take(next)) missed++;
    }
  }
  return asAsked(chosen);
}

function candidatesOf(own: InterviewFacts): Candidate[] {
  const { bank, input, slots } = own;
  const made = (patterns: readonly Pattern[], tier: number) =>
    patterns
      .filter((pattern) => suitsLevel(pattern, input.seniority))
      .flatMap((pattern) => candidateOf(pattern, { slots, tier }));
  return [
    ...offerQuestions(own),
    ...cvQuestions(own),
    ...made(bank.trade, bankTiers.trade),
    ...made(bank.wide, bankTiers.sector),
    ...made(generalBank, bankTiers.general),
  ];
}

/** As an interview goes; what closes it comes last. */
function asAsked(chosen: readonly Candidate[]): Candidate[] {
  const placeOf = ({ category, theme }: Candidate) =>
    theme === 'presentation' ? -1 : theme === 'closing' ? 100 : inInterview.indexOf(category);
  return [...chosen].sort((a, b) => placeOf(a) - placeOf(b));
}
