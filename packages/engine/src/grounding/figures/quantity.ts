import { lookUp } from '../../text/look-up.ts';
import type { NounClass } from '../words/noun-class.ts';

/** How a figure is told: as it is, above, a little under, around, below, or « dizaines de ». */
export type Hedge = 'exact' | 'over' | 'near' | 'about' | 'below' | 'some';
export type QuantityKind = 'number' | 'money' | 'percentage' | 'duration';

/** A figure with what it counts. A duration is in months where it can be, else `unit` tells (« heure »). */
export type Quantity = {
  kind: QuantityKind;
  value: number;
  hedge: Hedge;
  start: number;
  end: number;
  /** Words: the number begins at `first`; `next` is the first word after number and unit. */
  first: number;
  next: number;
  unit: string | null;
  /** Stems of the words counted, nearest first. */
  nouns: string[];
  nounClass: NounClass | null;
  /** In figures, so that no word of the language can be meant. */
  digits: boolean;
};

/** A figure before what it counts is known. */
export type Part = Omit<Quantity, 'nouns' | 'nounClass' | 'hedge'> & { hedge: Hedge; bare: boolean };

const magnitudes: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  md: 1e9,
  mds: 1e9,
  million: 1e6,
  millier: 1e3,
  milliard: 1e9,
};

/** « k », « millions »: what they multiply by. */
export function scaleOf(written: string): number | undefined {
  const key = written.toLowerCase();
  return lookUp(magnitudes, key) ?? lookUp(magnitudes, key.replace(/s$/, ''));
}
