import { meaningfulStems } from '../../match/word-index.ts';

/** The people one works for and with are in every line: they tell of no work. */
const everywhere = /^(?:patien|client|equip|servic|person|usage|travai|entrep|societ|poste|magasi|jour|semain|commer)/;

/** The roots by which two lines speak of the same work: « tranch » of « ouvrir des tranchées ». */
export function rootsOf(text: string): string[] {
  return meaningfulStems(text)
    .filter((stem) => stem.length > 3 && !everywhere.test(stem))
    .map((stem) => stem.slice(0, 6));
}
