import type { Facts } from '../facts/facts.ts';

/** Words of contests and the honours they give. */
export const contest =
  /\b(?:prix|trophees?|concours|championnats?|medailles?|champion\w*|laureate?s?|finales?|coupe|olympiades|challenge|distinctions?)\b/;

const kept = new WeakMap<Facts, string[]>();

/** The lines of documents that tell of a contest or an honour. */
export function contestLines(facts: Facts): string[] {
  const known =
    kept.get(facts) ??
    facts.reading.folded
      .split('\n')
      .filter(
        (line) =>
          contest.test(line) ||
          /\bmeilleure? (?:vendeu|commercia|employe|apprenti|ouvrier|jeune|accueil|equipe)/.test(line),
      )
      .slice(0, 50);
  kept.set(facts, known);
  return known;
}
