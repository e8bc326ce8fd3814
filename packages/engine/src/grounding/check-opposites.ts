import type { CheckContext, Finding } from './context.ts';
import type { Facts } from './facts.ts';
import { reasons } from './reasons.ts';
import { stances } from './stance.ts';

/** Words of which a CV that tells the one does not mean the other. */
const opposites: [RegExp, RegExp][] = [
  [/\bhommes\b(?! d[e'])/g, /\bfemmes\b/],
  [/\bfemmes\b(?! d[e'])/g, /\bhommes\b/],
  [/\bgarcons\b/g, /\bfilles\b/],
  [/\bfilles\b/g, /\bgarcons\b/],
  [
    /\b(?:secteur|groupe|employeur|societe|entreprise|etablissement|clinique|structure) (?:de droit )?privee?s?\b/g,
    /\bpubli(?:c|que)s?\b/,
  ],
  [/\b(?:appels? )?entrants?\b/g, /\bsortants?\b/],
  [/\b(?:appels? )?sortants?\b/g, /\bentrants?\b/],
  [/\bexport(?:ation)?s?\b/g, /\bimport(?:ation)?s?\b/],
  [/\bimport(?:ation)?s?\b/g, /\bexport(?:ation)?s?\b/],
  [/\b(?:travail|poste|equipe|service|horaires) de nuit\b/g, /\b(?:travail|poste|equipe|service|horaires) de jour\b/],
  [
    /\b(?:logements?|constructions?|maisons?|immeubles?|vehicules?) neu(?:fs?|ves?)\b/g,
    /\b(?:logements?|constructions?|maisons?|immeubles?|vehicules?) (?:ancien\w*|d'occasion)\b/,
  ],
];

/** « des hommes isolés » of one whose CV tells of women alone: the opposite of what the documents say, and not that. */
export function checkOpposites(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return opposites.flatMap(([said, told]) =>
    tells(own, told) && !tells(own, said)
      ? [...reading.folded.matchAll(said)].flatMap(({ index, 0: written }): Finding[] => {
          const end = index + written.length;
          if (marks[index] !== stances.self) return [];
          return [{ kind: 'skill', start: index, end, reason: reasons.skill(reading.text.slice(index, end)) }];
        })
      : [],
  );
}

function tells({ reading: { folded } }: Facts, pattern: RegExp): boolean {
  return new RegExp(pattern.source).test(folded);
}
