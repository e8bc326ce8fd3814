import type { Experience } from '@coach/contracts/cv';
import { m } from '../../../paraglide/messages.js';
import { showPeriod } from '../review/cv-date.ts';

/** « Aide-soignante, CHU de Rennes (2019 – 2023) », with what is known. */
export function experienceName({ title, company, start, end }: Experience): string {
  const name = [title, company].filter(Boolean).join(', ') || m.cv_experience_unnamed();
  const period = showPeriod(start, end);
  return period ? `${name} (${period})` : name;
}
