import type { Education } from '@coach/contracts/cv';
import { foldText } from '../../text/fold-text.ts';

const underWay =
  /\b(?:en cours(?! (?:du soir|d'emploi|par correspondance))|en preparation|inscrite? (?:au|en|a)\b|epreuves en|prevue?|a venir|a passer|expected|ongoing|in progress|actuellement|jury en|examen en)\b/;
const interrupted =
  /\b(?:interrompue?s?|abandonnee?s?|(?:pas|non|jamais) (?:\p{L}{2,6} )?(?:obtenue?|validee?|termine\w*|diplomante|presentee?|eu)|sans (?:obtention|(?:le )?diplome)|inacheve\w*|incomplet\w*|arretee?s?|arret|echec|echoue|ajournee?|not completed|unfinished|dropped|(?<!\()niveau (?=[a-z])(?!bac ?\+|\d|(?:iv|iii|ii|i|v)\b)|(?:1re|1ere|premiere) annee(?! (?:de |d'))|\d+ (?:ue|ccp|blocs?|modules?|unites?|epreuves?) (?:validee?s? )?sur \d+|\d+ ue validees)/u;
const reached =
  /\b(?:obtenue?s?|validee?s?|obtention|mention (?:bien|tres|assez|ab|tb|b)|recue?|admise?|graduated|awarded|with honou?rs|reussie?|majore?|delivree?|acquise?|obtained|magna cum laude|cum laude|felicitations)\b/;
/** « diplômé » is an outcome, « diplôme » is none: here accents count. */
const graduated = /(?<!\p{L})(?:dipl[ôo]mé|DIPL[ÔO]MÉ|dipl[ôo]m[ée]e)/u;

/** Whether a course ended with its diploma, as far as its lines tell. */
export function outcomeOf(text: string, open: boolean): Pick<Education, 'obtained' | 'status'> {
  const folded = foldText(text);
  if (/\b(?:abandonnee?|interrompue?|arretee?)\b/.test(folded)) return { obtained: false, status: 'interrupted' };
  if (underWay.test(folded)) return { obtained: false, status: 'under_way' };
  if (interrupted.test(folded)) return { obtained: false, status: 'interrupted' };
  if (reached.test(folded) || graduated.test(text)) return { obtained: true, status: 'obtained' };
  return open ? { obtained: false, status: 'under_way' } : { obtained: null, status: null };
}

/** Whether words (folded) say how a course went. */
export function tellsOutcome(folded: string): boolean {
  return underWay.test(folded) || interrupted.test(folded) || reached.test(folded);
}
