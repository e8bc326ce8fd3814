import type { Education } from '@coach/contracts/cv';
import { m } from '../../../paraglide/messages.js';
import { statusLabels } from './status-labels.ts';

const levels: Record<number, () => string> = {
  3: m.cv_diploma_level_3,
  4: m.cv_diploma_level_4,
  5: m.cv_diploma_level_5,
  6: m.cv_diploma_level_6,
  7: m.cv_diploma_level_7,
  8: m.cv_diploma_level_8,
};

/** « 2019 · Obtenu · niveau bac+5 », as far as it is known. */
export function describeEducation({ year, obtained, status, level }: Omit<Education, 'degree' | 'school'>) {
  const told = status ? statusLabels[status]() : outcomeLabel(obtained);
  return [year, told, level && levels[level]?.()].filter(Boolean).join(' · ') || null;
}

/** What an old correction told, before statuses. */
function outcomeLabel(obtained: boolean | null): string | null {
  if (obtained === null) return null;
  return obtained ? m.cv_obtained() : m.cv_not_obtained();
}
