import type { QuestionCategory } from '@coach/contracts/interview';
import type { Candidate } from './candidate.ts';

/** Where candidates come from, told by their tier: what the offer and the CV gave, the trade's bank, the general one. */
const trade = 10;
const general = 20;

/** The sources a category draws from in turn, so that an interview is neither all offer nor all trade. */
export function lanesOf(category: QuestionCategory, all: readonly Candidate[]): Candidate[][] {
  const own = all.filter((each) => each.category === category && each.theme !== 'presentation');
  const from = (low: number, high: number) => own.filter(({ tier }) => tier >= low && tier < high);
  const offer = from(0, trade).filter(({ about }) => about?.source !== 'cv');
  const cv = from(0, trade).filter(({ about }) => about?.source === 'cv');
  const lacking = offer.filter(({ use }) => use?.endsWith('-missing'));
  const held = offer.filter((each) => !lacking.includes(each));
  const bank = from(trade, general);
  const common = from(general, 100);
  const lanes: Record<QuestionCategory, Candidate[][]> = {
    parcours: [cv, offer, cv, common],
    motivation: [offer, bank, common],
    technique: lacking.length > 0 ? [lacking, bank, held, bank, cv] : [held, bank, held, bank, cv],
    situation: [bank, offer, cv, bank],
    comportement: [offer, common, bank],
    questions_employeur: [bank, common],
  };
  return [...lanes[category].filter((lane) => lane.length > 0), own];
}
