import { matchesOf } from '../../text/matches-of.ts';
import type { Reading } from '../text/read-text.ts';
import { nounClass } from '../words/noun-class.ts';
import { readNumber } from './read-number.ts';

/** A part of a whole, between 0 and 1: « un tiers », « deux week-ends sur trois ». `rough` where people round it. */
export type Share = {
  value: number;
  start: number;
  end: number;
  rough: boolean;
  isRatio: boolean;
  /** « plus de », « moins de »: the side on which the true part lies. */
  side: -1 | 0 | 1;
};

const denominators: Record<string, number> = {
  demi: 2,
  tiers: 3,
  quart: 4,
  quarts: 4,
  cinquieme: 5,
  cinquiemes: 5,
  sixieme: 6,
  sixiemes: 6,
  septieme: 7,
  septiemes: 7,
  huitieme: 8,
  huitiemes: 8,
  dixieme: 10,
  dixiemes: 10,
};
const numerators: Record<string, number> = { un: 1, le: 1, du: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, neuf: 9 };

const halves =
  /(?<!\ba )\b(?:(?:de|par) (?:la )?moitie\b|la moitie (?:de|des|du)\b|la moitie d'|une moitie (?:de|des|du)\b)/g;
/** « la moitié du métier », « la moitié du chemin »: nobody measured. */
const ofNothing = /^ (?:metier|travail|chemin|temps|succes|plaisir)\b/;
const fractions =
  /\b(un|le|du|deux|trois|quatre|cinq|neuf)[ -](demi|tiers|quarts?|(?:cinqu|six|sept|huit|dix)iemes?)\b(?! (?:pour ?cents?|d'heure|de siecle|de finale|payant|temps|de travail|de nuit|de garde|de poste|etage|rang|annee|cru|mandataire|degre))/g;
const evenly = /\b(?:a parts? egales?|moitie[- ]moitie)\b(?! entre (?:(?! et )[^.;:,]){2,40}, )/g;
const divided = /\b(?:divis|multipli)\w* par (\d{1,2}|deux|trois|quatre|cinq|six|dix)\b/g;
const timesOf: Record<string, number> = { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, dix: 10 };
/** « le quart sud », « le cinquième », « le tiers »: of ranks and watches, not of a whole, unless the whole follows. */
const ofWhole = /^ (?:de|des|du|en|d'|plus|moins|supplementaires?)\b|^ d'/;
const rough = /(?:pres|environ|presque|autour|quasi\w*|plus|moins|au moins) (?:de |d')?(?:les |la |le )?$/;

type Add = (value: number, start: number, end: number, isRatio?: boolean, isRough?: boolean) => void;

/** Fractions, « a sur b » and « divisé par » of a text. */
export function findShares(reading: Reading): Share[] {
  const { folded } = reading;
  const found: Share[] = [];
  const add: Add = (value, start, end, isRatio = false, isRough = false) => {
    const before = folded.slice(Math.max(0, start - 24), start);
    const hedge = /\b(plus|moins) (?:de|d') ?(?:les |la |le )?$/.exec(before)?.[1];
    // « réduit de plus de moitié »: « de moitié » is read with its « de ».
    const inner = /\b(plus|moins) $/.exec(before)?.[1];
    const side = { plus: 1, moins: -1 } as const;
    found.push({
      value,
      start,
      end,
      isRatio,
      rough:
        isRough ||
        rough.test(before) ||
        /^ (?:[a-z' ]{0,30})?,? ?(?:ou (?:presque|peu s'en faut|a peu pres)|environ|a peu pres|peu ou prou)\b/.test(
          folded.slice(end, end + 60),
        ),
      side: side[(hedge ?? inner) as keyof typeof side] ?? 0,
    });
  };
  addHalves(reading, add);
  addFractions(reading, add);
  addRatios(reading, add);
  return found;
}

function addHalves({ folded }: Reading, add: Add): void {
  for (const { index, 0: written } of matchesOf(folded, halves))
    if (!ofNothing.test(folded.slice(index + written.length, index + written.length + 10)))
      add(0.5, index, index + written.length);
  for (const { index, 0: written } of matchesOf(folded, evenly)) add(0.5, index, index + written.length, true);
  for (const { index, 0: written, 1: number = '' } of matchesOf(folded, divided)) {
    const parts = /^\d+$/.test(number) ? Number(number) : (timesOf[number] ?? 0);
    // « presque divisé par deux » of 60 and 35
    const isNearly = /\b(?:presque|quasi(?:ment)?|pratiquement) $/.test(folded.slice(Math.max(0, index - 16), index));
    if (parts > 1) add((isNearly ? nearly : 1) / parts, index, index + written.length, false, isNearly);
  }
}

const nearly = 1.12;

function addFractions({ folded, text }: Reading, add: Add): void {
  for (const { index, 0: written, 1: part = '', 2: whole = '' } of matchesOf(folded, fractions)) {
    const end = index + written.length;
    if ((part === 'le' || part === 'du') && !ofWhole.test(folded.slice(end, end + 16))) continue;
    if (whole === 'demi' && text[end] === '-') continue;
    add((numerators[part] ?? 1) / (denominators[whole] ?? 1), index, end);
  }
}

const most = 100;

function addRatios(reading: Reading, add: Add): void {
  const { text, tokens } = reading;
  tokens.forEach(({ key, end }, index) => {
    const after = tokens[index + 1];
    if (key !== 'sur' || !after || text.slice(end, after.start) !== ' ') return;
    const whole = readNumber(text, tokens, index + 1);
    // « dix-huit sur vingt »: a mark.
    if (whole?.value === 20) return;
    const part = partBefore(reading, index);
    if (!whole || whole.about || !part || part.value > whole.value || whole.value < 2 || whole.value > most) return;
    if (countsThings(reading, whole.to)) return;
    // « neuf fois sur dix » of 91 %: nobody counts so.
    const isTimes = tokens[index - 1]?.key === 'fois';
    add(part.value / whole.value, part.start, tokens[whole.to - 1]?.end ?? after.end, !isTimes, isTimes);
  });
}

/** « deux chefs sur trois chantiers » is no part of a whole. */
function countsThings({ text, tokens, stems }: Reading, index: number): boolean {
  const next = tokens[index];
  if (!next || text.slice(tokens[index - 1]?.end ?? 0, next.start) !== ' ') return false;
  return nounClass(stems[index] as string) !== null || things.test(next.key);
}

const things =
  /^(?:sites?|niveaux?|jours?|lieux?|ans|mois|semaines?|etages?|communes?|secteurs?|m2|metres?|axes|points?)$/;

/** The number that opens what « sur » shares out, at most four words before it. */
function partBefore({ text, tokens }: Reading, sur: number): { value: number; start: number } | null {
  for (let at = sur - 1; at >= Math.max(0, sur - 5); at--) {
    const { key, start, end } = tokens[at] as (typeof tokens)[number];
    const gap = text.slice(end, tokens[at + 1]?.start ?? end);
    if (/[,;:.!?()\n]/.test(gap)) return null;
    // « Neuf fois sur dix, un mot suffit »
    if (key === 'fois' && /(?:^|[.!?:\n] ?)\p{L}+ $/u.test(text.slice(Math.max(0, start - 12), start))) return null;
    const number = /^une?$/.test(key) ? { value: 1, to: at + 1 } : readNumber(text, tokens, at);
    if (number && number.to <= sur) return { value: number.value, start };
  }
  return null;
}
