/** A space no line ends at, of the usual width: software that reads CVs takes it for a space, not always a narrow one. */
const noBreak = '\u00a0';

const months =
  'janv(?:ier|\\.)?|févr(?:ier|\\.)?|fev(?:rier|\\.)?|mars|avr(?:il|\\.)?|mai|juin|juil(?:let|\\.)?|ao[ûu]t|sept(?:embre|\\.)?|oct(?:obre|\\.)?|nov(?:embre|\\.)?|d[ée]c(?:embre|\\.)?';

const units =
  '[%‰€$£°]|k€|K€|M€|[kM]?EUR|euros?|ans?|années?|mois|semaines?|jours?|nuits?|heures?|minutes?|min|sec|h|[kMm]?[Wm]|kWh?|[kcm]?m[²³23]?|ha|km/h|[kmc]?g|kg|t|tonnes?|[cmh]?[lL]|k?[VA]|kVA|bars?|[kMGT]?o|[kMG]Hz|°C|pages?|pts?|points?|p\\.|m2';

/** Each keeps every letter; a space becomes one that does not break, and none is added. */
const rules: [RegExp, string][] = [
  [/ (?=»|[;:!?](?:[\s)»]|$))/g, noBreak],
  [/(?<=«) /g, noBreak],
  [/(?<=\d) (?=\d{3}(?!\d))/g, noBreak],
  [new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), noBreak],
  [new RegExp(`(?<=(?<!\\d)(?:\\d{1,2}|1er)) (?=(?:${months})(?!\\p{L}))`, 'giu'), noBreak],
  [new RegExp(`(?<=(?<!\\p{L})(?:${months})) (?=(?:19|20)\\d\\d(?!\\d))`, 'giu'), noBreak],
  [/(?<=(?<!\p{L})(?:n°|réf\.|M\.|Mme|Mlle|Dr|art\.|p\.)) (?=[\p{Lu}\d])/gu, noBreak],
];

/** « 06 39 98 10 11 », « +33 (0)6 39 98 10 11 » */
const phone = /(?<!\d)(?:\+\d{2,3}(?: \(0\))? ?\d|0\d)(?:[ .]\d{2}){4}(?!\d)/g;

/**
 * A text of a CV as French prints it: no line ends before « ; : ! ? % € », within guillemets, a telephone number or a
 * date, nor between a figure and its unit. Only spaces change, so that what is drawn reads as what was written.
 */
export function setType(text: string): string {
  const kept = text.replace(phone, (number) => number.replace(/ /g, noBreak));
  return rules.reduce((set, [place, space]) => set.replace(place, space), kept);
}

/** A text that stands on one line. */
export function unbroken(text: string): string {
  return text.replace(/ /g, noBreak);
}
