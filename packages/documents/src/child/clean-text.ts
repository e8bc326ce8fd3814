/** Symbol-font code points that are drawn as bullets: Symbol and Wingdings squares, discs, arrows and ticks. */
const symbolBullets = /[\uf0a7\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc\uf076\uf06e\uf06c\uf0f0\uf09f\uf0be]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufffc\ufffd\ufff9-\ufffb]/g;
const privateUse = /[\ue000-\uf8ff]|[\u{f0000}-\u{fffff}]|[\u{100000}-\u{10ffff}]/gu;
/** The euro sign of one character set read in another: « 14 M¿ », « 35 k¿ ». */
const lostEuro = /(?<=\d[ \u00a0]?[kKM]?)¿(?![\p{L}\d])/gu;
/** Squares and discs between two things told on one line; several in a row rate something. */
const betweenSigns = /(?<=[\p{L}\p{N}).]) [▪▫■□▯◆●] (?=[\p{L}\p{N}(+])/gu;
/** Leaves and flowers on both sides of a heading: « ❧ Profil ❧ ». */
const ornament = '[☙❦❧❀-❈✾✿✽✻✼✤✥✢✣⚜]\\ufe0f?';
const ornamented = new RegExp(`^\\s*${ornament}\\s+(\\S.{0,80}?)\\s+${ornament}\\s*$`, 'u');
const lonelySurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

const spacingAccents: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  ˋ: '\u0300',
  ˆ: '\u0302',
  '^': '\u0302',
  '¨': '\u0308',
  '˜': '\u0303',
  '¸': '\u0327',
};

/** A letter under its accent as one character; null where there is none. */
export function composed(letter: string, accent: string): string | null {
  const base = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
  const whole = (base + (spacingAccents[accent] ?? '')).normalize('NFC');
  return whole.length === 1 ? whole : null;
}

/** « Exp´erience », « garc¸on » → « Expérience », « garçon »: TeX draws an accent and its letter as two characters. */
export function joinTexAccents(text: string): string {
  return text
    .replace(/([cCsS])\s?(¸)/g, (all, letter, accent) => composed(letter, accent) ?? all)
    .replace(/([´ˋˆ¨˜¸])\s?([A-Za-zıȷ])/g, (all, accent, letter) => composed(letter, accent) ?? all)
    .replace(/(`)([AEUaeu])/g, (all, accent, letter) => composed(letter, accent) ?? all)
    .replace(/(?<=[A-Za-z])(\^)([AEIOUaeiouı])/g, (all, accent, letter) => composed(letter, accent) ?? all);
}

const spacedWord = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}])/gu;

/** « E X P É R I E N C E » → « EXPÉRIENCE »; two spaces or more between words keep the words apart. */
export function joinSpacedLetters(text: string): string {
  const letters = text.match(/(?<![\p{L}\p{N}])\p{L}(?![\p{L}\p{N}])/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (letters < 4 || letters < words * 0.7) return text;
  return text.replace(spacedWord, (word) => word.replaceAll(' ', ''));
}

/**
 * One line as a person would type it: accents, ligatures and letter-spaced words put together, soft hyphens, control
 * and bidirectional characters and icon glyphs removed, spaces single, NFC. A wide gap, a tab or three spaces, is a tab.
 */
export function cleanText(raw: string): string {
  const readable = raw
    .replace(symbolBullets, '•')
    .replace(controls, ' ')
    .replace(invisible, '')
    .replace(privateUse, '')
    .replace(lostEuro, '€')
    .replace(betweenSigns, ' • ')
    .replace(lonelySurrogate, '')
    .replace(ornamented, '$1')
    .replaceAll('\u2011', '-')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligatures[ligature] ?? ligature);
  const written = joinTexAccents(readable.normalize('NFC'));
  const joined = joinSpacedLetters(written);
  return joined
    .replace(/[\r\n\u2028\u2029]/g, ' ')
    .replace(joined === written ? / {3,}| *\t[ \t]*/g : / *\t[ \t]*/g, '\t')
    .replace(/ {2,}/g, ' ')
    .trim();
}
