import { withA, withDe } from '../french/link-words.ts';
import { type Piece, reworded, say } from '../piece.ts';
import type { Voice } from '../voice.ts';
import {
  am,
  apposed,
  cap,
  isOneThing,
  joining,
  plainly,
  wasWhere,
  wereWhere,
  whereIWas,
  withoutYears,
} from './also.ts';
import { professional } from './professional.ts';

/** A test or a trial, in this tone. */
const joiningPlainly = (step: Piece): Piece => joining(step, (trial) => say`${trial} me convient`);

/** What decides in the first line, then facts and figures, one to a sentence. */
export const direct: Voice = {
  ...professional,
  opening: ['background', 'hello'],
  turn: 2,
  joins: false,
  prefers: ({ hasFigure, terms }) => (hasFigure ? 1 : 0) + terms.length * 0.3,
  wanted: [
    ({ words, post }) => say`${words}. Je postule au poste ${post}.`,
    ({ words, post }) => say`${words} : d’où ma candidature au poste ${post}.`,
  ],
  match: [
    ({ list, isNow, post }) =>
      say`${cap(list)} : ${isNow ? 'c’est mon travail' : 'c’est le travail que j’ai fait'}. Je postule au poste ${post}.`,
  ],
  unheld: [
    ({ list, when, isOne }) =>
      say`${cap(list)} : je m’y ${isOne ? 'mettrai' : 'formerai'} ${when ?? 'dès le premier jour'}.`,
    ({ list, when, isOne }) =>
      say`${isOne ? 'Première chose' : 'Premières choses'} à apprendre chez vous : ${list}. Je m’y mettrai ${when ?? 'tout de suite'}.`,
  ],
  toGet: [(list) => say`Vous demandez aussi ${list} : je suivrai la formation.`],
  detailThing: [({ thing, post }) => say`${cap(thing)} : cela m’intéresse, et je postule au poste ${post}.`],
  detailTold: [({ told, post }) => say`${cap(told)} : je l’ai lu dans votre annonce, et je postule au poste ${post}.`],
  offered: [({ post }) => say`Je postule au poste ${post}.`],
  apply: [
    ({ post }) => say`Je postule au poste ${post}.`,
    ({ post }) => say`Je vous écris pour le poste ${post}.`,
    ({ post }) => say`Ma candidature porte sur le poste ${post}.`,
  ],
  hello: [
    ({ post, title, at, when, job }) =>
      title.text === '' || at.text === ''
        ? null
        : say`${cap(when)}, ${job.isCurrent ? 'je suis' : 'j’ai été'} ${title} ${at}. Je postule au poste ${post}.`,
    ({ post, ...named }) => say`${cap(am(named))}, et je postule au poste ${post}.`,
    ({ post, ...named }) => {
      const who = named.job.isCurrent ? apposed(named) : null;
      return who && say`${who}, je postule au poste ${post}.`;
    },
  ],
  proud: [
    ({ clause, post, ...named }) => say`${cap(am(named))} : ${clause}. Je postule au poste ${post}.`,
    ({ clause, post, ...named }) => say`${cap(am(named))} : ${clause}. Ma candidature porte sur le poste ${post}.`,
  ],
  tie: [
    ({ tie, post }) => say`${tie}. Je postule au poste ${post}.`,
    ({ tie, post }) => say`${tie} : d’où ma candidature au poste ${post}.`,
  ],
  background: [
    ({ length, as, list }) =>
      say`J’ai ${length} d’expérience ${as}${/ et (?:l[ae]s? |l’|une? )/.test(list.text) ? ',' : ' et'} ${list}.`,
    ({ length, as, list }) => say`J’ai ${length} d’expérience ${as}, avec ${list}.`,
    ({ length, as, list, asked }) =>
      asked ? say`Vous demandez ${asked} d’expérience : j’en ai ${withoutYears(length)} ${as}, avec ${list}.` : null,
  ],
  self: [
    ({ job, title, at, when }) =>
      title.text === ''
        ? null
        : job.isCurrent
          ? say`Je suis ${title} ${at} ${when}.`
          : say`J’ai été ${title} ${at}, ${when}.`,
    ({ job, as, at, when }) =>
      job.isCurrent ? say`Je travaille ${as} ${at} ${when}.` : say`J’ai travaillé ${as} ${at}, ${when}.`,
  ],
  experience: [({ length, as }) => say`J’ai ${length} d’expérience ${as}.`],
  credentials: [({ list }) => say`J’ai ${list}.`],
  head: [({ clause }) => say`${cap(clause)}.`],
  follow: [plainly],
  things: [
    ({ things, isNow }) => say`Mon poste ${isNow ? 'couvre' : 'couvrait'} ${things}.`,
    ({ things }) => say`S’y ${isOneThing(things) ? 'ajoute' : 'ajoutent'} ${things}.`,
  ],
  leaning: [
    ({ duties, done, at }) => say`Il vous faut quelqu’un pour ${duties} : ${done} ${at} me servira pour cela.`,
    ({ duties, done, at }) => say`Pour ${duties}, je m’appuierai sur ${done} ${at}.`,
  ],
  firstThings: [({ things, isNow }) => say`Mon poste ${isNow ? 'couvre' : 'couvrait'} ${things}.`],
  whole: [({ list, ...named }) => say`${cap(am(named))}. J’ai ${list}.`],
  house: [
    ({ house, trade }) => trade && say`${cap(house)} : mon métier ${trade} y servirait.`,
    ({ house, trade }) => trade && say`${cap(house)} : c’est là que je veux exercer mon métier ${trade}.`,
    ({ house, trade }) => (trade ? null : say`${cap(house)} : c’est pour cela que je vous écris.`),
    ({ house, trade }) => (trade ? null : say`${cap(house)} : c’est là que je veux travailler.`),
  ],
  point: [
    ({ list, isNow }) => say`Votre poste demande ${list} : ${isNow ? 'c’est mon travail' : 'c’était mon travail'}.`,
    ({ list, isNow }) => say`${cap(list)} : ce que vous demandez, je ${isNow ? 'le fais' : 'l’ai fait'}.`,
  ],
  past: [
    ({ clause, ...named }) => wereWhere(named, clause),
    ({ clause, ...named }) => {
      const where = whereIWas(named);
      return where && say`${cap(where)}, ${clause}.`;
    },
    ({ clause, ...named }) => wasWhere(named, clause),
  ],
  there: [
    ({ clause, ...named }) => {
      const who = apposed(named);
      return who && say`${who}, ${clause}.`;
    },
    ({ at, when, clause }) => say`${cap(at)}, ${when}, ${clause}.`,
  ],
  pastBefore: [
    ({ title, at, when, clause, lead, isNext }) =>
      isNext
        ? say`${lead}, ${when}, j’étais ${title} ${at}. ${cap(clause)}.`
        : say`${lead}, j’étais ${title} ${at}. ${cap(clause)}.`,
  ],
  pastThings: [({ things, ...named }) => say`${cap(am(named))} : ${things}.`],
  pastBare: [
    ({ job, title, at, when }) =>
      at.text === '' || title.text === ''
        ? null
        : say`${cap(at)}, ${job.isCurrent ? 'je suis' : 'j’ai été'} ${title} ${when}.`,
    ...professional.pastBare,
  ],
  study: [
    ({ study, held }) =>
      held === 'under way'
        ? say`Je prépare ${study}.`
        : held === 'yes'
          ? say`J’ai obtenu ${study}.`
          : say`Ma formation est ${study}.`,
  ],
  answered: (list) => say`Je connais aussi ${list}.`,
  tools: [(tools) => say`Mes outils : ${tools}.`],
  skills: [(skills) => say`Mes compétences : ${skills}.`],
  acquired: [(things) => say`Je pratique aussi ${things}.`],
  language: [({ language, level }) => say`Je parle ${language} ${level}.`],
  learn: [
    ({ terms, count }) =>
      say`Il me reste à apprendre : je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}.`,
    ({ terms, count }) =>
      say`Je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}. Je veux m’y mettre vite.`,
  ],
  aim: [
    (thing) => say`Premier objectif chez vous : me former ${reworded(thing, withA)}.`,
    (thing) => say`Je me formerai ${reworded(thing, withA)} dès mon arrivée.`,
  ],
  alsoDetail: [
    (thing) => say`${cap(thing)} : c’est ce qui m’attire dans votre annonce.`,
    (thing) => say`Ce qui m’attire chez vous : ${thing}.`,
  ],
  meet: [
    ({ step, there }) =>
      step ? null : there && say`Je peux venir ${there} pour un entretien, au jour qui vous convient.`,
    ({ step, there }) => step && there && say`${cap(joiningPlainly(step))}. Je peux venir ${there} pour un entretien.`,
    ({ step }) => step && say`${cap(joiningPlainly(step))}. Pour un entretien, dites-moi le jour et l’heure.`,
    ({ step, here }) => (step ? null : here && say`Pour un entretien ${here}, dites-moi le jour et l’heure.`),
    ({ step, topic }) =>
      step ? null : topic && say`Pour parler ${reworded(topic, withDe)}, dites-moi le jour et l’heure.`,
    ({ step, there, here, topic }) =>
      step || there || here || topic ? null : say`Pour un entretien, dites-moi le jour et l’heure.`,
  ],
  closings: [
    (address) => `Recevez, ${address}, mes salutations distinguées.`,
    (address) => `Je vous adresse, ${address}, mes salutations distinguées.`,
  ],
};
