import type { EducationStatus } from '@coach/contracts/cv';
import { m } from '../../../paraglide/messages.js';

/** In the order of the form. */
export const statusLabels: Record<EducationStatus, () => string> = {
  obtained: m.cv_obtained,
  under_way: m.cv_status_under_way,
  interrupted: m.cv_status_interrupted,
};
