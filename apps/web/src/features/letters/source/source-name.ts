import type { LetterEvidence } from '@coach/contracts/letter';
import { m } from '../../../paraglide/messages.js';

const names: Record<LetterEvidence['source'], () => string> = {
  cv: m.letters_source_cv,
  offer: m.letters_source_offer,
  extra: m.letters_source_extra,
};

/** « Votre CV », « L’offre », « Vos précisions » */
export function sourceName(source: LetterEvidence['source']): string {
  return names[source]();
}
