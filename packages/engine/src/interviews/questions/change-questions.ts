import { likenessOf } from '../../match/match-occupation.ts';
import { sectorOfCv } from '../../match/sector/sector-of-cv.ts';
import { askOnCv, cvQuote } from './ask-on.ts';
import { tradeOf } from './bank.ts';
import type { Candidate } from './candidate.ts';
import type { InterviewFacts } from './interview-facts.ts';
import { jobSlots } from './job-questions.ts';
import { namesTrade } from './names-trade.ts';
import { briefByNature, ownAffairs } from './own-affairs.ts';

/** From another trade: asked about kindly, once. */
export function changeQuestions(own: InterviewFacts): Candidate[] {
  const { facts, slots } = own;
  const { occupation, jobs } = facts.context;
  const latest = facts.jobs[0];
  if (!latest?.title || !slots.poste || !occupation) return [];
  const about = cvQuote(own, jobs[latest.index]?.heading);
  const titles = facts.jobs.flatMap(({ title }) => title ?? []);
  const isNew = occupation.ratio < 0.3 && !titles.some((title) => isSameTrade(own, title));
  const isAtHome = own.bank.sector !== null && sectorOfCv(facts.input.cv) === own.bank.sector;
  if (isNew && !isAtHome && !facts.jobs.some(({ isRelated }) => isRelated) && !briefByNature.test(latest.title))
    return askOnCv(own, 'change', jobSlots(latest), about, 0);
  const earlier = facts.jobs.find(({ title, isRelated, status, index }) => {
    const isOther = title && index > 0 && !isRelated && !status && likenessOf(latest.title ?? '', title) < 0.1;
    return (
      isOther && namesTrade(title) && !isSameTrade(own, title) && !briefByNature.test(title) && !ownAffairs.test(title)
    );
  });
  if (!earlier || !latest.isRelated) return [];
  return askOnCv(own, 'changed-before', jobSlots(earlier), cvQuote(own, jobs[earlier.index]?.heading), 1);
}

/** Of the same sector, or by its name the same post: moving there is no change of trade. */
function isSameTrade({ slots, bank }: InterviewFacts, title: string): boolean {
  const sector = tradeOf(title)?.sector;
  return (sector !== undefined && sector === bank.sector) || likenessOf(slots.poste ?? '', title) >= 0.3;
}
