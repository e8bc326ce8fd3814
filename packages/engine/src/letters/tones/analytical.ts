import { withQue } from '../french/link-words.ts';
import { deEach, deInTurn, inCity, inTurn, notYet, post, thisContract, to, together, told } from '../phrases.ts';
import { listed, reworded, say } from '../piece.ts';
import { analyticalMe } from './analytical-me.ts';
import { askFrames } from './ask-frames.ts';
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
    ['asked', 3],
    ['terms', 3],
    ['learn', 3],
    ['learn', 3],
    ['past', 2],
    ['skills', 2],
    ['need', 0],
    ['held', 2],
    ['more', 2],
    ['past', 2],
    ['skills', 2],
    ['ask', 3],
    ['ask', 3],
    ['ask', 3],
    ['ask', 3],
    ['ask', 3],
  ],
  frames: {
    ...askFrames,
    ...analyticalMe,
    open: [
      ({ fact }, draft) =>
        fact
          ? say`Votre annonce part d’un fait : ${told(fact)}. C’est dans ce cadre que je situe ma candidature au ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact ? say`J’ai lu votre offre pour le ${post(draft)} en partant d’un premier point : ${told(fact)}.` : null,
      ({ fact }, draft) =>
        fact
          ? null
          : say`Ma candidature au ${post(draft)}${inCity(draft)} repose sur une lecture de votre annonce, mission par mission.`,
    ],
    employer: [
      ({ fact }) => (fact.voice === 'bare' ? null : say`Je note également ${reworded(told(fact), withQue)}.`),
      ({ fact }) => (fact.voice === 'bare' ? null : say`Vous indiquez aussi ${reworded(told(fact), withQue)}.`),
    ],
    need: [
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Votre description prévoit également ${deInTurn(infinitives)}.`
          : null,
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0 ? say`Il s’agira enfin ${deInTurn(infinitives)}.` : null,
      ({ infinitives: [first, second] }) =>
        first && second ? say`Le poste comporte un premier volet, ${first}, et un second, ${second}.` : null,
      ({ infinitives }) =>
        infinitives.length > 0 ? say`Votre annonce demande d’abord ${deInTurn(infinitives)}.` : null,
      ({ infinitives }, draft) =>
        draft.count('need') === 0
          ? null
          : infinitives.length > 0
            ? say`Le poste suppose également ${deInTurn(infinitives)}.`
            : null,
      ({ nouns }) => (nouns.length > 0 ? say`Le poste couvre ${together(nouns)}.` : null),
      ({ nouns }, draft) =>
        draft.count('need') === 0
          ? null
          : nouns.length > 0
            ? say`Votre périmètre inclut également ${together(nouns)}.`
            : null,
    ],
    project: [
      ({ infinitives: [first, second] }) =>
        first && second ? say`Je souhaite procéder par étapes : d’abord ${first}, ensuite ${second}.` : null,
      ({ infinitives: [first] }) => (first ? say`À la prise de poste, je souhaite en priorité ${first}.` : null),
    ],
    learn: [
      ({ infinitives }) => say`Sur un point, je souhaite apprendre : ${inTurn(infinitives)}.`,
      ({ infinitives }) => say`Je souhaite enfin me former pour ${inTurn(infinitives)}.`,
    ],
    aim: [
      ({ terms }) => say`Je ne pratique ${notYet(terms)} ; je souhaite m’y former en priorité.`,
      ({ terms }) =>
        say`Sur un point au moins, il me faudra progresser : je souhaite me former ${listed(terms.map(to))}.`,
    ],
    place: [
      (_, draft) =>
        say`Ma candidature vaut pour ${thisContract(draft)}${inCity(draft)}, aux conditions de votre annonce.`,
    ],
    meet: [
      ({ need }) => need && say`Un entretien permettrait d’examiner ces points, notamment la manière ${deEach(need)}.`,
      ({ need }) =>
        need && say`Je vous propose d’approfondir ces points en entretien, à commencer par la façon ${deEach(need)}.`,
      () => say`Un entretien permettrait d’examiner ces points un à un.`,
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
