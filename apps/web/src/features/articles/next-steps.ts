import type { AdviceCategory } from '@coach/contracts/advice';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';

type NextStep = { title: string; text: string; action: string; to: string };

const cv = { action: m.articles_next_cv_action, to: paths.cvCrafting() };
const interview = { action: m.articles_next_interview_action, to: paths.interviewCoaching() };

/** What may be done here with the advice of each category. */
export const nextSteps: Record<AdviceCategory, () => NextStep> = {
  'évolution-carrière': () => ({
    ...{ title: m.articles_next_cv_title(), text: m.articles_next_cv_text() },
    ...{ action: cv.action(), to: cv.to },
  }),
  'négociation-salariale': () => ({
    ...{ title: m.articles_next_salary_title(), text: m.articles_next_salary_text() },
    ...{ action: interview.action(), to: interview.to },
  }),
  entretien: () => ({
    ...{ title: m.articles_next_interview_title(), text: m.articles_next_interview_text() },
    ...{ action: interview.action(), to: interview.to },
  }),
  leadership: () => ({
    ...{ title: m.articles_next_lead_title(), text: m.articles_next_lead_text() },
    ...{ action: cv.action(), to: cv.to },
  }),
  réseautage: () => ({
    ...{ title: m.articles_next_linkedin_title(), text: m.articles_next_linkedin_text() },
    ...{ action: m.articles_next_linkedin_action(), to: paths.linkedin() },
  }),
};
