import type { Language } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { findLanguages } from '../text/find-languages.ts';
import { mustCue } from './importance.ts';
import { niceCueIn } from './nice-cue.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { OfferLine, OfferPart } from './split-offer.ts';

const asked =
  /langue|parle|lis(?:ez|es)?\b|lu\b|ecri|niveau|courant|bilingue|maitrise|pratique|fluent|spoken|speak|exige|requis|required|language|notions|technique|indispensable|apprecie|souhaite|atout|plus\b|opérationnel|\b[abc][12]\b/;

/** Languages the job asks for: named with a level, or in a sentence about speaking it; nationalities are not languages. */
export function readOfferLanguages(lines: readonly OfferLine[]): { value: Language; span: Span }[] {
  const found = new Map<string, Asked>();
  for (const line of lines) {
    if (!speaks.has(line.part) || line.heading) continue;
    for (const item of sentencesOf(line).flatMap((sentence) => languagesOf(line, sentence))) {
      const known = found.get(item.value.name);
      if (!known || isSaidMoreClearly(item, known)) found.set(item.value.name, item);
    }
  }
  return [...found.values()].map(({ value, span }) => ({ value, span }));
}

/** A language asked for; `isExact` where its level stands in letters, « C1 », and not in words. */
type Asked = { value: Language; span: Span; isExact: boolean };

/** « Assistant bilingue allemand » above « Allemand courant (C1) impératif »: the second says what is asked. */
function isSaidMoreClearly(item: Asked, known: Asked): boolean {
  if (item.value.level === null) return false;
  return known.value.level === null || (item.isExact && !known.isExact);
}

const speaks: ReadonlySet<OfferPart> = new Set<OfferPart>(['header', 'intro', 'missions', 'profile', 'nice']);

function languagesOf(line: OfferLine, { start: from, end: to, folded }: Sentence): Asked[] {
  const text = line.text.slice(from - line.start, to - line.start);
  const demanded = line.part !== 'missions' || mustCue.test(folded) || niceCueIn(folded) !== null;
  const mayBeBare = demanded && asked.test(folded);
  return findLanguages(text)
    .filter(({ level, span }) => (level !== null || mayBeBare) && !isNationality(text, span))
    .map(({ name, level, span }) => ({
      value: { name, level },
      span: { start: from + span.start, end: from + span.end },
      isExact: /(?<!\p{L})[ABC][12](?!\p{L})/u.test(text.slice(span.start, span.end + 4)),
    }));
}

function isNationality(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 18), start);
  if (
    /(?:acteur|groupe|marché|droit|client|partenaire|siège|entreprise|société|territoire|loi|régime|public|siècle|leader|code)s? $/iu.test(
      before,
    )
  )
    return true;
  return /^(?:françaises?|anglaises?|allemandes?|espagnoles?|italiennes?)$/iu.test(text.slice(start, end));
}
