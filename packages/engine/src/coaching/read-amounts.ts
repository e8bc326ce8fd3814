/** A sum or a share that somebody wrote: `start` and `end` index their text. */
export type Amount = {
  value: number;
  unit: 'euro' | 'percent';
  period: Period | null;
  tax: Tax | null;
  start: number;
  end: number;
};
type Tax = 'brut' | 'net';
export type Period = 'year' | 'month' | 'hour' | 'day';

const written =
  /(?<![\p{L}\d.,])(\d{1,3}(?:[ .\u00a0\u202f]\d{3})+(?:,\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?)\s*(k\s*€|k(?:e|euros?)?(?![\p{L}])|mille(?![\p{L}])|€|euros?|eur(?![\p{L}])|%|pour\s?cents?)?/giu;
const periods: [Period, RegExp][] = [
  ['year', /^\W*(?:brut|net|euros?|€|\s)*(?:s|es)?\W*(?:par|l['’]|\/)?\s*(?:an|année|annuel\p{L}*)(?!\p{L})/iu],
  ['month', /^\W*(?:brut|net|euros?|€|\s)*(?:s|es)?\W*(?:par|\/)?\s*(?:mois|mensuel\p{L}*)(?!\p{L})/iu],
  ['hour', /^\W*(?:brut|net|euros?|€|\s)*(?:s|es)?\W*(?:par|de l['’]|l['’]|\/)?\s*(?:heure|horaire|h)(?!\p{L})/iu],
  ['day', /^\W*(?:brut|net|euros?|€|\s)*(?:s|es)?\W*(?:par|\/)?\s*(?:jour|journée)(?!\p{L})/iu],
];
/** What counts something else than money. */
const counted =
  /^\s*(?:ans?|années?|mois|jours?|semaines?|heures?|h\d*|min\p{L}*|personnes?|salariés?|fois|clients?|dossiers?|points?|postes?|étages?)(?!\p{L})/iu;

/**
 * The sums and shares of a text. A figure without a unit counts from 500 on, where it is no year; « 38k » and
 * « 38 mille » are 38 000.
 */
export function readAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(written)) {
    const amount = amountOf(match, text.slice(match.index + match[0].length, match.index + match[0].length + 40));
    if (amount) found.push(amount);
    if (found.length >= 50) break;
  }
  return found;
}

function amountOf({ 0: whole, 1: figures = '', 2: unit = '', index }: RegExpExecArray, after: string): Amount | null {
  const digits = figures.replace(/[ \u00a0\u202f]|\.(?=\d{3})/g, '').replace(',', '.');
  const isThousands = /^(?:k|mille)/i.test(unit);
  const value = Number(digits) * (isThousands ? 1_000 : 1);
  const place = { start: index, end: index + whole.trimEnd().length };
  if (/^(?:%|pour)/i.test(unit)) return { value, unit: 'percent', period: null, tax: null, ...place };
  if (unit === '') {
    const isYear = /^(?:19|20)\d\d$/.test(figures);
    if (value < 500 || isYear || counted.test(after)) return null;
  }
  const period = periods.find(([, pattern]) => pattern.test(after))?.[0] ?? null;
  const tax =
    /^\W*(brut|net)s?(?!\p{L})/iu.exec(after) ?? /^\W*\p{L}+(?:\s\p{L}+)?\s(brut|net)s?(?!\p{L})/iu.exec(after);
  return value > 0
    ? { value, unit: 'euro', period, tax: (tax?.[1]?.toLowerCase() as Tax | undefined) ?? null, ...place }
    : null;
}

const spoken: Record<Period, string> = { year: 'par an', month: 'par mois', hour: 'de l’heure', day: 'par jour' };

/** « 38 000 € par an », as French prints it. */
export function tellAmount({ value, unit, period, tax }: Pick<Amount, 'value' | 'unit' | 'period' | 'tax'>): string {
  const [whole = '', cents] = (Math.round(value * 100) / 100).toString().split('.');
  const decimals = cents && `,${unit === 'euro' ? cents.padEnd(2, '0') : cents}`;
  const figures = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202f') + (decimals ?? '');
  if (unit === 'percent') return `${figures}\u202f%`;
  return [`${figures}\u202f€`, tax, period && spoken[period]].filter(Boolean).join(' ');
}

/** Whether two sums can be compared; a period that is not said is told from the size. */
export function areAlike(a: Amount, b: Amount): boolean {
  if (a.unit !== b.unit || (a.tax && b.tax && a.tax !== b.tax)) return false;
  return a.unit === 'percent' || periodOf(a) === periodOf(b);
}

/** How many of each there are in a year of full-time work. */
const inYear: Record<Period, number> = { year: 1, month: 12, day: 218, hour: 1_607 };

/** Whether a sum is so far below another, over the same time, that it can only come on top: « 300 € par mois ». */
export function isOnTop(sum: Amount, base: Amount): boolean {
  const period = periodOf(base);
  return sum.value * inYear[sum.period ?? period] < base.value * inYear[period] * 0.6;
}

function periodOf({ value, period }: Amount): Period {
  return period ?? (value >= 10_000 ? 'year' : value >= 500 ? 'month' : 'hour');
}
