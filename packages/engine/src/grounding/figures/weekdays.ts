import { oncePer } from '../../text/once-per.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from './quantity.ts';

const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const named = days.join('|');
const fromTo = new RegExp(`\\bdu (${named}) au (${named})\\b`, 'g');

/** « quatre jours par semaine » of « visites du mardi au vendredi ». */
export function isDaysOfWeek(facts: Facts, { kind, unit, value }: Quantity): boolean {
  return kind === 'duration' && unit === 'jour' && value < 7 && lengthsIn(facts).has(value);
}

const lengthsIn = oncePer(({ flat }: Facts): Set<number> => {
  const found = [...flat.slice(0, 60_000).matchAll(fromTo)];
  return new Set(found.map(([, from = '', to = '']) => ((days.indexOf(to) - days.indexOf(from) + 7) % 7) + 1));
});
