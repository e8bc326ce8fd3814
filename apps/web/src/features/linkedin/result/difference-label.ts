import type { LinkedinDifference } from '@coach/contracts/linkedin';
import { m } from '../../../paraglide/messages.js';

export const differenceLabel: Record<LinkedinDifference['kind'], () => string> = {
  title: m.linkedin_difference_title,
  company: m.linkedin_difference_company,
  dates: m.linkedin_difference_dates,
  only_on_profile: m.linkedin_difference_only_on_profile,
  only_on_cv: m.linkedin_difference_only_on_cv,
  education: m.linkedin_difference_education,
  name: m.linkedin_difference_name,
};
