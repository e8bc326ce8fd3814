import type { Span } from '@coach/contracts/span';
import { foldText } from '../text/fold-text.ts';
import { type Building, unusedParts, use, withoutMarker } from './optimise-cv-building.ts';

/** What the lines of an entry say beside its fields: places and the like, and whole sentences. */
type Rest = { details: string[]; sentences: string[] };

const dateWords =
  /\b(?:depuis|de|du|d'|a|au|en|le|la|et|jusqu'en|jusqu'a|ce jour|aujourd'hui|actuel(?:lement)?|present|en cours|since|to|from|janv(?:ier)?|fev(?:r(?:ier)?)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?)\b\.?|(?:0?[1-9]|1[0-2])\/(?=\d{4})|\b(?:19|20)\d\d\b/g;

/** Reads what is left of an entry once its fields and missions are used; all of it then counts as used. */
export function headingRest(building: Building, entry: Span | undefined): Rest {
  const rest: Rest = { details: [], sentences: [] };
  if (!entry) return rest;
  for (const line of building.context.lines) {
    if (line.start < entry.start || line.end > entry.end || line.heading) continue;
    for (const text of unusedParts(building, line).flatMap(detailsOf)) {
      if (text.split(' ').length > 7) rest.sentences.push(text);
      else rest.details.push(text);
    }
    use(building, line);
  }
  return rest;
}

function detailsOf(part: string): string[] {
  const text = withoutMarker(part.replace(/\s+/g, ' ')).replace(/^[\s,;:|(–—-]+|[\s,;:|(–—-]+$/g, '');
  const closed = text.includes('(') ? text : text.replace(/\)/g, '').trim();
  const told = foldText(closed).replace(dateWords, ' ');
  return /[a-z0-9]/.test(told) ? [closed] : [];
}
