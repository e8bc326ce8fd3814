import type { Salary } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { foldText } from '../text/fold-text.ts';
import { parseNumber } from '../text/parse-number.ts';
import type { OfferLine } from './split-offer.ts';

const number = '\\d{1,3}(?:[ .,]\\d{3}){1,2}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?';
const money = '(?:k ?€|k ?eur(?:os?)?\\b|k\\b|€|euros?\\b|eur\\b|chf\\b|\\$|£)';
const amount = `(?<pre>[€$£] ?)?(?<![a-z\\d])(?<a>${number}) ?(?<ua>${money})?(?: ?(?:brut|bruts|net|fixe|fixed)){0,2}`;
const range = new RegExp(`${amount}(?: ?(?:-|a|to|et|and|/) ?(?:[€$£] ?)?(?<b>${number}) ?(?<ub>${money})?)?`, 'g');

type Found = { salary: Salary; span: Span; score: number };

/** What the offer pays, annual, monthly, daily or hourly as told; gross where the offer does not say. */
export function readSalary(lines: readonly OfferLine[]): { salary: Salary; span: Span } | null {
  let best: Found | null = null;
  for (const line of lines) {
    if (line.part === 'company' || line.part === 'equal' || line.part === 'process' || line.text.length > 2000)
      continue;
    for (const found of salariesOf(line)) if (!best || found.score > best.score) best = found;
  }
  return best && best.score > 0 ? { salary: best.salary, span: best.span } : null;
}

function* salariesOf(line: OfferLine): Generator<Found> {
  const folded = foldText(line.text);
  for (const match of folded.matchAll(range)) {
    const groups = match.groups as Record<string, string | undefined>;
    const unit = `${groups.pre ?? ''}${groups.ua ?? ''}${groups.ub ?? ''}`.trim();
    const bare =
      /^ ?(?:eur)?\s?(?:brut|net)s?\b/.test(folded.slice(match.index + match[0].trimEnd().length)) ||
      /brut|net/.test(match[0]);
    if (unit === '' && !(bare && groups.a && groups.a.replace(/\D/g, '').length >= 4)) continue;
    const found = toSalary(groups, folded, match.index, match[0].trimEnd());
    if (found)
      yield {
        ...found,
        span: { start: line.start + match.index, end: line.start + match.index + match[0].trimEnd().length },
      };
  }
}

function toSalary(
  groups: Record<string, string | undefined>,
  folded: string,
  at: number,
  matched: string,
): Omit<Found, 'span'> | null {
  const bounds = boundsOf(groups);
  if (!bounds) return null;
  const after = folded.slice(at + matched.length, at + matched.length + 45);
  const before = folded.slice(Math.max(0, at - 60), at);
  const period = periodOf(bounds.min, before, after);
  if (!period || (bounds.max !== null && bounds.max < bounds.min)) return null;
  // « indice 423 – 2 137 € »: the rank in a scale of pay, then the pay.
  const { min, max } = openBounds(rank.test(before) && bounds.max ? { min: bounds.max, max: null } : bounds, before);
  const said = payWords.test(before + after) ? 2 : 0;
  // « Titres-restaurant, 27 à 31 k€ »: what is enumerated before is another thing.
  const noise = otherMoney.test(
    withBracket(before)
      .split(/[,;+] (?=$|[^,;+]*$)/)
      .at(-1) as string,
  )
    ? 4
    : 0;
  return {
    salary: { min, max, currency: currencyOf(matched), period },
    score: 1 + said + (bounds.max === null ? 0 : 1.5) - noise - (addedTo.test(before) ? 3 : 0),
  };
}

/** « 32 k€ fixe + 8 k€ variable »: what is added to the pay is none of its own. */
const addedTo = /\+ ?$/;

/** The last words before an amount, those before its bracket too: « frais à la convention (environ … ». */
function withBracket(before: string): string {
  return /\([^()]*$/.test(before) ? before : before.slice(-28);
}

const rank = /(?:indice(?: \p{L}+)?|coefficient|cotation|echelon|coef\.?) $/u;

const payWords =
  /salaire|remuneration|salary|paie|pay\b|package|brut|fixe|fixed|taux horaire|compensation|gratification|tjm/;
const otherMoney =
  /prime|frais|panier|variable|ticket|titre|chiffre|ca de|budget|par mois\)|bonus|commission|indemnit|participation|capital|logement/;

/** The amounts, « 38-42 k€ » in euros; `max` is null for a single amount. */
function boundsOf(groups: Record<string, string | undefined>): { min: number; max: number | null } | null {
  const thousands = `${groups.ua ?? ''} ${groups.ub ?? ''}`.includes('k');
  const low = parseNumber(groups.a ?? '');
  const high = groups.b ? parseNumber(groups.b) : null;
  if (low === null) return null;
  const scale = (value: number) => (thousands && value < 1000 ? value * 1000 : value);
  const short = high !== null && low < 200 && high >= 10_000;
  return { min: short ? low * 1000 : scale(low), max: high === null ? null : scale(high) };
}

/** « à partir de 2 100 € » has no upper bound, « jusqu'à » no lower one; a single amount is both. */
function openBounds({ min, max }: { min: number; max: number | null }, before: string): Pick<Salary, 'min' | 'max'> {
  if (max !== null) return { min, max };
  if (isFloor(before)) return { min, max: null };
  return isCeiling(before) ? { min: null, max: min } : { min, max: min };
}

function isFloor(before: string): boolean {
  return /(?:a partir de|des|minimum|au moins|from|starting at) ?$/.test(before);
}

function isCeiling(before: string): boolean {
  return /(?:jusqu'a|maximum|up to) ?$/.test(before);
}

function currencyOf(matched: string): string {
  if (matched.includes('$')) return 'USD';
  if (matched.includes('£')) return 'GBP';
  return matched.includes('chf') ? 'CHF' : 'EUR';
}

const periods: [Salary['period'], RegExp, number, number][] = [
  ['hour', /(?:\/ ?h\b|de l'heure|par heure|\bhoraires?\b|an hour|per hour|\/ ?heure|\/ ?hour|l'heure)/, 5, 200],
  ['day', /(?:par jour|\/ ?j(?:our)?\b|per day|a day|tjm|journalier)/, 50, 2_500],
  ['month', /(?:par mois|\/ ?mois|mensuels?|mensuelle|per month|a month|\bmonthly)/, 300, 25_000],
  [
    'year',
    /(?:par an\b|\/ ?an\b|annuels?|annuelle|l'an\b|per year|a year|per annum|\byearly|\bannual)/,
    8_000,
    900_000,
  ],
];

/** The period told nearest after the amount, or before it, else the one the amount itself suggests. */
function periodOf(value: number, before: string, after: string): Salary['period'] | null {
  for (const context of [after, before]) {
    const told = periods
      .map(([period, pattern, least, most]) => ({
        period,
        at: context.search(pattern),
        fits: value >= least && value <= most,
      }))
      .filter(({ at, fits }) => at >= 0 && fits)
      .sort((a, b) => a.at - b.at)[0];
    if (told) return told.period;
  }
  if (value >= 14_000 && value <= 400_000) return 'year';
  if (value >= 1_100 && value < 9_000) return 'month';
  // An internship is paid by the hour, below what others get.
  if (/gratification/.test(before) && value >= 4 && value < 20) return 'hour';
  const hourly =
    /heure|horaire|hour|taux/.test(before + after) || (/salaire|remuneration/.test(before) && /^ ?brut/.test(after));
  return value >= 9 && value < 60 && hourly ? 'hour' : null;
}
