import type {
  SalaryBasis,
  SalaryGroup,
  SalaryLevel,
  SalaryPeriod,
  SalaryScope,
} from '@coach/contracts/features/salaries';
import { formatDay, formatMonth } from '../../lib/format.ts';
import { intlLocale } from '../../lib/language.ts';
import { m } from '../../paraglide/messages.js';

const levels = { start: m.salaries_level_start, middle: m.salaries_level_middle, senior: m.salaries_level_senior };
export const levelName = (level: SalaryLevel) => levels[level]();

const groups = {
  cadres: m.salaries_group_cadres,
  intermediate: m.salaries_group_intermediate,
  employees: m.salaries_group_employees,
  workers: m.salaries_group_workers,
  independents: m.salaries_group_independents,
};
export const groupName = (group: SalaryGroup) => groups[group]();

const scopes = {
  occupation: m.salaries_scope_occupation,
  family: m.salaries_scope_family,
  sector: m.salaries_scope_sector,
  group: m.salaries_scope_group,
  everyone: m.salaries_scope_everyone,
};
/** Whose figures they are: the occupation’s, or only those of a wider circle. */
export const scopeName = (scope: SalaryScope) => scopes[scope]();

const units: Record<SalaryBasis, Record<SalaryPeriod, () => string>> = {
  net: { hour: m.salaries_net_hour, month: m.salaries_net_month, year: m.salaries_net_year },
  gross: { hour: m.salaries_gross_hour, month: m.salaries_gross_month, year: m.salaries_gross_year },
};
/** « net par mois » */
export const unitOf = (basis: SalaryBasis, per: SalaryPeriod) => units[basis][per]();

/** Whole euros without their cents. */
export function formatEuros(amount: number): string {
  const style = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(intlLocale(), style).format(amount);
}

/** A year, « octobre 2025 » or « 23 octobre 2025 », as much as is known of a day. */
export function formatPublished(published: string): string {
  if (published.length === 4) return published;
  return published.length === 7 ? formatMonth(published) : formatDay(published);
}
