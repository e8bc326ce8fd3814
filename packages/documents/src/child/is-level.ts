const levelWords = new Set(
  `niveau très tres bon bonne langue maternelle maternel courant courante couramment bilingue natif native notions notion bases
  scolaire débutant débutante debutant intermédiaire intermediaire avancé avancée confirmé confirmée expert professionnel technique
  lu écrit parlé lue écrite parlée et à l oral fluent basic beginner intermediate advanced`.split(/\s+/),
);
const mostLevelWords = 5;

/** Tells how well: « C1 », « langue maternelle », « ●●●○ », « 80 % ». */
export function isLevel(text: string): boolean {
  const written = text.trim();
  if (/^[●○★☆■□◆◇•\s]{2,14}$/u.test(written) || /^\d{1,3} ?%$/.test(written)) return true;
  const words =
    written.length > 60
      ? []
      : written
          .toLocaleLowerCase('fr')
          .split(/[^\p{L}\d]+/u)
          .filter(Boolean);
  if (words.length === 0 || words.length > mostLevelWords) return false;
  return words.every((word) => levelWords.has(word) || /^[abc][12]$/.test(word));
}
