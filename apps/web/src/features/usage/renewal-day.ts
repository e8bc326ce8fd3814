import { currentLanguage, intlLocale } from '../../lib/language.ts';

/** The day the credits of `month` (YYYY-MM) renew: « 1er décembre », “1 December”. */
export function renewalDay(month: string): string {
  const [year, number] = month.split('-').map(Number);
  const name = new Intl.DateTimeFormat(intlLocale(), { month: 'long', timeZone: 'UTC' });
  return `${currentLanguage() === 'en' ? '1' : '1er'} ${name.format(Date.UTC(year ?? 0, number ?? 0))}`;
}
