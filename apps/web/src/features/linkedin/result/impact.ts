import type { LinkedinSuggestion } from '@coach/contracts/linkedin';
import { m } from '../../../paraglide/messages.js';
import type { BadgeTone } from '../../../ui/Badge.tsx';

type Impact = LinkedinSuggestion['impact'];

export const impactLabel: Record<Impact, () => string> = {
  high: m.linkedin_impact_high,
  medium: m.linkedin_impact_medium,
  low: m.linkedin_impact_low,
};
export const impactTone: Record<Impact, BadgeTone> = { high: 'accent', medium: 'brand', low: 'neutral' };
