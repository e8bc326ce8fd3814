import { formatMonth } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';

/** « janvier 2020 – aujourd’hui »; dates as the engine gives them: YYYY-MM, YYYY, `present`. */
export function periodText(start: string | null, end: string | null): string {
  const written = [start, end].filter((date) => date !== null).map(dateText);
  return [...new Set(written)].join(' – ');
}

function dateText(date: string): string {
  if (date === 'present') return m.documents_today();
  return /^\d{4}-\d{2}$/.test(date) ? formatMonth(date) : date;
}
