import type { Facts } from '../facts/facts.ts';
import { restOfItem } from './rest-of-item.ts';

/** How well documents say that a thing is mastered: `slight` for notions, `fair` for a middling use, null for no word. */
export type LevelTold = 'slight' | 'fair' | null;

const slight =
  /\b(?:notions?|bases?(?! de donnees)|initiation|initiee?|debutante?|decouverte|a venir|en cours|prevu|rudiments?|elementaire|premiers pas|en apprentissage|tutoriels?|autoformation|stages? [«"]|(?:consultation|lecture) (?:seule(?:ment)?|uniquement))\b|\((?:lecture|consultation|visualisation)\b(?! et)/;
const fair = /\b(?:intermediaire|moyenn?e?|correcte?)\b/;

/**
 * The level the documents give a thing, by the items of their lists that name it: an item without a level word says
 * nothing against any, so that one such item is enough for null.
 */
export function levelTold({ reading: { folded, tokens, stems } }: Facts, places: readonly number[]): LevelTold {
  const items = places.flatMap((at) => {
    const token = tokens[at];
    return token && stems[at] !== undefined ? [itemAround(folded, token.start, token.end)] : [];
  });
  if (items.length === 0) return null;
  if (items.every((item) => slight.test(item))) return 'slight';
  return items.every((item) => slight.test(item) || fair.test(item)) ? 'fair' : null;
}

const levelHeading =
  /^\W*(?:(?:(?:notions?|bases|initiation|debutante?)[^:]{0,12}|modules? a venir|a venir|en cours|prevus?) ?:|(?:notions?|bases|initiation|debutante?|a venir|en cours) - )/;

/** « (lecture, modifications simples) »: a bracket that goes on from reading to changing. */
const readAndMore =
  /^[^,;.()\n]{0,20} ?\((?:lecture|consultation|visualisation),[^()\n]{0,40}\b(?:modif|ecritur|creat|program|parametr)/;

/** The item of a list in which something stands: « Linux (notions) », « AutoCAD : consultation seulement ». */
function itemAround(folded: string, start: number, end: number): string {
  const line =
    folded
      .slice(Math.max(0, start - 60), start)
      .split(/[\n•|.]/)
      .at(-1) ?? '';
  if (readAndMore.test(folded.slice(end, end + 80))) return folded.slice(start, end);
  const left = line.split(/[,;()]| - /).at(-1) ?? '';
  // « Notions : Revit, Python », « Notions – Revit »: a heading says it of the whole list.
  const heading = levelHeading.exec(line)?.[0] ?? '';
  return `${heading} ${left}${folded.slice(start, end)}${restOfItem(folded, end, /[;\n|•.]/)}`;
}
