import { withA, withDe, withEachA, withQue } from '../french/link-words.ts';
import { type Piece, reworded, say } from '../piece.ts';
import type { Voice } from '../voice.ts';
import { am, apposed, cap, fitsWhere, joining, plainly, thisIs, wereWhere, whereIWas, withAdverb } from './also.ts';
import { professional } from './professional.ts';

/** A test or a trial, in this tone. */
const joiningGladly = (step: Piece): Piece => joining(step, (trial) => say`je ferai volontiers ${trial}`);

/** People first: what the writer looks for, whom they worked with, in the words one speaks. */
export const friendly: Voice = {
  ...professional,
  papers: 2,
  opening: ['wish', 'tie', 'whole'],
  turn: 1,
  prefers: ({ line, terms }) => (people.test(line) ? 2.5 : 0) + terms.length * 0.2,
  match: [
    ({ list, isNow, post }) =>
      say`${cap(list)} : ${isNow ? 'c’est ce que je fais' : 'c’est le travail que j’ai fait'}, et j’aimerais le poursuivre au poste ${post}.`,
    ({ list, isNow, post }) =>
      say`Je vous écris pour le poste ${post} : ${list}, ${isNow ? 'c’est mon quotidien' : 'c’est le travail que j’ai fait'}.`,
  ],
  unheld: [
    ({ list, when }) =>
      say`Je me formerai volontiers ${reworded(list, withEachA)} ${when ?? 'auprès de votre équipe'}.`,
    ({ list, when, isOne }) =>
      say`${cap(list)}, ${isOne ? 'ce serait ma première formation' : 'ce seraient mes premières formations'} chez vous${when ? say`, ${when}` : ''}.`,
  ],
  toGet: [(list) => say`Vous demandez aussi ${list} : je suivrais la formation avec plaisir.`],
  detailThing: [
    ({ thing, post }) => say`${cap(thing)} : voilà ce qui m’a donné envie de vous écrire pour le poste ${post}.`,
    ({ thing, post }) =>
      say`Votre annonce parle ${reworded(thing, withDe)}, et j’ai eu envie de vous écrire pour le poste ${post}.`,
  ],
  detailTold: [
    ({ told, post }) => say`${cap(told)} : en le lisant, j’ai eu envie de vous écrire pour le poste ${post}.`,
    ({ told, post }) =>
      say`J’ai lu dans votre annonce ${reworded(told, withQue)}, et cela m’a donné envie de vous écrire pour le poste ${post}.`,
  ],
  wanted: [
    ({ words, post }) => say`${words}, et c’est pour cela que j’aimerais vous parler du poste ${post}.`,
    ({ words, post }) => say`${words}. C’est ce qui m’a donné envie de vous écrire pour le poste ${post}.`,
  ],
  offered: [
    ({ post }) => say`Je vous écris pour le poste ${post}.`,
    ({ post }) => say`J’aimerais maintenant vous parler du poste ${post}.`,
    ({ post }) => say`Avec cela, je me verrais bien au poste ${post}.`,
  ],
  apply: [
    ({ post }) => say`Je vous écris pour le poste ${post}.`,
    ({ post }) => say`C’est avec plaisir que je vous écris pour le poste ${post}.`,
    ({ post }) => say`J’aimerais vous parler du poste ${post}.`,
  ],
  hello: [
    ({ post, ...named }) => say`${cap(am(named))}, et je vous écris pour le poste ${post}.`,
    ({ post, ...named }) => say`${cap(am(named))}, et j’aimerais beaucoup vous parler du poste ${post}.`,
    ({ post, ...named }) => {
      const who = named.job.isCurrent ? apposed(named) : null;
      return who && say`${who}, je vous écris avec plaisir pour le poste ${post}.`;
    },
  ],
  proud: [
    ({ clause, post, ...named }) =>
      say`${cap(am(named))} : ${clause}. C’est par là que j’avais envie de commencer, pour vous parler du poste ${post}.`,
    ({ clause, post, ...named }) =>
      say`${cap(am(named))} : ${clause}. J’aimerais poursuivre ce travail au poste ${post}.`,
  ],
  tie: [
    ({ tie, post }) => say`${tie} : c’est pour cela que je vous écris, pour le poste ${post}.`,
    ({ tie, post }) => say`${tie}. J’aimerais donc vous parler du poste ${post}.`,
  ],
  background: [
    ({ length, as, list }) => say`J’ai ${length} d’expérience ${as}, et aussi ${list}.`,
    ({ length, as, list }) => say`J’ai ${list}, et déjà ${length} d’expérience ${as}.`,
  ],
  self: [
    ({ job, title, at, when }) =>
      title.text === ''
        ? null
        : job.isCurrent
          ? say`Aujourd’hui, je suis ${title} ${at}.`
          : say`J’ai été ${title} ${at}, ${when}.`,
    ({ job, as, at, when }) =>
      job.isCurrent ? say`Je travaille ${as} ${at} ${when}.` : say`${cap(when)}, j’ai travaillé ${as} ${at}.`,
  ],
  experience: [({ length, as }) => say`J’ai derrière moi ${length} d’expérience ${as}.`],
  alsoPapers: [(list) => say`J’ai aussi ${list}.`],
  credentials: [({ list }) => say`J’ai ${list}.`],
  head: [({ clause }) => say`Concrètement, ${clause}.`, ({ where, clause }) => say`${where}, ${clause}.`],
  follow: [plainly, plainly, withAdverb('aussi'), (clause) => say`Et ${clause}.`],
  things: [
    ({ things, isNow }) => (isNow ? say`J’assure aussi ${things}.` : say`J’y assurais aussi ${things}.`),
    ({ things, isNow }) => say`Mon quotidien, ${thisIs(things, isNow)} aussi ${things}.`,
  ],
  leaning: [
    ({ duties, done, at }) => say`Pour ${duties}, je ne partirai pas de zéro : c’est proche de ${done} ${at}.`,
    ({ duties, done, at }) => say`Pour ${duties}, je pourrai me servir de ${done} ${at}.`,
  ],
  firstThings: [
    ({ things, isNow }) => say`Au quotidien, il y ${isNow ? 'a' : 'avait'} ${things}.`,
    ({ things, isNow }) => say`Mon quotidien, ${thisIs(things, isNow)} ${things}.`,
  ],
  house: [
    ({ house, trade }) => trade && say`${cap(house)}, et c’est là que j’aimerais exercer mon métier ${trade}.`,
    ({ house, trade }) => trade && say`${cap(house)} : j’aimerais y faire mon métier ${trade}.`,
    ({ house, trade }) => (trade ? null : say`${cap(house)}, et c’est chez vous que j’aimerais travailler.`),
    ({ house, trade }) => (trade ? null : say`${cap(house)} : voilà où j’aimerais travailler.`),
  ],
  point: [
    ({ list, isNow }) =>
      say`${cap(list)} : sur ces points, votre poste ressemble ${isNow ? 'au mien' : 'à celui que j’avais'}.`,
    ({ list }) => say`Votre poste demande ${list} : je sais ce que c’est.`,
  ],
  past: [
    ({ clause, ...named }) => wereWhere(named, clause),
    ({ clause, ...named }) => {
      const where = whereIWas(named);
      return where && say`${cap(where)}, ${clause}.`;
    },
    ({ job, as, at, when, clause }) =>
      fitsWhere(clause)
        ? say`${cap(when)}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as} ${at}, où ${clause}.`
        : null,
    ({ title, as, at, when, clause }) => say`${cap(when)}, ${title.text === '' ? as : title} ${at}, ${clause}.`,
  ],
  whole: [
    ({ list, ...named }) => say`${cap(am(named))}, et j’ai derrière moi ${list}.`,
    ({ list, ...named }) => say`${cap(am(named))}. J’ai ${list}.`,
  ],
  there: [
    ({ job, as, at, when, clause }) =>
      say`${cap(when)}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as} ${at}, où ${clause}.`,
    ({ clause, ...named }) => (named.job.isCurrent ? say`Aujourd’hui, ${am(named)}, où ${clause}.` : null),
  ],
  pastBefore: [
    ({ title, at, when, clause, lead, isNext }) =>
      isNext
        ? say`${lead}, ${when}, j’étais ${title} ${at} : ${clause}.`
        : say`${lead}, j’étais ${title} ${at}, où ${clause}.`,
  ],
  pastThings: [
    ({ things, ...named }) => wereWhere(named, things),
    ({ things, ...named }) => say`${cap(am(named))} : ${things}.`,
  ],
  study: [
    ({ study, held }) =>
      held === 'under way'
        ? say`Je prépare en ce moment ${study}.`
        : held === 'yes'
          ? say`J’ai obtenu ${study}.`
          : say`Ma formation, c’est ${study}.`,
  ],
  tools: [(tools) => say`Je suis à l’aise avec ${tools}.`],
  skills: [(skills) => say`Parmi ce que je sais faire : ${skills}.`],
  acquired: [(things) => say`Je pratique aussi ${things}.`],
  language: [({ language, level }) => say`Je parle ${language} ${level}.`],
  answered: (list) => say`Je connais aussi ${list}.`,
  learn: [
    ({ terms, count }) =>
      say`Je ne connais ${count > 1 ? 'encore ni' : 'pas encore'} ${terms} ; j’apprendrai volontiers avec vous.`,
    ({ terms, count }) =>
      say`Autant le dire simplement, je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}, et j’aimerais m’y mettre à vos côtés.`,
  ],
  aim: [
    (thing) => say`Dès les premières semaines, j’aimerais me former ${reworded(thing, withA)} à vos côtés.`,
    (thing) => say`J’aurais plaisir à me former ${reworded(thing, withA)} auprès de votre équipe.`,
  ],
  alsoDetail: [
    (thing) => say`${cap(thing)}, voilà aussi ce qui me donne envie de venir.`,
    (thing) => say`Et puis votre annonce parle ${reworded(thing, withDe)}, ce qui me plaît.`,
  ],
  meet: [
    ({ step, there }) => (step ? null : there && say`Je viendrais avec plaisir ${there} pour vous rencontrer.`),
    ({ step }) => step && say`${cap(joiningGladly(step))}, et j’aurais plaisir à vous rencontrer.`,
    ({ step, here }) =>
      step ? null : here && say`J’aurais plaisir à vous rencontrer ${here}, au moment qui vous conviendra.`,
    ({ step, topic }) =>
      step ? null : topic && say`J’aurais plaisir à vous rencontrer et à parler avec vous ${reworded(topic, withDe)}.`,
    ({ step, there, here, topic }) =>
      step || there || here || topic ? null : say`J’aurais plaisir à vous rencontrer pour en parler de vive voix.`,
  ],
  closings: [
    (address) => `Je vous prie de recevoir, ${address}, mes meilleures salutations.`,
    (address) => `Je vous adresse, ${address}, mes salutations les plus cordiales.`,
    (address) => `Recevez, ${address}, mes cordiales salutations.`,
  ],
};

const people =
  /équipe|élève|stagiaire|apprenti|alternant|enfant|famille|parent|patient|résident|client|usager|bénéficiaire|collègue|binôme|tut(?:eur|rice|orat)|form(?:ation|é|er) d|accompagn|personnes|adhérent|jeunes/i;
