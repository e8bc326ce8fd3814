import { withQue } from '../french/link-words.ts';
import { deInTurn, inCity, inTurn, opened, post, thisContract, to, toDo, together, told } from '../phrases.ts';
import { listed, reworded, say } from '../piece.ts';
import { askFrames } from './ask-frames.ts';
import { professionalMe } from './professional-me.ts';
import type { Tone } from './tone.ts';

/** Sober and complete: long sentences, the path in its order, no exclamation. */
export const professional: Tone = {
  paragraphs: [
    { role: 'you', slots: ['open', 'need'] },
    { role: 'me', slots: ['job', 'more', 'match'] },
    { role: 'me', slots: ['past', 'change', 'study', 'held', 'language'] },
    { role: 'us', slots: ['project', 'aim', 'meet'] },
  ],
  reserve: [
    ['summary', 2],
    ['years', 2],
    ['match', 1],
    ['past', 2],
    ['more', 1],
    ['employer', 0],
    ['resume', 2],
    ['study', 2],
    ['more', 1],
    ['held', 2],
    ['need', 0],
    ['project', 3],
    ['employer', 0],
    ['more', 2],
    ['place', 3],
    ['past', 2],
    ['more', 1],
    ['need', 0],
    ['more', 2],
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
    ...professionalMe,
    open: [
      ({ fact }, draft) =>
        fact?.voice === 'you'
          ? say`${opened(fact)} : c’est dans ce cadre que je vous propose ma candidature au ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact?.voice === 'third'
          ? say`Votre annonce rappelle ${reworded(told(fact), withQue)} ; c’est là que je souhaite exercer, au ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact?.voice === 'third'
          ? say`${opened(fact)} : c’est à cette activité que je souhaite prendre part, au ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact?.voice === 'third'
          ? say`${opened(fact)}. Je vous adresse ma candidature au ${post(draft)} pour y contribuer.`
          : null,
      ({ fact }, draft) =>
        fact?.voice === 'bare'
          ? say`${opened(fact)} : c’est dans ce contexte que je vous adresse ma candidature au ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact
          ? null
          : say`Je vous présente ma candidature au ${post(draft)}${inCity(draft)}, dont votre annonce détaille les missions.`,
      ({ fact }, draft) =>
        fact
          ? null
          : say`Votre annonce pour un ${post(draft)}${inCity(draft)} correspond au métier que je souhaite exercer, et je vous propose ma candidature.`,
    ],
    employer: [
      ({ fact }) =>
        fact.voice === 'bare' ? null : say`J’ai également relevé dans votre annonce ${reworded(told(fact), withQue)}.`,
      ({ fact }) => say`${opened(fact)} : c’est un cadre dans lequel je souhaite travailler.`,
      ({ fact }) => (fact.voice === 'bare' ? null : say`Vous précisez aussi ${reworded(told(fact), withQue)}.`),
    ],
    need: [
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`J’ai bien noté qu’il faudra aussi ${inTurn(infinitives)}.`
          : null,
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Votre description prévoit encore ${deInTurn(infinitives)}.`
          : null,
      ({ infinitives }) =>
        infinitives.length > 0 ? say`Vous cherchez une personne qui sache ${inTurn(infinitives)}.` : null,
      ({ infinitives }) => (infinitives.length > 0 ? say`Le poste demande ${deInTurn(infinitives)}.` : null),
      ({ infinitives }) =>
        infinitives.length > 0
          ? say`Vous souhaitez confier ce poste à une personne capable ${deInTurn(infinitives)}.`
          : null,
      ({ nouns }) => (nouns.length > 0 ? say`Vous confiez à ce poste ${together(nouns)}.` : null),
      ({ nouns }) => (nouns.length > 0 ? say`Les missions de votre annonce couvrent ${together(nouns)}.` : null),
      ({ nouns }, draft) =>
        draft.count('need') === 0
          ? null
          : nouns.length > 0
            ? say`S’y ajoutent, dans votre description, ${together(nouns)}.`
            : null,
    ],
    project: [
      ({ infinitives: [first, second] }) =>
        first && second ? say`Au sein de votre équipe, je m’attacherai ${toDo(first)}, puis ${toDo(second)}.` : null,
      ({ infinitives }) => say`Si vous retenez ma candidature, je m’emploierai ${inTurn(infinitives.map(toDo))}.`,
      ({ infinitives: [first] }) => (first ? say`J’aurai à cœur ${deInTurn([first])}.` : null),
    ],
    learn: [
      ({ infinitives }) => say`Je souhaite apprendre chez vous ${inTurn(infinitives.map(toDo))}.`,
      ({ infinitives }) =>
        say`Je souhaite aussi progresser dans un domaine que votre annonce décrit : ${inTurn(infinitives)}.`,
    ],
    aim: [
      ({ terms }) =>
        say`Votre offre cite également ${listed(terms)} : je souhaite m’y former dès ma prise de fonction.`,
      ({ terms }) => say`Il me reste à apprendre, et je souhaite me former ${listed(terms.map(to))}.`,
    ],
    place: [(_, draft) => say`Ma candidature porte sur ${thisContract(draft)} que vous proposez${inCity(draft)}.`],
    meet: [
      ({ need }) => need && say`Je souhaiterais vous rencontrer pour préciser la manière dont je compte ${need}.`,
      ({ need }) => need && say`Un entretien me permettrait de vous exposer comment je compte ${need}.`,
      () => say`Je me tiens à votre disposition pour un entretien.`,
    ],
  },
  closings: [
    (address) => `Je vous prie d’agréer, ${address}, l’expression de mes salutations distinguées.`,
    (address) => `Veuillez agréer, ${address}, l’expression de ma considération distinguée.`,
    (address) =>
      `Dans l’attente de votre réponse, je vous prie de croire, ${address}, à l’assurance de mes salutations distinguées.`,
  ],
};
