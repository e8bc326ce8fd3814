const shownInParis = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** When clocks in Paris show `date` (YYYY-MM-DD) and `time` (HH:MM), summer or winter. */
export function parisInstant(date: string, time: string): Date {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  const near = asIfUtc - aheadOfUtc(asIfUtc);
  return new Date(asIfUtc - aheadOfUtc(near));
}

function aheadOfUtc(instant: number): number {
  return Date.parse(`${shownInParis.format(instant).replace(' ', 'T')}Z`) - instant;
}
