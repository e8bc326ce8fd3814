import type { RequirementMatch } from '../match/match-requirements.ts';
import { meaningfulStems } from '../match/word-index.ts';
import type { Draft, SlotData } from './draft.ts';
import type { JobFact, MissionFact } from './facts/job-facts.ts';
import type { Duty } from './facts/offer-duties.ts';
import { brief } from './phrases.ts';

/** A duty and a mission that show the same requirement, each in words that the letter keeps. */
export function takeMatch(draft: Draft): SlotData['match'] | null {
  for (const duty of draft.facts.duties) {
    if (draft.isUsed(duty) || duty.terms.length === 0 || asksMore(draft, duty)) continue;
    const shared = draft.facts.held.map(({ match }) => match).filter((match) => showsIn(draft, duty, match));
    for (const job of shared.length > 0 ? draft.facts.jobs : []) {
      const mission = job.at === null ? null : draft.mission(job, (each) => proves(draft, job, each, shared));
      if (!mission) continue;
      draft.use(duty);
      return { job, mission, duty };
    }
  }
  return null;
}

/** The words of a duty, as a letter says them. */
export function textOf({ infinitive, noun }: Duty): string {
  return infinitive ?? noun ?? '';
}

function showsIn({ facts: { input } }: Draft, duty: Duty, { requirement: { term, span } }: RequirementMatch): boolean {
  return duty.terms.includes(term) && isSaidIn(input.offer.text.slice(span.start, span.end), textOf(duty));
}

function proves({ facts: { input } }: Draft, job: JobFact, mission: MissionFact, shared: RequirementMatch[]): boolean {
  const text = brief(job, mission)?.text;
  if (text === undefined) return false;
  return shared.some(({ requirement, proof }) => {
    if (!proof || !mission.terms.includes(requirement.term)) return false;
    return isSaidIn(input.cv.text.slice(proof.start, proof.end), text);
  });
}

/** Whether the words of a duty name something the CV does not show. */
export function asksMore({ facts: { missing, input } }: Draft, duty: Duty): boolean {
  return missing.some(
    ({ requirement: { term, span } }) =>
      isSaidIn(term, textOf(duty)) ||
      (duty.terms.includes(term) && isSaidIn(input.offer.text.slice(span.start, span.end), textOf(duty))),
  );
}

function isSaidIn(quote: string, text: string): boolean {
  const words = new Set(meaningfulStems(text));
  const stems = meaningfulStems(quote);
  return stems.length > 0 && stems.every((stem) => words.has(stem));
}
