import { deEach, inCity, inTurn, opened, post, thisContract, to, toDo, together, told } from '../phrases.ts';
import { listed, say } from '../piece.ts';
import { askFrames } from './ask-frames.ts';
import { enthusiasticMe } from './enthusiastic-me.ts';
import type { Tone } from './tone.ts';

/** Lively: says what attracts and what is looked forward to, with few exclamation marks and always a fact beside. */
export const enthusiastic: Tone = {
  paragraphs: [
    { role: 'you', slots: ['open', 'employer', 'need'] },
    { role: 'me', slots: ['job', 'more', 'match'] },
    { role: 'me', slots: ['past', 'summary', 'change', 'study', 'language'] },
    { role: 'us', slots: ['project', 'aim', 'meet'] },
  ],
  reserve: [
    ['summary', 2],
    ['years', 2],
    ['match', 1],
    ['more', 1],
    ['past', 2],
    ['held', 2],
    ['more', 1],
    ['resume', 2],
    ['study', 2],
    ['need', 0],
    ['more', 2],
    ['project', 3],
    ['place', 3],
    ['employer', 0],
    ['more', 1],
    ['past', 2],
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
    ...enthusiasticMe,
    open: [
      ({ fact }, draft) => (fact ? say`${opened(fact)} : votre ${post(draft)} m’a tout de suite fait envie !` : null),
      ({ fact }, draft) =>
        fact && fact.voice !== 'bare'
          ? say`Je l’ai lu avec plaisir : ${told(fact)}. De quoi me donner envie de vous rejoindre au ${post(draft)} !`
          : null,
      ({ fact }, draft) =>
        fact
          ? say`Quelle belle annonce ! ${opened(fact)}, et vous ouvrez un ${post(draft)} : je veux en faire partie.`
          : null,
      ({ fact }, draft) =>
        fact
          ? null
          : say`Dès la première mission de votre annonce, l’envie était là : ce ${post(draft)}${inCity(draft)}, je le veux !`,
      ({ fact }, draft) => (fact ? null : say`Voilà le ${post(draft)} que j’avais envie de lire${inCity(draft)} !`),
    ],
    employer: [
      ({ fact }) => say`Ce qui me réjouit aussi dans votre annonce : ${told(fact)}.`,
      ({ fact }) => say`${opened(fact)} : une raison de plus de vous rencontrer !`,
    ],
    need: [
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Et quand je lis qu’il faudra ${inTurn(infinitives)}, l’envie ne fait que grandir.`
          : null,
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`J’aime aussi la suite de votre liste : ${inTurn(infinitives)}.`
          : null,
      ({ infinitives }) => (infinitives.length > 0 ? say`Je voudrais déjà y être, pour ${inTurn(infinitives)}.` : null),
      ({ infinitives }) =>
        infinitives.length > 0 ? say`Votre poste me donne une envie toute simple : ${inTurn(infinitives)}.` : null,
      ({ infinitives }, draft) =>
        draft.count('need') === 0
          ? null
          : infinitives.length > 0
            ? say`Et j’aimerais tout autant ${inTurn(infinitives)}.`
            : null,
      ({ nouns }) => (nouns.length > 0 ? say`Votre programme me donne envie de commencer : ${together(nouns)}.` : null),
      ({ nouns }, draft) =>
        draft.count('need') === 0
          ? null
          : nouns.length > 0
            ? say`Et votre liste continue avec ${together(nouns)}.`
            : null,
    ],
    project: [
      ({ infinitives: [first, second] }) => (first && second ? say`J’aimerais vite ${first}, puis ${second}.` : null),
      ({ infinitives: [first] }) => (first ? say`J’imagine déjà mes débuts parmi vous : ${first}.` : null),
    ],
    learn: [
      ({ infinitives }) => say`J’ai hâte d’apprendre à vos côtés ${inTurn(infinitives.map(toDo))} !`,
      ({ infinitives }) => say`J’aimerais aussi découvrir avec vous comment ${inTurn(infinitives)}.`,
    ],
    aim: [
      ({ terms }) => say`Apprendre me plaît : je souhaite me former ${listed(terms.map(to))} à vos côtés.`,
      ({ terms }) => say`Et puisqu’il y a toujours à découvrir, je souhaite me former ${listed(terms.map(to))}.`,
    ],
    place: [(_, draft) => say`Alors oui, ${thisContract(draft)}${inCity(draft)}, j’y pense avec envie.`],
    meet: [
      ({ need }) => need && say`J’ai hâte de vous rencontrer et de vous dire comment je compte ${need} !`,
      ({ need }) =>
        need && say`Donnez-moi l’occasion d’un échange : je vous parlerai avec plaisir de ma façon ${deEach(need)} !`,
      () => say`J’ai hâte d’en parler avec vous !`,
    ],
  },
  closings: [
    (address) => `Dans cette attente, je vous adresse, ${address}, mes salutations les plus cordiales.`,
    (address) => `Je me réjouis de vous lire et vous prie de recevoir, ${address}, mes salutations les meilleures.`,
    (address) => `Avec l’espoir de vous rencontrer bientôt, je vous adresse, ${address}, mes sincères salutations.`,
  ],
};
