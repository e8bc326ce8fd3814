const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** « mars 2021 », from months since year 0. */
export function spokenMonth(index: number): string {
  return `${months[((index % 12) + 12) % 12]} ${Math.floor(index / 12)}`;
}
