import type { AdviceCategory, AdviceLevel } from '@coach/contracts/advice';
import { m } from '../../paraglide/messages.js';

export const categoryLabels: Record<AdviceCategory, () => string> = {
  'évolution-carrière': m.advice_category_career,
  'négociation-salariale': m.advice_category_salary,
  entretien: m.advice_category_interview,
  leadership: m.advice_category_leadership,
  réseautage: m.advice_category_network,
};

export const levelLabels: Record<AdviceLevel, () => string> = {
  débutant: m.advice_level_beginner,
  intermédiaire: m.advice_level_intermediate,
  expérimenté: m.advice_level_experienced,
  expert: m.advice_level_expert,
};
