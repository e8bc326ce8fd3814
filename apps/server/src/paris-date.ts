/** YYYY-MM-DD where our people live. */
export function parisDate(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(at);
}
