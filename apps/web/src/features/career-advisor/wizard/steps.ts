import type { CareerSuggestions } from '@coach/contracts/features/career-advisor';
import { m } from '../../../paraglide/messages.js';
import type { AdvisorDraft } from './advisor-draft.ts';

export type WizardStep = {
  field: keyof AdvisorDraft;
  title: () => string;
  hint: () => string;
  placeholder: () => string;
  /** What is said when it is empty. */
  missing: () => string;
  suggestions: keyof Pick<CareerSuggestions, 'skills' | 'goals' | 'experiences'>;
  /** Between picked suggestions; null where there is one answer. */
  separator: string | null;
  rows: number;
};

/** The three steps, in the spec’s order. */
export const wizardSteps: readonly [WizardStep, WizardStep, WizardStep] = [
  {
    field: 'skills_to_develop',
    title: m.advisor_skills_title,
    hint: m.advisor_skills_hint,
    placeholder: m.advisor_skills_placeholder,
    missing: m.advisor_skills_missing,
    suggestions: 'skills',
    separator: ', ',
    rows: 5,
  },
  {
    field: 'career_goal',
    title: m.advisor_goal_title,
    hint: m.advisor_goal_hint,
    placeholder: m.advisor_goal_placeholder,
    missing: m.advisor_goal_missing,
    suggestions: 'goals',
    separator: null,
    rows: 4,
  },
  {
    field: 'past_experiences',
    title: m.advisor_past_title,
    hint: m.advisor_past_hint,
    placeholder: m.advisor_past_placeholder,
    missing: m.advisor_past_missing,
    suggestions: 'experiences',
    separator: '\n',
    rows: 8,
  },
];
