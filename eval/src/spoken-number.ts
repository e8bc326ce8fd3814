const units =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

/** A whole number below a million in words, as it is written in France before a masculine noun. */
export function spokenNumber(value: number): string {
  if (value < 1000) return belowThousand(value, true);
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  const head = thousands === 1 ? 'mille' : `${belowThousand(thousands, false)} mille`;
  return rest === 0 ? head : `${head} ${belowThousand(rest, true)}`;
}

/** `isLast`: « quatre-vingts », « deux cents »; before « mille » without their ending. */
function belowThousand(value: number, isLast: boolean): string {
  if (value < 100) return belowHundred(value, isLast);
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const head = hundreds === 1 ? 'cent' : `${units[hundreds]} cent${rest === 0 && isLast ? 's' : ''}`;
  return rest === 0 ? head : `${head} ${belowHundred(rest, isLast)}`;
}

function belowHundred(value: number, isLast: boolean): string {
  if (value < 20) return units[value] as string;
  const [ten, unit] = [Math.floor(value / 10), value % 10];
  const name = tens[ten] as string;
  if (ten === 7 || ten === 9) return name + (value === 71 ? ' et onze' : `-${units[10 + unit]}`);
  if (unit === 0) return ten === 8 && isLast ? `${name}s` : name;
  return unit === 1 && ten < 8 ? `${name} et un` : `${name}-${units[unit]}`;
}
