import type { QuestionCategory } from '@coach/contracts/interview';
import type { Candidate } from './candidate.ts';

/** The tiers of the banks: below them stands what the offer and the CV gave. */
export const bankTiers = { trade: 10, sector: 11, general: 20 } as const;

/** The sources a category draws from in turn, so that an interview is neither all offer nor all trade. */
export function lanesOf(category: QuestionCategory, all: readonly Candidate[]): Candidate[][] {
  const own = all.filter((each) => each.category === category && each.theme !== 'presentation');
  const from = (low: number, high: number) => own.filter(({ tier }) => tier >= low && tier < high);
  const offer = from(0, bankTiers.trade).filter(({ about }) => about?.source !== 'cv');
  const cv = from(0, bankTiers.trade).filter(({ about }) => about?.source === 'cv');
  const lacking = offer.filter(({ use }) => use?.endsWith('-missing'));
  const held = offer.filter((each) => !lacking.includes(each));
  const bank = from(bankTiers.trade, bankTiers.general);
  const common = from(bankTiers.general, Number.POSITIVE_INFINITY);
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
