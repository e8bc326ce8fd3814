import { oncePer } from '../../text/once-per.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { nationsIn } from './place-names.ts';

/** How far work is said to reach, and how documents tell of a reach as wide. */
const scopes: { said: RegExp; told: RegExp; nations: number }[] = [
  {
    said: /\b(?:(?:dans|sur|a travers) (?:toute la france|l'ensemble de la france|tout l'hexagone|tout le pays|l'ensemble du territoire|tout le territoire)|partout en france|(?:en )?france entiere|aux quatre coins (?:de la france|de l'hexagone|du pays)|a l'echelle (?:nationale|du pays)|(?:d'envergure|de portee|de dimension|a dimension|de rayonnement|au niveau) national[a-z]*)/g,
    told: /\bnation(?:al|aux)|\bhexagon|\bfrance\b(?! (?:travail|terme))|\bfrancais(?:es)?\b(?! (?:langue|courant))|\bpays\b|\bmetropol/,
    nations: 2,
  },
  {
    said: /\b(?:dans (?:le monde entier|toute l'europe|plusieurs pays)|partout (?:en europe|dans le monde)|a travers (?:le monde|l'europe)|aux quatre coins (?:du monde|de l'europe|du globe)|a l'echelle (?:mondiale|internationale|europeenne)|(?:d'envergure|de portee|de dimension|a dimension|de rayonnement|au niveau) (?:international|mondial|europeen)[a-z]*)/g,
    told: /\binternation|\bmondia|\bmonde\b|\beurop|\betrang|\bexport|\bimport|\bpays\b/,
    nations: 2,
  },
];
/** Where one would go, or is taken: no reach of what was done. */
const goes = /\b(?:mobil\w*|deplac\w*|disponib\w*|demenag\w*|voyag\w*|reconnu\w*|valable|diplome|homologu\w*)\b/;

/** « répartis dans toute la France » of clients in two departments: a reach that nothing in the documents tells. */
export function checkScope({ reading, marks, own }: CheckContext): Finding[] {
  return scopes.flatMap(({ said, told, nations }) => {
    const claims = [...reading.folded.matchAll(said)];
    // Few texts say so: the documents are read for those alone.
    if (claims.length === 0 || told.test(own.flat) || mostNations(own) >= nations) return [];
    return claims.flatMap(({ index, 0: written }): Finding[] => {
      const { start = 0, end: last = 0 } = reading.sentences[sentenceAt(reading.sentences, index)] ?? {};
      const around = reading.folded.slice(Math.max(start, index - 120), Math.min(last, index + 120));
      if (marks[index] !== stances.self || goes.test(around)) return [];
      const end = index + written.length;
      return [{ kind: 'level', start: index, end, reason: reasons.level(reading.text.slice(index, end)) }];
    });
  });
}

/** The most nations that one line of the documents names. */
const mostNations = oncePer(({ reading: { folded } }: Facts): number =>
  folded
    .slice(0, longest)
    .split('\n')
    .reduce((count, line) => Math.max(count, nationsIn(line)), 0),
);

const longest = 60_000;
