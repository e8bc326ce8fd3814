/** How a professional network words levels of language in English, and in French. */
const levels: [english: RegExp, french: string][] = [
  [/\(native or bilingual(?: proficiency)?\)/i, 'bilingue ou langue maternelle'],
  [/\(full professional(?: proficiency)?\)/i, 'capacité professionnelle complète'],
  [/\(professional working(?: proficiency)?\)/i, 'compétence professionnelle'],
  [/\(limited working(?: proficiency)?\)/i, 'compétence professionnelle limitée'],
  [/\(elementary(?: proficiency)?\)/i, 'compétence élémentaire'],
];

/** « Allemand (Professional Working) » → « Allemand : compétence professionnelle »; other lines stay as they are. */
export function inFrench(language: string): string {
  const level = levels.find(([english]) => english.test(language));
  if (!level || !/^\p{Lu}[\p{L} ]{2,30}\s?\(/u.test(language)) return language;
  return language.replace(level[0], `\u00a0: ${level[1]}`).replace(/\s+\u00a0:/, '\u00a0:');
}
