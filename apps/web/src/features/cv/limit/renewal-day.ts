const monthFormat = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });

/** The day the credits of `month` (YYYY-MM) renew: « 1er décembre ». */
export function renewalDay(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `1er ${monthFormat.format(Date.UTC(year ?? 0, number ?? 0))}`;
}
