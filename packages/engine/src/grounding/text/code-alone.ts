/**
 * A pattern that finds the code of a category in a line as it is written: « B » and « 1b » wherever they stand alone, a
 * letter in small behind its word only, for « à » and « d’un » have letters too.
 */
export function codeAlone(folded: string): RegExp {
  if (/\d/.test(folded)) return new RegExp(`(?<![\\p{L}\\d])${folded}(?![\\p{L}\\d])`, 'iu');
  const named = `(?<=(?:permis|cat(?:[ée]gorie)?s?\\.?) )${folded}`;
  return new RegExp(`(?:(?<![\\p{L}\\d’'])${folded.toUpperCase()}|${named})(?![\\p{L}\\d]|[’'])`, 'u');
}
