const inParis = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit' });

/** YYYY-MM in Europe/Paris, where the months of the plans begin. */
export function usageMonth(at: Date): string {
  const parts = inParis.formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part('year')}-${part('month')}`;
}
