import type { Language } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { findLanguages } from '../text/find-languages.ts';
import type { OfferLine } from './split-offer.ts';

const asked =
  /langue|parle|lis(?:ez|es)?\b|lu\b|ecri|niveau|courant|bilingue|maitrise|pratique|fluent|spoken|speak|exige|requis|required|language|notions|technique|indispensable|apprecie|souhaite|atout|plus\b|opérationnel|\b[abc][12]\b/;

/** Languages the job asks for: named with a level, or in a sentence about speaking it; nationalities are not languages. */
export function readOfferLanguages(lines: readonly OfferLine[]): { value: Language; span: Span }[] {
  const found = new Map<string, { value: Language; span: Span }>();
  for (const line of lines) {
    if (
      line.part === 'company' ||
      line.part === 'equal' ||
      line.part === 'process' ||
      line.part === 'perks' ||
      line.heading
    )
      continue;
    for (const { name, level, span } of findLanguages(line.text)) {
      const placed = { start: line.start + span.start, end: line.start + span.end };
      const told = level !== null || (line.part !== 'missions' && asked.test(line.folded) && line.text.length < 300);
      if (
        !told ||
        isNationality(line.text.slice(span.start, span.end), line.text.slice(Math.max(0, span.start - 18), span.start))
      )
        continue;
      const known = found.get(name);
      if (!known || (known.value.level === null && level !== null))
        found.set(name, { value: { name, level }, span: placed });
    }
  }
  return [...found.values()];
}

function isNationality(word: string, before: string): boolean {
  if (
    /(?:acteur|groupe|marché|droit|client|partenaire|siège|entreprise|société|territoire|loi|régime|public|siècle|leader|code)s? $/iu.test(
      before,
    )
  )
    return true;
  return /^(?:françaises?|anglaises?|allemandes?|espagnoles?|italiennes?)$/iu.test(word);
}
