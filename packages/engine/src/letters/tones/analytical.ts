import { withDe } from '../french/link-words.ts';
import { deInTurn, inCity, inTurn, post, thisContract, to, toDo, together, told } from '../phrases.ts';
import { listed, reworded, say } from '../piece.ts';
import { analyticalMe } from './analytical-me.ts';
import type { Tone } from './tone.ts';

/** Methodical: the offer's points one by one, each with its proof, then the gaps. */
export const analytical: Tone = {
  paragraphs: [
    { role: 'you', slots: ['open', 'need'] },
    { role: 'me', slots: ['match', 'match', 'match'] },
    { role: 'me', slots: ['job', 'more', 'past', 'change', 'study', 'held', 'language'] },
    { role: 'us', slots: ['aim', 'project', 'meet'] },
  ],
  reserve: [
    ['summary', 2],
    ['years', 2],
    ['more', 2],
    ['match', 1],
    ['past', 2],
    ['employer', 0],
    ['more', 2],
    ['held', 2],
    ['study', 2],
    ['resume', 2],
    ['need', 0],
    ['past', 2],
    ['project', 3],
    ['more', 2],
    ['employer', 0],
    ['place', 3],
    ['more', 2],
    ['need', 0],
    ['project', 3],
    ['learn', 3],
    ['learn', 3],
    ['past', 2],
    ['skills', 2],
    ['need', 0],
    ['held', 2],
    ['more', 2],
    ['past', 2],
    ['skills', 2],
  ],
  frames: {
    ...analyticalMe,
    open: [
      ({ fact }, draft) =>
        fact
          ? say`Premier élément de votre annonce : ${told(fact)}. C’est dans ce contexte que je situe ma candidature au ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact ? say`J’ai analysé votre offre pour le ${post(draft)} en partant de ce constat : ${told(fact)}.` : null,
      ({ fact }, draft) =>
        fact
          ? null
          : say`Ma candidature au ${post(draft)}${inCity(draft)} repose sur une lecture de votre annonce, mission par mission.`,
    ],
    employer: [
      ({ fact }) => say`Autre donnée utile pour comprendre le poste : ${told(fact)}.`,
      ({ fact }) => say`Votre annonce donne aussi une information de contexte : ${told(fact)}.`,
    ],
    need: [
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Votre description prévoit également ${deInTurn(infinitives)}.`
          : null,
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Je retiens enfin ce point de votre annonce : ${inTurn(infinitives)}.`
          : null,
      ({ infinitives: [first, second] }) =>
        first && second ? say`Le poste comporte un premier volet, ${first}, et un second, ${second}.` : null,
      ({ infinitives }) => (infinitives.length > 0 ? say`La mission se définit ainsi : ${inTurn(infinitives)}.` : null),
      ({ infinitives }, draft) =>
        draft.count('need') === 0
          ? null
          : infinitives.length > 0
            ? say`S’y ajoute, d’après votre description, le fait ${deInTurn(infinitives)}.`
            : null,
      ({ nouns }) => (nouns.length > 0 ? say`Le périmètre du poste se définit ainsi : ${together(nouns)}.` : null),
      ({ nouns }, draft) =>
        draft.count('need') === 0
          ? null
          : nouns.length > 0
            ? say`Votre périmètre inclut également ${together(nouns)}.`
            : null,
    ],
    project: [
      ({ infinitives: [first, second] }) =>
        first && second ? say`Je souhaiterais procéder par étapes : d’abord ${first}, ensuite ${second}.` : null,
      ({ infinitives: [first] }) =>
        first ? say`Ma prise de poste s’organiserait autour d’une priorité : ${first}.` : null,
    ],
    learn: [
      ({ infinitives }) => say`Objectif d’apprentissage : je souhaite apprendre ${inTurn(infinitives.map(toDo))}.`,
      ({ infinitives }) => say`Je souhaite enfin acquérir ce que votre annonce nomme ainsi : ${inTurn(infinitives)}.`,
    ],
    aim: [
      ({ terms }) => say`Écart identifié : ${listed(terms)}. Je souhaite m’y former en priorité.`,
      ({ terms }) => say`Reste un écart à combler, et je souhaite pour cela me former ${listed(terms.map(to))}.`,
    ],
    place: [(_, draft) => say`Le cadre considéré est celui de votre annonce : ${thisContract(draft)}${inCity(draft)}.`],
    meet: [
      ({ need }) =>
        need &&
        say`Un entretien permettrait de vérifier ces concordances, notamment la manière ${reworded(need, withDe)}.`,
      ({ need }) =>
        need &&
        say`Je vous propose d’approfondir ces points en entretien, à commencer par la façon ${reworded(need, withDe)}.`,
      () => say`Un entretien permettrait de vérifier ces concordances point par point.`,
    ],
  },
  closings: [
    (address) => `Veuillez agréer, ${address}, mes salutations distinguées.`,
    (address) =>
      `Je vous remercie de l’examen de cette candidature et vous prie d’agréer, ${address}, mes salutations distinguées.`,
    (address) =>
      `Restant à votre disposition pour tout complément, je vous prie de recevoir, ${address}, mes salutations distinguées.`,
  ],
};
