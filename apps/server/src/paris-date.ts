/** YYYY-MM-DD where our people live. */
export function parisDate(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(at);
}

/** The day (YYYY-MM-DD, both) so many days after another, or before it where `days` is below zero. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
