import { foldWord } from '../../text/fold-text.ts';

/** Words in « h » that take no elision: « la hausse », « le hall ». */
const breathedH =
  /^(?:hach|haie|hall|halt(?!ero)|hamac|hameau|hand|hang|harc|hard|hareng|haric|harp|harnais|hasard|hauss|haut|hav|hayon|heurt|hier|hiss|hobby|hockey|holding|homard|hongr|hont|hors|hott|houbl|houe|houil|housse|hub|huit|hurl|hutte)/;
const noElision = /^(?:onz|oui|ouist|yaourt|yacht|yog|yen)/;

/** Whether « le », « de », « que » lose their vowel before a text. Figures never take it. */
export function startsWithVowel(text: string): boolean {
  const word = foldWord(text.slice(0, 24));
  if (/^h/.test(word)) return /^\p{Ll}/u.test(text) && !breathedH.test(word);
  return /^[aeiouy]/.test(word) && !noElision.test(word) && !/^y[aeiou]/.test(word);
}
