import { withDe } from '../french/link-words.ts';
import { reworded, say } from '../piece.ts';
import type { Voice } from '../voice.ts';
import { cap, plainly, withAdverb } from './also.ts';
import { friendly } from './friendly.ts';

/** A result the writer is proud of comes first; one exclamation in the letter. */
export const enthusiastic: Voice = {
  ...friendly,
  opening: ['apply', 'proud', 'credentials', 'experience'],
  prefers: ({ hasFigure, mission }) => (mission.kind === 'result' ? 3 : 0) + (hasFigure ? 2 : 0),
  apply: [
    ({ post, city }) => say`Votre annonce pour un poste ${reworded(post, withDe)}${city} m’a tout de suite parlé !`,
    ({ post, city }) => say`Le poste ${reworded(post, withDe)}${city} : voilà exactement ce que je veux faire !`,
  ],
  proud: [
    ({ at, clause }) => say`Une fierté, pour commencer. ${cap(at)}, ${clause}.`,
    ({ at, clause }) => say`Je commence par ce que j’aime raconter. ${cap(at)}, ${clause}.`,
  ],
  experience: [
    ({ length, title, asked, isShort }) =>
      isShort && asked
        ? say`Vous demandez ${asked} d’expérience ; j’ai ${length} comme ${title}, et l’envie de continuer.`
        : say`Après ${length} d’expérience comme ${title}, l’envie est intacte.`,
  ],
  credentials: [({ list }) => say`J’ai déjà ${list}.`, ({ list }) => say`J’ai ${list}, que vous demandez.`],
  follow: [plainly, withAdverb('aussi'), plainly],
  result: [(clause) => say`Et le résultat est là : ${clause}.`, (clause) => say`${cap(clause)}.`],
  items: [
    ({ items, isNow }) =>
      isNow
        ? say`J’aime la variété de ces journées : ${items}.`
        : say`J’ai aimé la variété de ces journées : ${items}.`,
    ({ items }) => say`Et ce n’est pas tout : ${items}.`,
  ],
  tools: [(tools) => say`J’ai mes habitudes avec ces outils : ${tools}.`],
  skills: [(skills) => say`J’apporte aussi : ${skills}.`],
  learn: [
    ({ terms, count }) =>
      say`Je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}, et j’ai très envie d’apprendre.`,
  ],
  meet: [
    ({ step }) => step && say`Je me prêterai avec joie ${step}.`,
    ({ step }) => (step ? null : say`J’ai hâte de vous rencontrer.`),
  ],
  closings: [
    (address) => `Recevez, ${address}, mes salutations les meilleures.`,
    (address) => `Je vous prie de recevoir, ${address}, mes salutations les plus cordiales.`,
  ],
};
