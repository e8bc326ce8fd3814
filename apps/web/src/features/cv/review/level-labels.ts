import type { LanguageLevel } from '@coach/contracts/cv';
import { m } from '../../../paraglide/messages.js';

export const levelLabels: Record<LanguageLevel, () => string> = {
  A1: m.cv_level_a1,
  A2: m.cv_level_a2,
  B1: m.cv_level_b1,
  B2: m.cv_level_b2,
  C1: m.cv_level_c1,
  C2: m.cv_level_c2,
  native: m.cv_level_native,
};
