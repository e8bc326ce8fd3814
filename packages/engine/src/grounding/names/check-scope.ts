import { matchesOf } from '../../text/matches-of.ts';
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
/** A whole that is larger than what the documents speak of: « de tout le réseau », « de toute la région ». */
const wholes =
  /\b(?:de|dans|sur|pour|a) (?:tout le|toute la|toute l'|tous les|toutes les|l'ensemble (?:du|de la|des|de l')) ?(reseau|groupe|enseigne|region|departement|agglomeration|pays|filiales?|magasins|agences|sites|boutiques|etablissements|hopital|entreprise|societe|compagnie|marque|ville|commune)\b/g;
const best =
  /\b(?:meilleure?s?|premiere?|1er|1re|record|majore?|numero un|championne?|le plus|la plus|seule?|responsable|charge?e)\b/;

/** « la meilleure vente de tout le réseau » of the best « de l’équipe »: a whole that no document names. */
function widened({ reading, marks, own }: CheckContext): Finding[] {
  const { folded, text, sentences } = reading;
  return [...folded.matchAll(wholes)].flatMap(({ index, 0: written, 1: whole = '' }): Finding[] => {
    const { start = 0 } = sentences[sentenceAt(sentences, index)] ?? {};
    const before = folded.slice(Math.max(start, index - 80), index);
    if (marks[index] !== stances.self || !best.test(before) || own.flat.includes(whole.replace(/s$/, ''))) return [];
    const end = index + written.length;
    return [{ kind: 'level', start: index, end, reason: reasons.level(text.slice(index, end)) }];
  });
}

/** Where one would go, or is taken: no reach of what was done. */
const goes = /\b(?:mobil\w*|deplac\w*|disponib\w*|demenag\w*|voyag\w*|reconnu\w*|valable|diplome|homologu\w*)\b/;

/** « répartis dans toute la France » of clients in two departments: a reach that nothing in the documents tells. */
export function checkScope(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  const further = scopes.flatMap(({ said, told, nations }) => {
    const claims = matchesOf(reading.folded, said);
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
  return [...further, ...widened(context)];
}

/** The most nations that one line of the documents names. */
const mostNations = oncePer(({ reading: { folded } }: Facts): number =>
  folded
    .slice(0, longest)
    .split('\n')
    .reduce((count, line) => Math.max(count, nationsIn(line)), 0),
);

const longest = 60_000;
