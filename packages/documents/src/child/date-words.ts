export const monthOrSeason =
  'janv(?:ier)?|f[ée]v(?:r(?:ier)?)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[ûu]t|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|d[ée]c(?:embre)?|[ée]t[ée]s?|hivers?|printemps|automnes?';
/**
 * « Sept. 2018 – févr. 2021 », « mars ’19 → auj. », « Étés 2014 et 2015 », « depuis le 1er mai 2019 », and nothing more.
 */
export const dateWords = new RegExp(
  `(?<!\\p{L})(?:${monthOrSeason}|depuis|le|(?<=1\\s?)er|de|du|[àa]|au|en|cours|et|ce jour|auj(?:ourd[’']hui)?|pr[ée]sent|actuel(?:lement)?)(?!\\p{L})|[\\d\\s./’'&>–—→-]`,
  'giu',
);
/** In two figures behind a month, « sept. 18 », « étés ’18 »: « 12 – 15 » may count anything. */
export const shortYear = `(?<!\\p{L})(?:${monthOrSeason})\\.? ?[’']?\\d{2}(?![\\d:])`;
