import { lazily } from './lazily.ts';

const town = lazily(
  () =>
    /^(?:(?:Saint|Sainte|Le|La|Les|L[’'])[- ]?)?\p{Lu}[\p{L}\p{M}’']+(?:-\p{Lu}[\p{L}\p{M}’']+)*-(?:sur|sous|en|l[èe]s|les|le|la|aux|au|de|du|des|d[’']|l[’'])-?(?:(?:la|le|les|l[’'])-?)?\p{Lu}[\p{L}\p{M}’']+(?:-\p{Lu}?[\p{L}\p{M}’']+)*$/u,
);

/** Whether words are built like the name of a French town that no file needs to know: « Crêches-sur-Saône ». */
export function looksLikeTown(text: string): boolean {
  return text.length < 45 && text.includes('-') && town().test(text);
}
