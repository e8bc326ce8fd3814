import { oncePer } from '../../text/once-per.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

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
  [/\bdemission\w*/g, /\blicencie\w*|\brupture conventionnelle\b/],
  [/\bhaute tension\b/g, /\bbasse tension\b/],
  [/\bbasse tension\b/g, /\bhaute tension\b/],
  [/\b(?:appels? )?entrants?\b/g, /\bsortants?\b/],
  [/\b(?:appels? )?sortants?\b/g, /\bentrants?\b/],
  [/\bexport(?:ation)?s?\b/g, /\bimport(?:ation)?s?\b/],
  [/\bimport(?:ation)?s?\b/g, /\bexport(?:ation)?s?\b/],
  [/\bde jour comme de nuit\b|\bjour et nuit\b/g, /\b(?:en equipe|poste|service|horaires) de jour\b/],
  [/\b(?:travail|poste|equipe|service|horaires) de nuit\b/g, /\b(?:travail|poste|equipe|service|horaires) de jour\b/],
  [
    /\b(?:logements?|constructions?|maisons?|immeubles?|vehicules?) neu(?:fs?|ves?)\b/g,
    /\b(?:logements?|constructions?|maisons?|immeubles?|vehicules?) (?:ancien\w*|d'occasion)\b/,
  ],
];

/** « des hommes isolés » of one whose CV tells of women alone: the opposite of what the documents say, and not that. */
export function checkOpposites(context: CheckContext): Finding[] {
  return [...contraries(context), ...denied(context)];
}

const undone =
  /\b([a-z]{6,}) (?:[a-z]+ )?non (?:effectuee?|obtenue?|validee?|passee?|presentee?|realisee?|acquise?|suivie?|renouvelee?)s?\b/g;
const takenBack = /\b(?:sans|pas|non|jamais|jusqu'a|avant|ni|reste|manqu\w*)\b[^.;:\n]{0,40}$/;

/** « évaluatrice calibrée » of one whose « calibration » the CV says not to have been done. */
function denied({ reading: { folded, text, tokens }, marks, own }: CheckContext): Finding[] {
  const heads = undoneIn(own);
  if (heads.length === 0) return [];
  return tokens.flatMap(({ key, start, end }): Finding[] => {
    if (marks[start] !== stances.self || !/ée?s?$/u.test(text.slice(start, end))) return [];
    if (!heads.includes(key.slice(0, 6)) || takenBack.test(folded.slice(Math.max(0, start - 60), start))) return [];
    return [{ kind: 'certification', start, end, reason: reasons.notObtained(text.slice(start, end)) }];
  });
}

/** The beginnings of the nouns that the documents tell as not done. */
const undoneIn = oncePer(({ flat }: Facts): string[] =>
  [...flat.matchAll(undone)].slice(0, 20).map(([, noun = '']) => noun.slice(0, 6)),
);

function contraries({ reading, marks, own }: CheckContext): Finding[] {
  return toldOnOneSide(own).flatMap((said) =>
    [...reading.folded.matchAll(said)].flatMap(({ index, 0: written }): Finding[] => {
      const end = index + written.length;
      if (marks[index] !== stances.self) return [];
      return [{ kind: 'skill', start: index, end, reason: reasons.skill(reading.text.slice(index, end)) }];
    }),
  );
}

/** The words of which the documents have the opposite alone. */
const toldOnOneSide = oncePer(({ reading: { folded } }: Facts): RegExp[] =>
  opposites.flatMap(([said, told]) => (told.test(folded) && folded.search(said) < 0 ? [said] : [])),
);
