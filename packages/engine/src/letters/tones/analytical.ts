import { withDe } from '../french/link-words.ts';
import { reworded, say } from '../piece.ts';
import type { Voice } from '../voice.ts';
import { cap, plainly, withAdverb } from './also.ts';
import { professional } from './professional.ts';

/** What the offer asks and what the writer has, side by side, and a conclusion. */
export const analytical: Voice = {
  ...professional,
  opening: ['apply', 'experience', 'credentials'],
  prefers: ({ terms, mission }) => terms.length + (mission.kind === 'result' ? 1 : 0),
  apply: [
    ({ post, city }) =>
      say`J’ai comparé point par point votre offre pour le poste ${reworded(post, withDe)}${city} et mon parcours.`,
    ({ post, city }) =>
      say`Votre offre pour le poste ${reworded(post, withDe)}${city} se compare bien à mon parcours, à quelques points près que je précise.`,
  ],
  experience: [
    ({ length, title, asked, isShort, isEnough }) => {
      if (asked && isShort)
        return say`Vous demandez ${asked} d’expérience ; j’ai ${length} comme ${title}, et l’écart est donc réel.`;
      if (asked && isEnough) return say`Vous demandez ${asked} d’expérience ; j’ai ${length} comme ${title}.`;
      return say`Mon expérience comme ${title} est de ${length}.`;
    },
  ],
  credentials: [
    ({ list }) => say`Du côté des titres, j’ai ${list}.`,
    ({ list, isAll }) => (isAll ? say`La condition de diplôme ou de titre est remplie : j’ai ${list}.` : null),
  ],
  follow: [plainly, withAdverb('également'), plainly],
  result: [(clause) => say`L’effet se mesure : ${clause}.`, (clause) => say`Le résultat est chiffré : ${clause}.`],
  items: [
    ({ items, isNow }) => say`Ce poste ${isNow ? 'a' : 'avait'} d’autres composantes : ${items}.`,
    ({ items }) => say`À cela s’ajoute le reste du poste : ${items}.`,
  ],
  past: [
    ({ title, as, at, when, clause }) => say`${cap(when)}, ${title.text === '' ? as : title} ${at}, ${clause}.`,
    ({ as, at, when, clause }) => say`${cap(at)}, ${as}, ${when}, ${clause}.`,
  ],
  study: [
    ({ study, held }) => (held === 'under way' ? say`Je prépare ${study}.` : say`La formation de départ est ${study}.`),
  ],
  tools: [(tools) => say`Parmi les outils demandés, je pratique ${tools}.`],
  skills: [(skills) => say`D’autres acquis comptent pour ce poste : ${skills}.`],
  language: [({ language, level }) => say`Pour les langues, je parle ${language} ${level}.`],
  learn: [
    ({ terms, count }) =>
      say`L’écart est le suivant : je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}, et je m’y formerai en priorité.`,
    ({ terms, count }) =>
      say`Il reste un écart, puisque je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms} ; je compte le combler par la formation.`,
  ],
  meet: [
    ({ step }) => step && say`Je me prêterai volontiers ${step}, qui permettra de vérifier ces points.`,
    ({ step }) => (step ? null : say`Un entretien permettrait de vérifier ces points ensemble.`),
  ],
};
