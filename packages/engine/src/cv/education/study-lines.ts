import type { CvLine } from '../lines/read-lines.ts';

/** « ☎ 06 39 98 15 60 », « 44000 Nantes », « www.marion.fr/book »: of a column beside the studies. */
export function reachesPerson({ text }: CvLine): boolean {
  return text.length < 80 && reach.test(text);
}

const reach =
  /^[⌂✆☎✉📍🏠📞📱]|\p{L}@\p{L}|^\W{0,3}(?:t[ée]l\S{0,8}\s?:?\s?)?(?:\+33|0033|0[1-9])[ .()\d-]{8,20}$|^\W{0,3}\d{5} \p{L}[\p{L}’' -]{1,40}$|^\W{0,3}(?:\p{L}{3,12}\s?:\s?)?(?:https?:\/\/|www\.)?[\p{L}\d-]{2,40}(?:\.[\p{L}\d-]{2,40}){0,3}\.(?:com|fr|net|org|io|dev|me|eu|be|ch)(?:\/\S{0,80})?$/iu;

/** « Diplôme obtenu en / septembre 2026 », « CFA de / Carros »: the line ends on a word that needs another. */
export function leavesOpen(line: CvLine | undefined): boolean {
  return line !== undefined && /\s(?:de|du|des|d[’']|en|à|au|aux|et|la|le|l[’'])$/iu.test(line.text);
}
