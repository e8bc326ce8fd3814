import type { Facts } from '../facts/facts.ts';

/** How documents say that a paper is not held: run out, refused, given up, still to come, or of which a part is done. */
const status =
  /\b(?:expire\w*|perime\w*|echue?s?|caduc\w*|non (?:admis|recu|passe|obtenu|renouvel|recycl|certifi|valid|suivi|soutenu|termin|presente)\w*|admissible|ajourne\w*|echoue\w*|interrompu\w*|abandonne\w*|partie seulement|prevue?s?|en cours(?! d'emploi| du soir| de valid)|a (?:soutenir|passer|valider|presenter)|inscrite? a|en preparation|entree en formation|attendue?s? (?:en|pour|fin)|(?<=\()(?:stage|session|partie|formation) (?:theorique|generale?|de base) (?:faite?|effectuee?|suivie?|validee?|obtenue?|seule(?:ment)?))\b/g;

const opening = /^(?:inscrite? a|(?:prevue?s?|en cours|en preparation|a (?:soutenir|passer|valider|presenter)) ?[:-])/;

/** A part of the documents that says of what it names that it is not held. */
export type NotHeld = { start: number; end: number };

const kept = new WeakMap<Facts, NotHeld[]>();
const most = 100;
const longest = 60_000;

/**
 * « permis B prévu pour 2027 », « ADR de base : obtenu en 2018, expiré en 2023 »: the part between commas that says so, or
 * where it names nothing by itself all that its line tells before.
 */
export function notHeldIn(facts: Facts): NotHeld[] {
  const known = kept.get(facts);
  if (known) return known;
  const { folded, text } = facts.reading;
  const found =
    folded.length > longest
      ? []
      : [...folded.matchAll(status)].slice(0, most).map(({ index, 0: { length } }): NotHeld => {
          const line = Math.max(folded.lastIndexOf('\n', index), folded.lastIndexOf(';', index)) + 1;
          const lead = text.slice(line, index);
          const cut = lastComma(lead);
          const isNamed = /\p{Lu}/u.test(lead.slice(cut)) || /\p{L}{3,} \p{Ll}+ ?:? ?$/u.test(lead.slice(cut));
          // « Inscrite à la formation … »: it is named behind.
          const isBefore = !/\p{L}/u.test(lead.slice(cut)) && opening.test(folded.slice(index, index + length + 12));
          const rest = isBefore ? (/^[^\n;,]{0,120}/.exec(folded.slice(index + length))?.[0].length ?? 0) : 0;
          return { start: line + (isNamed || isBefore ? cut : 0), end: index + length + rest };
        });
  kept.set(facts, found);
  return found;
}

/** Behind the last comma that stands in no bracket, or the last sentence: « PSC1 (2023). Permis B en cours ». */
function lastComma(lead: string): number {
  let depth = 0;
  for (let at = lead.length - 1; at >= 0; at--) {
    if (endsSentence(lead, at)) return at + 1;
    if (lead[at] === ')') depth++;
    if (lead[at] === '(') depth = Math.max(0, depth - 1);
    // « (admissible, non admise) »: a bracket that is still open belongs to what stands before it.
    if (lead[at] === ',' && depth === 0 && !lead.slice(0, at).includes('(', lead.lastIndexOf(')', at) + 1))
      return at + 1;
  }
  return 0;
}

function endsSentence(lead: string, at: number): boolean {
  return lead[at] === '.' && /^\. \p{Lu}/u.test(lead.slice(at, at + 3)) && /[\p{Ll}\d)]{2}$/u.test(lead.slice(0, at));
}
