import { withA, withDe, withEachA } from '../french/link-words.ts';
import { type Piece, reworded, say } from '../piece.ts';
import type { Voice } from '../voice.ts';
import { am, apposed, cap, joining, plainly, thisIs, withAdverb } from './also.ts';
import { friendly } from './friendly.ts';

/** A test or a trial, in this tone. */
const joiningKeenly = (step: Piece): Piece => joining(step, (trial) => say`${trial} me tente`);

/** « le panier moyen est passé de … à … »: reached, and not a daily duty. */
const isResult = ({ text }: Piece): boolean =>
  !/^j(?:e |’)/.test(text) || /^j’ai (?:réduit|augmenté|amélioré|ramené|doublé)/.test(text);

/** A result the writer is proud of comes first; one exclamation in the letter. */
export const enthusiastic: Voice = {
  ...friendly,
  opening: ['proud', 'wish', 'whole'],
  turn: 3,
  prefers: ({ hasFigure, mission }) => (mission.kind === 'result' ? 3 : 0) + (hasFigure ? 2 : 0),
  wanted: [
    ({ words, post }) => say`${words}, et c’est ce qui me fait vous écrire pour le poste ${post} !`,
    ({ words, post }) => say`${words} : un poste ${post}, voilà ce dont j’ai envie !`,
  ],
  match: [
    ({ list, isNow, post }) =>
      say`${cap(list)} : ${isNow ? 'c’est mon quotidien' : 'c’était mon quotidien'}, et c’est avec envie que je vous écris pour le poste ${post} !`,
    ({ list, isNow, post }) =>
      say`Le poste ${post} me tente : ${list}, ${isNow ? 'c’est mon travail de chaque jour' : 'c’est le travail que j’ai fait'} !`,
  ],
  detailThing: [
    ({ thing, post }) => say`${cap(thing)} : voilà qui me donne envie d’être des vôtres, au poste ${post} !`,
    ({ thing, post }) => say`${cap(thing)} ! Votre annonce pour un poste ${post} m’a tout de suite parlé.`,
  ],
  detailTold: [
    ({ told, post }) => say`${cap(told)}, et cela me donne envie d’être des vôtres, au poste ${post} !`,
    ({ told, post }) => say`${cap(told)} : votre annonce pour un poste ${post} m’a tout de suite parlé !`,
  ],
  offered: [
    ({ post }) => say`Alors, un poste ${post}, voilà ce dont j’ai envie !`,
    ({ post }) => say`C’est avec tout cela que je vous écris pour le poste ${post} !`,
    ({ post }) => say`J’ai très envie de mettre cela au service de votre équipe, au poste ${post} !`,
    ({ post }) => say`Le poste ${post} me tente beaucoup !`,
  ],
  apply: [
    ({ post }) => say`Un poste ${post} : voilà ce que je veux faire !`,
    ({ post }) => say`C’est avec envie que je vous écris pour le poste ${post} !`,
    ({ post }) => say`J’ai très envie de rejoindre votre équipe, au poste ${post} !`,
  ],
  hello: [
    ({ post, ...named }) => say`${cap(am(named))}, et le poste ${post} me tente beaucoup !`,
    ({ post, ...named }) => say`${cap(am(named))}, et un poste ${post}, voilà ce dont j’ai envie !`,
  ],
  proud: [
    ({ clause, post, ...named }) =>
      say`${cap(am(named))} : ${clause}. C’est ce travail que j’ai envie de poursuivre au poste ${post}.`,
    ({ clause, post, ...named }) =>
      say`${cap(am(named))} : ${clause}. J’ai très envie de mettre cela à votre service, au poste ${post} !`,
    ({ clause, post, ...named }) =>
      isResult(clause) ? say`${cap(am(named))} : ${clause}. J’aimerais faire aussi bien au poste ${post}.` : null,
    ({ clause, post, ...named }) =>
      isResult(clause) ? say`${cap(am(named))} : ${clause}. J’ai envie d’en faire autant au poste ${post} !` : null,
  ],
  tie: [
    ({ tie, post }) => say`${tie} : un poste ${post}, voilà ce dont j’ai envie !`,
    ({ tie, post }) => say`${tie}. C’est donc avec envie que je postule au poste ${post} !`,
    ({ tie, post }) => say`${tie}. Alors oui, le poste ${post} m’attire !`,
  ],
  background: [
    ({ length, as, list }) => say`J’apporte ${length} d’expérience ${as}, et j’ai ${list}.`,
    ({ length, as, list }) => say`Avec ${length} d’expérience ${as}, j’ai aussi ${list}.`,
  ],
  experience: [({ length, as }) => say`J’apporte ${length} d’expérience ${as}.`],
  credentials: [({ list }) => say`J’ai déjà ${list}.`],
  whole: [
    ({ list, ...named }) => say`${cap(am(named))}, et j’apporte ${list}.`,
    ({ list, ...named }) => say`${cap(am(named))}. J’apporte ${list}.`,
    ({ list, ...named }) => say`${cap(am(named))} : j’apporte ${list}.`,
  ],
  follow: [plainly, plainly, withAdverb('aussi'), plainly],
  there: [
    ({ clause, ...named }) => {
      const who = apposed(named);
      return who && say`${who}, ${clause}.`;
    },
    ({ clause, ...named }) => (named.job.isCurrent ? say`${cap(am(named))}, où ${clause}.` : null),
  ],
  result: [(clause) => say`Et le résultat est là : ${clause}.`, plainly],
  things: [
    ({ things, isNow }) => (isNow ? say`J’assure aussi ${things}.` : say`J’y assurais aussi ${things}.`),
    ({ things, isNow }) => say`Mon quotidien, ${thisIs(things, isNow)} aussi ${things}.`,
  ],
  leaning: [
    ({ duties, done, at, isDoing }) =>
      isDoing ? say`Je me vois déjà ${duties} avec vous : ${done} ${at} m’y aidera !` : null,
    ({ duties, done, at }) => say`Pour ${duties}, j’ai déjà un point d’appui : ${done} ${at} !`,
  ],
  firstThings: [({ things, isNow }) => say`Mon quotidien, ${thisIs(things, isNow)} ${things}.`],
  tools: [(tools) => say`Je suis à l’aise avec ${tools}.`],
  learn: [
    ({ terms, count }) =>
      say`Je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}, et j’ai très envie d’apprendre.`,
  ],
  aim: [
    (thing) => say`Et me former ${reworded(thing, withA)} avec votre équipe fait partie de ce qui me tente.`,
    (thing) => say`J’ai aussi envie de me former ${reworded(thing, withA)} dès les premières semaines.`,
  ],
  unheld: [
    ({ list, when }) =>
      say`J’ai envie de me former ${reworded(list, withEachA)} ${when ?? 'dès les premières semaines'}.`,
    ({ list, when }) => say`Et j’apprendrai ${list} ${when ?? 'à vos côtés'}, avec curiosité !`,
  ],
  alsoDetail: [
    (thing) => say`${cap(thing)} : voilà qui me donne envie d’être des vôtres !`,
    (thing) => say`Et ${thing}, cela me parle !`,
  ],
  house: [
    ({ house, trade }) => trade && say`${cap(house)} : j’aimerais y mettre mon métier ${trade}.`,
    ({ house, trade }) => trade && say`${cap(house)}, et j’ai envie d’y apporter mon métier ${trade}.`,
    ({ house, trade }) => (trade ? null : say`${cap(house)} : voilà à quoi j’aimerais prendre part.`),
    ({ house, trade }) => (trade ? null : say`${cap(house)}, et cela me donne envie d’être des vôtres.`),
  ],
  point: [
    ({ list }) => say`${cap(list)} : chez vous, je ne partirais pas de zéro !`,
    ({ list, isNow }) => say`Votre poste demande ${list} : ${isNow ? 'me voilà' : 'me revoilà'} en terrain connu !`,
  ],
  meet: [
    ({ step, there }) => (step ? null : there && say`J’ai hâte de venir ${there} vous rencontrer.`),
    ({ step }) => step && say`${cap(joiningKeenly(step))}, et j’ai hâte de vous rencontrer.`,
    ({ step, here }) => (step ? null : here && say`J’ai hâte de vous rencontrer ${here} !`),
    ({ step, topic }) =>
      step ? null : topic && say`J’ai hâte de vous rencontrer et de parler avec vous ${reworded(topic, withDe)} !`,
    ({ step, there, here, topic }) => (step || there || here || topic ? null : say`J’ai hâte de vous rencontrer.`),
  ],
  closings: [
    (address) => `Recevez, ${address}, mes meilleures salutations.`,
    (address) => `Je vous prie de recevoir, ${address}, mes salutations les plus cordiales.`,
  ],
};
