import { withQue } from '../french/link-words.ts';
import { deEach, inCity, inTurn, opened, post, thisContract, to, toDo, together, told } from '../phrases.ts';
import { listed, reworded, say } from '../piece.ts';
import { askFrames } from './ask-frames.ts';
import { friendlyMe } from './friendly-me.ts';
import type { Tone } from './tone.ts';

/** Near and simple: speaks as to someone across a table, asks, tells what is liked. */
export const friendly: Tone = {
  paragraphs: [
    { role: 'you', slots: ['open', 'need'] },
    { role: 'me', slots: ['job', 'more', 'past'] },
    { role: 'me', slots: ['match', 'summary', 'change', 'study', 'language', 'interest'] },
    { role: 'us', slots: ['aim', 'project', 'meet'] },
  ],
  reserve: [
    ['summary', 2],
    ['years', 2],
    ['more', 1],
    ['match', 2],
    ['employer', 0],
    ['held', 2],
    ['past', 1],
    ['resume', 2],
    ['more', 1],
    ['study', 2],
    ['need', 0],
    ['project', 3],
    ['more', 1],
    ['employer', 0],
    ['past', 1],
    ['place', 3],
    ['more', 1],
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
    ...friendlyMe,
    open: [
      ({ fact }, draft) =>
        fact && fact.voice !== 'bare'
          ? say`En lisant dans votre annonce ${reworded(told(fact), withQue)}, j’ai eu envie de vous écrire au sujet du ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact ? say`${opened(fact)} : voilà ce qui m’a donné envie de vous écrire pour votre ${post(draft)}.` : null,
      ({ fact }, draft) =>
        fact && fact.voice !== 'bare'
          ? say`J’ai découvert dans votre annonce ${reworded(told(fact), withQue)}, et le ${post(draft)} m’a tout de suite parlé.`
          : null,
      ({ fact }, draft) =>
        fact
          ? null
          : say`C’est en lisant le détail de vos missions${inCity(draft)} que j’ai eu envie de vous écrire pour le ${post(draft)}.`,
      ({ fact }, draft) =>
        fact
          ? null
          : say`Le ${post(draft)} que vous ouvrez${inCity(draft)} me parle, et je vous écris pour vous dire pourquoi.`,
    ],
    employer: [
      ({ fact }) => (fact.voice === 'bare' ? null : say`J’ai aussi gardé en tête ${reworded(told(fact), withQue)}.`),
      ({ fact }) => say`${opened(fact)} : j’aimerais connaître cette équipe.`,
    ],
    need: [
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`J’ai lu aussi qu’il faudra ${inTurn(infinitives)}, et je m’y vois bien.`
          : null,
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Le reste de votre annonce me tente tout autant : ${inTurn(infinitives)}.`
          : null,
      ({ infinitives }) =>
        infinitives.length > 0
          ? say`Vous cherchez quelqu’un pour ${inTurn(infinitives)} : j’aimerais être cette personne.`
          : null,
      ({ infinitives }) =>
        infinitives.length > 0
          ? say`Vous avez besoin de quelqu’un pour ${inTurn(infinitives)}, et c’est ce travail-là que j’aimerais faire avec vous.`
          : null,
      ({ infinitives }) => (infinitives.length > 0 ? say`J’aimerais beaucoup ${inTurn(infinitives)}.` : null),
      ({ nouns }) => (nouns.length > 0 ? say`Je m’imagine bien dans ce que vous décrivez : ${together(nouns)}.` : null),
      ({ nouns }, draft) =>
        draft.count('need') === 0
          ? null
          : nouns.length > 0
            ? say`J’ai aussi en tête le reste de votre liste : ${together(nouns)}.`
            : null,
    ],
    project: [
      ({ infinitives: [first] }) => (first ? say`J’aimerais, avec votre équipe, ${first}.` : null),
      ({ infinitives: [first, second] }) =>
        first ? say`Je me verrais bien ${second ? inTurn([first, second]) : first} à vos côtés.` : null,
    ],
    learn: [
      ({ infinitives }) =>
        say`J’aimerais aussi apprendre ${inTurn(infinitives.map(toDo))}, avec celles et ceux qui le font déjà chez vous.`,
      ({ infinitives }) => say`Et j’aimerais apprendre encore : ${inTurn(infinitives)}.`,
    ],
    aim: [
      ({ terms }) =>
        say`Il me restera des choses à apprendre, ${listed(terms)} par exemple, et je souhaite m’y mettre avec vous.`,
      ({ terms }) => say`Je vous le dis simplement, je souhaite encore me former ${listed(terms.map(to))}.`,
    ],
    place: [(_, draft) => say`Je postule donc pour ${thisContract(draft)}${inCity(draft)}, avec plaisir.`],
    meet: [
      ({ need }) => need && say`Et si nous en parlions de vive voix ? Je vous dirai comment je compte ${need}.`,
      ({ need }) =>
        need && say`Ce serait un plaisir de vous rencontrer et de parler avec vous de la façon ${deEach(need)}.`,
      () => say`Et si nous en parlions de vive voix ?`,
    ],
  },
  closings: [
    (address) => `Dans l’espoir de vous lire bientôt, je vous adresse, ${address}, mes cordiales salutations.`,
    (address) => `Dans l’attente de vous rencontrer, je vous adresse, ${address}, mes salutations cordiales.`,
    (address) => `Je vous remercie de votre lecture et vous adresse, ${address}, mes salutations les plus cordiales.`,
  ],
};
