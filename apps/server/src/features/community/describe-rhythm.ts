import type { Language } from '@coach/contracts/language';
import { type Repeat, weekdays } from './catalogue.ts';

const ordinals = {
  fr: { 1: 'premier', 2: 'deuxième', 3: 'troisième', 4: 'quatrième', last: 'dernier' },
  en: { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' },
};

/** « Le premier jeudi du mois à 18:00, heure de Paris ». */
export function describeRhythm({ week, weekday, months, time }: Repeat, language: Language): string {
  // 1 January 2024 was a Monday.
  const day = named(language, { weekday: 'long' }, new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday))));
  const names = months?.map((month) => named(language, { month: 'long' }, new Date(Date.UTC(2024, month - 1, 1))));
  const listed = names && new Intl.ListFormat(language).format(names);
  const ordinal = ordinals[language][week];
  if (language === 'en') return `The ${ordinal} ${day} of ${listed ?? 'the month'} at ${time}, Paris time`;
  const of = listed === undefined ? 'du mois' : /^[aâo]/.test(listed) ? `d’${listed}` : `de ${listed}`;
  return `Le ${ordinal} ${day} ${of} à ${time}, heure de Paris`;
}

function named(language: Language, format: Intl.DateTimeFormatOptions, at: Date): string {
  return new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(at);
}
