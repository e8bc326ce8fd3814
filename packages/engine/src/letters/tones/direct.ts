import { withQue } from '../french/link-words.ts';
import {
  deEach,
  deInTurn,
  inCity,
  inTurn,
  notYet,
  opened,
  post,
  thisContract,
  toDo,
  together,
  told,
} from '../phrases.ts';
import { listed, reworded, say } from '../piece.ts';
import { askFrames } from './ask-frames.ts';
import { directMe } from './direct-me.ts';
import type { Tone } from './tone.ts';

/** Short sentences, facts first, labels rather than links. */
export const direct: Tone = {
  paragraphs: [
    { role: 'me', slots: ['opener', 'more', 'more'] },
    { role: 'you', slots: ['open', 'need', 'match'] },
    { role: 'me', slots: ['past', 'past', 'change', 'study', 'held', 'language'] },
    { role: 'us', slots: ['project', 'aim', 'meet'] },
  ],
  reserve: [
    ['summary', 2],
    ['years', 2],
    ['match', 1],
    ['more', 0],
    ['more', 0],
    ['past', 2],
    ['study', 2],
    ['employer', 1],
    ['need', 1],
    ['resume', 2],
    ['more', 2],
    ['match', 1],
    ['held', 2],
    ['more', 2],
    ['project', 3],
    ['employer', 1],
    ['more', 0],
    ['need', 1],
    ['past', 2],
    ['project', 3],
    ['asked', 3],
    ['terms', 3],
    ['learn', 3],
    ['learn', 3],
    ['past', 2],
    ['skills', 2],
    ['need', 1],
    ['held', 2],
    ['more', 0],
    ['past', 2],
    ['skills', 2],
    ['place', 3],
    ['ask', 3],
    ['ask', 3],
    ['ask', 3],
    ['ask', 3],
    ['ask', 3],
  ],
  frames: {
    ...askFrames,
    ...directMe,
    open: [
      ({ fact }) => fact && say`${opened(fact)} : je veux y travailler.`,
      ({ fact }) =>
        fact && fact.voice !== 'bare'
          ? say`J’ai lu ${reworded(told(fact), withQue)} : c’est ce qui me décide à vous écrire.`
          : null,
      ({ fact }, draft) =>
        fact || draft.count('opener') > 0
          ? null
          : say`Vous proposez un ${post(draft)}${inCity(draft)} : voici ma réponse.`,
    ],
    employer: [
      ({ fact }) => (fact.voice === 'bare' ? null : say`Je retiens aussi ${reworded(told(fact), withQue)}.`),
      ({ fact }) =>
        fact.voice === 'bare' ? null : say`J’ai noté dans votre annonce ${reworded(told(fact), withQue)}.`,
    ],
    need: [
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0 ? say`Vous demandez aussi ${deInTurn(infinitives)}.` : null,
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Il faudra également ${inTurn(infinitives)} : je m’y prépare.`
          : null,
      ({ infinitives }) => (infinitives.length > 0 ? say`Le poste est clair : ${inTurn(infinitives)}.` : null),
      ({ infinitives }) => (infinitives.length > 0 ? say`Vous cherchez quelqu’un pour ${inTurn(infinitives)}.` : null),
      ({ infinitives }, draft) =>
        draft.count('need') === 0
          ? null
          : infinitives.length > 0
            ? say`Restera encore, chez vous, à ${inTurn(infinitives)}.`
            : null,
      ({ nouns }) => (nouns.length > 0 ? say`Vous confiez à ce poste ${together(nouns)}.` : null),
      ({ nouns }, draft) =>
        draft.count('need') === 0 ? null : nouns.length > 0 ? say`Vous y ajoutez ${together(nouns)}.` : null,
    ],
    project: [
      ({ infinitives: [first, second] }) =>
        first && second ? say`Je souhaite commencer par ${first}, puis ${second}.` : null,
      ({ infinitives: [first] }) => (first ? say`Je souhaite commencer par ${first}.` : null),
    ],
    learn: [
      ({ infinitives }) => say`Je veux apprendre ${inTurn(infinitives.map(toDo))}.`,
      ({ infinitives }) => say`Je souhaite aussi apprendre chez vous ${inTurn(infinitives.map(toDo))}.`,
    ],
    aim: [
      ({ terms }) => say`Je ne pratique ${notYet(terms)}. Je souhaite m’y former.`,
      ({ terms }) => say`Il me manque ${listed(terms)}. Je souhaite m’y former vite.`,
    ],
    place: [(_, draft) => say`Je confirme ma candidature pour ${thisContract(draft)}${inCity(draft)}.`],
    meet: [
      ({ need }) => need && say`Rencontrons-nous : je vous dirai comment je compte ${need}.`,
      ({ need }) => need && say`Fixons un rendez-vous, et parlons de la façon ${deEach(need)}.`,
      () => say`Proposez-moi une date, je viendrai.`,
    ],
  },
  closings: [
    (address) => `Recevez, ${address}, mes salutations distinguées.`,
    (address) => `Je vous adresse, ${address}, mes salutations distinguées.`,
    (address) => `Je vous remercie de votre attention et vous adresse, ${address}, mes salutations distinguées.`,
  ],
};
