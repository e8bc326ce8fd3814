const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** « il y a 12 minutes », in the language given; less than a minute is « maintenant ». */
export function timeAgo(value: string, now: number, language: string): string {
  const passed = Math.max(0, now - Date.parse(value));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (passed < minute) return format.format(0, 'second');
  if (passed < hour) return format.format(-Math.floor(passed / minute), 'minute');
  return passed < day
    ? format.format(-Math.floor(passed / hour), 'hour')
    : format.format(-Math.floor(passed / day), 'day');
}
