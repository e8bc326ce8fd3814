import { foldText } from '../../text/fold-text.ts';
import { parseDateRange } from '../../text/parse-date-range.ts';

/** « janv. 2021 - aujourd’hui · 3 ans 2 mois »: a period on a line of its own; `months` as the line counts them. */
export type DateLine = { from: string | null; to: string | null; months: number | null };

const duration = String.raw`(?:(?:moins d'un an|less than a year)|(?:\d+ ?(?:ans?|yrs?|years?))?[ ,]*(?:et |and )?(?:\d+ ?(?:mois|mos?|months?))?)`;
const after = new RegExp(String.raw`^[ .]*(?:[·•|,(–-] ?)?${duration} ?\)?(?: ?[·•|] ?[^.!?]{2,60})?$`);
const contract =
  "(?:cdi|cdd|temps plein|temps partiel|independant|indépendant|freelance|stage|alternance|apprentissage|contrat en alternance|contrat d'apprentissage|interim|saisonnier|profession liberale|auto-entrepreneur|benevolat|full-time|part-time|permanent(?: full-time| part-time)?|contract|internship|apprenticeship|self-employed|seasonal|temporary)";
const contractLine = new RegExp(`^${contract}(?: ?[·,] ?(?:sur site|hybride|a distance|on-site|hybrid|remote))?$`);
const totalLine = new RegExp(
  String.raw`^(?:${contract} ?[·,] ?)?(?=\d)(?:\d+ ?(?:ans?|yrs?|years?))?[ ,]*(?:et |and )?(?:\d+ ?(?:mois|mos?|months?))?$`,
);

/** The period a whole line tells, null where it tells something else. */
export function dateLineOf(text: string): DateLine | null {
  if (text.length > 120 || !/\d{4}/.test(text)) return null;
  const range = parseDateRange(text);
  if (!range || range.start > 5) return null;
  const lead = foldText(text.slice(0, range.start)).trim();
  const rest = foldText(text.slice(range.end));
  if (!/^[(]?(?:du|de|from|depuis)?$/.test(lead) || !after.test(rest)) return null;
  return { from: pointOf(range.from), to: pointOf(range.to), months: monthsIn(rest) };
}

/** A month without its year is no date. */
function pointOf(point: string | null): string | null {
  return point && /^(?:\d{4}(?:-\d\d)?|present)$/.test(point) ? point : null;
}

/** « CDI », « Temps plein · Hybride » on a line of its own. */
export function isContractLine(key: string): boolean {
  return key.length < 60 && contractLine.test(key);
}

/** « 4 ans 8 mois » under an employer: all its posts together, in months; null for another line. */
export function totalMonths(key: string): number | null {
  return key.length < 70 && totalLine.test(key) ? monthsIn(key) : null;
}

/** « Transvia · CDI » without its contract. */
export function withoutContract(text: string): string {
  const at = text.search(/ [·•] /);
  return at > 0 && isContractLine(foldText(text.slice(at + 3)).trim()) ? text.slice(0, at).trim() : text;
}

function monthsIn(key: string): number | null {
  const years = Number(/(\d+) ?(?:ans?|yrs?|years?)\b/.exec(key)?.[1] ?? 0);
  const months = Number(/(\d+) ?(?:mois|mos?|months?)\b/.exec(key)?.[1] ?? 0);
  return years + months > 0 ? years * 12 + months : null;
}
