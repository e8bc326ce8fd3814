import type { Language } from '@coach/contracts/language';

/** French unless English is asked for before French (RFC 9110, 12.5.4). */
export function languageOf(acceptLanguage: string | null | undefined): Language {
  const weights = { fr: 0, en: 0 };
  for (const range of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.trim().split(';');
    const primary = tag.split('-')[0];
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    if (primary === 'fr' || primary === 'en') weights[primary] = Math.max(weights[primary], Number(quality ?? 1));
  }
  return weights.en > weights.fr ? 'en' : 'fr';
}
