import { say } from '../piece.ts';
import type { Voice } from '../voice.ts';
import { am, apposed, cap, plainly, thereToo, withAdverb } from './also.ts';
import { friendly } from './friendly.ts';

/** A result the writer is proud of comes first; one exclamation in the letter. */
export const enthusiastic: Voice = {
  ...friendly,
  opening: ['proud', 'background'],
  prefers: ({ hasFigure, mission }) => (mission.kind === 'result' ? 3 : 0) + (hasFigure ? 2 : 0),
  apply: [
    ({ post }) => say`Votre annonce pour un poste ${post} m’a tout de suite parlé !`,
    ({ post }) => say`Un poste ${post} : voilà ce que je veux faire !`,
  ],
  hello: [
    ({ post, ...named }) => say`${cap(am(named))}, et votre annonce pour un poste ${post} m’a tout de suite parlé !`,
    ({ post, ...named }) => say`${cap(am(named))}, et un poste ${post}, voilà ce dont j’ai envie !`,
  ],
  proud: [
    ({ at, clause, post }) =>
      say`${cap(at)}, ${clause}, et j’ai envie de continuer sur cette lancée au poste ${post} !`,
    ({ at, clause, post }) => say`${cap(at)}, ${clause}. C’est avec le même entrain que je postule au poste ${post} !`,
  ],
  employer: [
    ({ does, post }) =>
      say`Travailler dans une structure qui ${does}, à un poste ${post} : voilà ce que je veux faire !`,
    ({ does, post }) => say`Une structure qui ${does} : votre annonce pour un poste ${post} m’a tout de suite parlé !`,
  ],
  background: [
    ({ length, as, list }) => say`J’ai ${list}, et après ${length} d’expérience ${as}, l’envie est intacte.`,
    ({ length, as, list }) => say`Après ${length} d’expérience ${as}, l’envie est intacte, et j’ai ${list}.`,
  ],
  experience: [({ length, as }) => say`Après ${length} d’expérience ${as}, l’envie est intacte.`],
  credentials: [({ list }) => say`J’ai déjà ${list}.`],
  follow: [plainly, withAdverb('aussi'), plainly, thereToo],
  there: [
    ({ clause, ...named }) => {
      const who = apposed(named);
      return who && say`${who}, ${clause}.`;
    },
    ({ clause, ...named }) => (named.job.isCurrent ? say`${cap(am(named))}, où ${clause}.` : null),
  ],
  result: [(clause) => say`Et le résultat est là : ${clause}.`],
  things: [
    ({ things, isNow }) => say`Le poste ${isNow ? 'réunit' : 'réunissait'} aussi ${things}.`,
    ({ things, isNow }) => say`Mon quotidien, ${isNow ? 'c’est' : 'c’était'} aussi ${things}.`,
  ],
  firstThings: [({ things, isNow }) => say`Mon poste ${isNow ? 'réunit' : 'réunissait'} ${things}.`],
  bridge: [
    (duty) => say`J’ai hâte de m’en servir chez vous pour ${duty}.`,
    (duty) => say`Avec cette expérience, j’ai très envie de venir ${duty}.`,
  ],
  tools: [(tools) => say`J’ai mes habitudes avec ces outils : ${tools}.`],
  skills: [(skills) => say`J’apporte aussi : ${skills}.`],
  answered: (list) => say`Et je connais déjà ${list} !`,
  learn: [
    ({ terms, count }) =>
      say`Je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}, et j’ai très envie d’apprendre.`,
  ],
  meet: [
    ({ step }) => step && say`Je suis disponible pour ${step}, et j’ai hâte de vous rencontrer.`,
    ({ step }) => (step ? null : say`J’ai hâte de vous rencontrer.`),
  ],
  closings: [
    (address) => `Recevez, ${address}, mes meilleures salutations.`,
    (address) => `Je vous prie de recevoir, ${address}, mes salutations les plus cordiales.`,
  ],
};
