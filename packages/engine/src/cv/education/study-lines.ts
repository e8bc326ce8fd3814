import type { CvLine } from '../lines/read-lines.ts';
import { isSchool } from './degree-words.ts';

/** « ☎ 06 39 98 15 60 », « 44000 Nantes », « www.paul-roy.fr »: of a column beside the studies. */
export function reachesPerson({ text }: CvLine): boolean {
  if (text.length >= 80) return false;
  return /^[⌂✆☎✉📍🏠📞📱]/u.test(text) || [phone, mail, town].some((each) => each.test(text)) || isSite(text);
}

const phone = /^\W{0,3}(?:t[ée]l\S{0,8}\s?:?\s?)?(?:\+33|0033|0[1-9])[ .()\d-]{8,20}$/iu;
/** Nothing else on the line but a telephone number: « 2019 ⇥ BTS SIO ⇥ ana@example.com » tells studies. */
const mail =
  /^(?:[\p{L}-]{2,12}\s?:\s?)?(?:[+\d .()-]{10,20}[^\p{L}\d]{1,5})?[^\p{L}\d]{0,3}\S+@\S+(?:[^\p{L}\d]{1,5}[+\d .()-]{10,20})?$/u;
const town = /^\W{0,3}\d{5} \p{L}[\p{L}’' -]{1,40}$/u;
const site =
  /^\W{0,3}(?:\p{L}{3,12}\s?:\s?)?(?:https?:\/\/|www\.)?[\p{L}\d-]{2,40}(?:\.[\p{L}\d-]{2,40}){0,3}\.(?:com|fr|net|org|io|dev|me|eu|be|ch)(?:\/\S{0,80})?$/iu;

/** « OpenClassrooms.com » is a school. */
function isSite(text: string): boolean {
  return site.test(text) && !(isSchool(text) && !/[/:@]|www\./i.test(text));
}

/** « Diplôme obtenu en / septembre 2026 », « CFA de / Carros »: the line ends on a word that needs another. */
export function leavesOpen(line: CvLine | undefined): boolean {
  return line !== undefined && /\s(?:de|du|des|d[’']|en|à|au|aux|et|la|le|l[’'])$/iu.test(line.text);
}
