import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import { stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { heldDiplomas, isSuchDiploma } from './held-diplomas.ts';
import { notHeldIn } from './not-held.ts';

const end = '(?=[,.;:!?)\\n]| mais| et| donc| ni| pour l| a ce jour| encore|$)';
/** What is said not to be had, and where the documents tell that it is. */
const denials: [RegExp, RegExp, RegExp][] = [
  [
    new RegExp(
      `\\b(?:je n'ai (?:pas|plus|jamais)(?: encore)?(?: (?:eu|passe|obtenu))?|je (?:ne (?:possede|detiens) pas|suis sans)|je n'ai ni) (?:de |le |mon )?permis(?: (?:b|de conduire))?${end}`,
      'g',
    ),
    /\bpermis\b(?: de conduire)?(?: ?:)? ?(?:\(?(?:a\d?|am|c1?e?|d1?e?|be|moto)\b[, /+et&-]*)*\(?b\b/,
    /\b(?:pas|sans|non|aucun) (?:de |du |le |titulaire du )?permis|\bpermis (?:b )?(?:\(?en cours|prevu|a passer|en preparation|suspendu|retire|non|annule)/,
  ],
  [
    new RegExp(
      `\\bje (?:n'ai (?:pas|plus)|ne (?:possede|dispose) pas) (?:de |d'|encore de )(?:voiture|vehicule)${end}`,
      'g',
    ),
    /\b(?:vehicule|voiture) (?:personnel|propre|perso\b)|\bpermis\b[^.;:]{0,20}\b(?:vehicule|voiture)\b|\bvehiculee\b|\bm(?:on|a) (?:vehicule|voiture)\b/,
    /\b(?:pas|sans|non|aucun|ni) (?:de |d'un )?(?:vehicule|voiture)/,
  ],
];

/** « Je n’ai pas le permis » of one whose documents have « Permis B »: what is held, said not to be. */
export function checkDenied(context: CheckContext): Finding[] {
  const { reading, own } = context;
  const papers = denials.flatMap(([said, held, lacking]) =>
    matchesOf(reading.folded, said).flatMap(({ index, 0: { length } }): Finding[] => {
      if (!held.test(own.flat) || lacking.test(own.flat)) return [];
      const reason = reasons.denied(reading.text.slice(index, index + length));
      return [{ kind: 'certification', start: index, end: index + length, reason }];
    }),
  );
  return [...papers, ...diplomasDenied(context)];
}

const missed =
  /\bje n'ai (?:pas|jamais|finalement pas|malheureusement pas)(?: encore)?(?: (?:obtenu|eu|reussi|decroche|valide|passe))? (?:le |la |l'|mon |ma |de )(bts|cap|bep|bac|baccalaureat|licence|master|dut|but|bp|brevet professionnel|titre professionnel|diplome d'etat)(?! ?\+| ?\d)\b([a-z' ]{0,40})/g;

/** « je n’ai pas obtenu mon CAP » of one who has it, and no other of that kind without it. */
function diplomasDenied({ reading, own }: CheckContext): Finding[] {
  return [...reading.folded.matchAll(missed)].flatMap(
    ({ index, 0: { length }, 1: type = '', 2: rest = '' }): Finding[] => {
      // « je n’ai pas le BTS Tourisme » of another BTS is true.
      const field = stemsOf(rest.split(stops)[0] ?? '').filter((word) => word.length > 2);
      if (/^ (?:pro|general|techno|professionnel)/.test(rest)) return [];
      const such = heldDiplomas(own).filter((each) => isSuchDiploma(each, type, field));
      if (such.length === 0 || !such.every(({ obtained }) => obtained === true) || isDoubtful(own, type)) return [];
      const last = index + length - rest.length;
      return [{ kind: 'diploma', start: index, end: last, reason: reasons.denied(reading.text.slice(index, last)) }];
    },
  );
}

const stops = / (?:mais|que|qui|dont|et|ni|demande|exige|en|pour|a|au|requis|souhaite)\b/;

/** Some part of the documents says of a paper of that name that it is not held. */
function isDoubtful(own: Facts, type: string): boolean {
  return notHeldIn(own).some(({ start, end: to }) => own.reading.folded.slice(start, to).includes(type));
}
