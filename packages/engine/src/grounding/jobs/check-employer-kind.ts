import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

/** What an employer is said to be, and how documents tell it. */
const kinds: [RegExp, RegExp][] = [
  [/\bfiliales? (?:de |d'|du )(?:(?:un|une|l[ea]|ce|cette) )?/g, /\bfiliale|\bgroupe\b/],
  [/\bgroupe (?:prive|cote|international|familial|mondial|public|europeen|americain)\b/g, /\bgroupe\b/],
  [/\bmultinationales?\b/g, /\bmultinational|\binternational|\bmondial/],
  [/\bstart-?ups?\b|\bjeunes? pousses?\b/g, /\bstart-?up|\bjeune pousse/],
  [/\bscop\b|\bsociete cooperative\b/g, /\bscop\b|\bcooperat/],
  [/\bcotee?s? en bourse\b|\bcotee?s? au cac\b/g, /\bcotee?\b|\bbourse\b|\bcac\b/],
  [/\bentreprise familiale\b|\bmaison familiale\b/g, /\bfamilial|\bfils\b|\bfreres?\b|\bpere\b|\bartisan/],
  [
    /\bleader (?:francais|europeen|mondial|national|regional|du marche|de son|du secteur)\b|\bnumero (?:un|1) (?:francais|europeen|mondial|de|du)\b/g,
    /\bleader|\bnumero (?:un|1)\b|\bn°1/,
  ],
  [
    /\b(?:table|maison|restaurant|chef|cheffe|etablissement|cuisine)s? etoilee?s?\b/g,
    /\b(?:table|maison|restaurant|cheff?e?|etablissement|cuisine|brigade|gastronomi\w+)s? etoile|\b(?:une?|deux|trois|1|2|3|premiere) (?:etoiles?|macarons?)|\bmichelin\b/,
  ],
  [
    /\b(?:au|pour le|par le|agente? du) (?:conseil (?:departemental|regional|general)|ministere)\b/g,
    /\bconseil (?:departemental|regional|general)|\bdepartement|\bregion\b|\bministere|\bcollectivite/,
  ],
  [/\bdelegation de service public\b/g, /\bdelegation\b|\bdsp\b/],
];

/** « Mon employeur, filiale d’un groupe privé »: a kind of house that no document tells, said of one’s own. */
export function checkEmployerKind({ reading: { folded, text }, marks, own, all, scopeAt }: CheckContext): Finding[] {
  return kinds.flatMap(([claim, told]) =>
    matchesOf(folded, claim).flatMap(({ index, 0: written }): Finding[] => {
      if (marks[index] !== stances.self || told.test(own.flat)) return [];
      // What the offer’s employer is may be told without naming it, not of a house of one’s own.
      const { own: named, near } = scopeAt(index);
      const isOfOwn = [...named, ...near].some(({ entries }) => entries.some(({ kind }) => kind === 'job'));
      if (all !== own && !isOfOwn && told.test(all.flat)) return [];
      const end = index + written.trimEnd().length;
      return [{ kind: 'employer', start: index, end, reason: reasons.name(text.slice(index, end)) }];
    }),
  );
}
