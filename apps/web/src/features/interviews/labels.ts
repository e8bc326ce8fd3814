import type { answerParts, QuestionCategory, RubricDimension, Seniority } from '@coach/contracts/interview';
import { m } from '../../paraglide/messages.js';

export const seniorityLabels: Record<Seniority, () => string> = {
  Junior: m.interviews_level_junior,
  'Mid-level': m.interviews_level_mid,
  Senior: m.interviews_level_senior,
  Executive: m.interviews_level_executive,
};

export const categoryLabels: Record<QuestionCategory, () => string> = {
  motivation: m.interviews_category_motivation,
  parcours: m.interviews_category_parcours,
  technique: m.interviews_category_technique,
  situation: m.interviews_category_situation,
  comportement: m.interviews_category_comportement,
  questions_employeur: m.interviews_category_employer,
};

export const dimensionLabels: Record<RubricDimension, () => string> = {
  structure: m.interviews_dimension_structure,
  relevance: m.interviews_dimension_relevance,
  evidence: m.interviews_dimension_evidence,
  offer: m.interviews_dimension_offer,
  clarity: m.interviews_dimension_clarity,
  language: m.interviews_dimension_language,
};

export const partLabels: Record<(typeof answerParts)[number], () => string> = {
  situation: m.interviews_part_situation,
  task: m.interviews_part_task,
  action: m.interviews_part_action,
  result: m.interviews_part_result,
};
