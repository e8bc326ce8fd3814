import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import { textOfJobs } from '../facts/text-of-job.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

/** Work of which many do a part: how a text claims the whole of it, and where the documents speak of it. */
type Whole = { claim: RegExp; told: RegExp };

const speaker = "\\b(?:je |j'|moi qui )(?:ai |avais )?";
const adverb = '(?: moi-meme| aussi| egalement| seule?| chaque mois| tous les mois| deja| personnellement)*';
const wholes: Whole[] = [
  {
    claim: new RegExp(
      `${speaker}(?:etabli\\w*|edit\\w+|calcul\\w+|produi\\w+|realis\\w+|elabor\\w+|fai\\w+|sor[st]\\w*|gere\\w*)${adverb} (?:la |les |des |\\d+ |toute la |toutes les )(?:paies?|bulletins(?: de (?:paie|salaire))?|fiches de (?:paie|salaire))\\b`,
      'g',
    ),
    told: /\bpa[iy]es?\b|\bbulletins?\b/g,
  },
  {
    claim: new RegExp(
      `${speaker}(?:tien\\w*|tenai\\w*|tenu\\w*|etabli\\w*|arret\\w+|clotur\\w+|mont\\w+|boucl\\w+|fai\\w+)${adverb} (?:la comptabilite|toute la comptabilite|les comptes annuels|le bilan|les bilans|la liasse(?: fiscale)?)\\b`,
      'g',
    ),
    told: /\bcomptab(?:ilite|le)s?\b|\bbilans?\b|\bliasses?\b|\bcomptes annuels\b/g,
  },
];
/** How documents say that only a part of it was done, or that others do the rest. */
const partly =
  /\b(?:variables?|elements?|collecte|recueil|transmission|classement|distribution|envoi|archivage|pieces?|saisie (?:des heures|des elements)|aide|appui|preparation) [^.;,\n]{0,40}$/;
const byOthers =
  /^[^.;\n]{0,30}\b(?:externalis\w+|sous-trait\w+|confiee?s? (?:a|au)|(?:tenue?|geree?|faite?|etablie?|etablis)s? par|(?:au|avec le|par le|du) (?:cabinet|comptable|prestataire))/;

/** « j’établis les bulletins » of one who prepares the variables of a pay that is done elsewhere: the whole of a part. */
export function checkParts(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return wholes.flatMap(({ claim, told }) =>
    matchesOf(reading.folded, claim).flatMap(({ index, 0: written }): Finding[] => {
      const end = index + written.length;
      if (marks[index] !== stances.self || marks[end - 1] !== stances.self) return [];
      const { own: named, near } = context.scopeAt(index);
      const jobs = (named.length > 0 ? named : near).flatMap(({ entries }) =>
        entries.filter(({ kind }) => kind === 'job'),
      );
      const there = textOfJobs(own, jobs);
      const text = jobs.length > 0 && there.search(told) >= 0 ? there : own.flat;
      const places = [...text.matchAll(told)];
      const isPart = ({ index: at, 0: word }: RegExpExecArray) =>
        partly.test(text.slice(Math.max(0, at - 60), at)) || byOthers.test(text.slice(at + word.length, at + 90));
      if (places.length === 0 || !places.every(isPart)) return [];
      return [{ kind: 'skill', start: index, end, reason: reasons.skill(reading.text.slice(index, end)) }];
    }),
  );
}
