const locale = 'fr-FR';
const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
const numberFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** « 21 novembre 2026 » */
export function formatDate(value: string | number | Date): string {
  return dayFormat.format(new Date(value));
}

/** « 1 234,5 » */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

/** Bytes as « 840 ko » or « 1,2 Mo » (thousands, as French users read them). */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))}\u00a0ko`;
  return `${formatNumber(bytes / 1_000_000)}\u00a0Mo`;
}

/** YYYY-MM as « novembre 2026 ». */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}

/** +33612345678 as « 06 12 34 56 78 »; any other number as it is. */
export function formatPhone(value: string): string {
  const digits = /^\+33([1-9]\d{8})$/.exec(value.replace(/[\s.]/g, ''))?.[1];
  return digits ? `0${digits}`.replace(/(\d\d)(?=\d)/g, '$1\u00a0') : value;
}

/** What the engine names, as it is printed: curved apostrophes, and full no-break spaces inside guillemets. */
export function printed(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replaceAll('«\u202f', '«\u00a0')
    .replaceAll('\u202f»', '\u00a0»');
}
