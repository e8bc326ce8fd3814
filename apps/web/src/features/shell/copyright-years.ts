const firstYear = 2025;

/** « 2025 », then « 2025 – 2026 » and on. */
export function copyrightYears(year: number): string {
  return year > firstYear ? `${firstYear} – ${year}` : String(firstYear);
}
