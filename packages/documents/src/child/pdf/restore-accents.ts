/** What stands for a mark whose character the font does not tell. */
export const lostMark = '\0';

/** « être », « bêtise » apart, « è » stands before one syllable that is hardly heard: « première », « règle ». */
const openE = /^(?!tre)(?:[bcdfgjklmnpqrstvz]|[bcdfgptv][lr]|qu|gu)es?$/u;
/** A letter under a mark, and the letters behind: no more are needed to tell the accent. */
const marked = /(\p{L})\0(?=([\p{L}\0]{0,12}))/gu;
/** « intérêt », « forêts » */
const longE = /^ts?$/u;

/**
 * A letter under a mark that the font draws and does not name, « expe\0riences », as French writes it there. There is one
 * accent for most letters; for an « e » the letters behind it tell which.
 */
export function restoreAccents(text: string): string {
  if (!text.includes(lostMark)) return text;
  return text
    .replace(marked, (_, letter: string, rest: string, at: number) => {
      const isOu = /(?<!\p{L})o$/iu.test(text.slice(Math.max(0, at - 3), at));
      const after = rest.replaceAll(lostMark, '').toLowerCase();
      return (letter + accentOf(letter.toLowerCase(), isOu, after)).normalize('NFC');
    })
    .replaceAll(lostMark, '');
}

const [grave, acute, round, cedilla] = ['\u0300', '\u0301', '\u0302', '\u0327'] as const;

function accentOf(letter: string, isOu: boolean, after: string): string {
  if (letter === 'e') return openE.test(after) ? grave : longE.test(after) ? round : acute;
  if (letter === 'c') return cedilla;
  if (letter === 'a' && after === '') return grave;
  if (letter === 'u' && after === '' && isOu) return grave;
  return 'aiou'.includes(letter) ? round : '';
}
