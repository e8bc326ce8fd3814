import { lookUp } from './look-up.ts';

const wordValues: Record<string, number> = {
  un: 1,
  une: 1,
  one: 1,
  deux: 2,
  two: 2,
  trois: 3,
  three: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  five: 5,
  six: 6,
  sept: 7,
  seven: 7,
  huit: 8,
  eight: 8,
  neuf: 9,
  nine: 9,
  dix: 10,
  ten: 10,
  onze: 11,
  douze: 12,
  quinze: 15,
  vingt: 20,
};

/** Names of small numbers, for building patterns. */
export const numberWords = Object.keys(wordValues).join('|');

/** A French or English number: « 34 000 », « 12,40 », « 50,000 », « 2.150,50 », « trois »; null when it is none. */
export function parseNumber(written: string): number | null {
  const word = lookUp(wordValues, written.trim().toLowerCase());
  if (word !== undefined) return word;
  let digits = written.replace(/[\s\u00a0\u202f']/g, '');
  const mark = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (mark >= 0) {
    const decimals = digits.length - mark - 1;
    const whole = digits.slice(0, mark).replace(/[.,]/g, '');
    digits = decimals === 3 ? whole + digits.slice(mark + 1) : `${whole}.${digits.slice(mark + 1)}`;
  }
  const value = Number(digits);
  return digits !== '' && Number.isFinite(value) ? value : null;
}
