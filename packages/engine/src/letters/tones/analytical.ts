import { withA, withDe, withEachA, withQue } from '../french/link-words.ts';
import { reworded, say } from '../piece.ts';
import type { Voice } from '../voice.ts';
import {
  am,
  apposed,
  cap,
  isOneThing,
  joining,
  plainly,
  wasWhere,
  whereIWas,
  withAdverb,
  withoutYears,
} from './also.ts';
import { professional } from './professional.ts';

/** What the offer asks and what the writer has, side by side, and a conclusion. */
export const analytical: Voice = {
  ...professional,
  opening: ['match', 'whole'],
  turn: 7,
  papers: 3,
  spared: 1,
  prefers: ({ terms, mission }) => terms.length + (mission.kind === 'result' ? 1 : 0),
  wanted: [
    ({ words, post }) => say`${words} : c’est le premier point commun avec le poste ${post}.`,
    ({ words, post }) => say`${words}. De là vient ma candidature au poste ${post}.`,
  ],
  match: [
    ({ list, isNow, post }) =>
      say`${cap(list)} : ${isNow ? 'c’est mon travail actuel' : 'c’est le travail que j’ai fait'}, et le point de départ de ma candidature au poste ${post}.`,
    ({ list, isNow, post }) =>
      say`Entre le poste ${post} et ${isNow ? 'celui que j’occupe' : 'celui que j’ai occupé'}, je retrouve ${list}.`,
    ({ list, isNow, post }) =>
      say`Ma candidature au poste ${post} part de ce que ${isNow ? 'je fais aujourd’hui' : 'j’ai fait'} : ${list}.`,
  ],
  detailThing: [
    ({ thing, post }) =>
      say`De votre annonce pour le poste ${post}, je retiens d’abord ${thing} ; voici ce que mon parcours peut y apporter.`,
  ],
  detailTold: [
    ({ told, post }) =>
      say`Votre annonce précise ${reworded(told, withQue)} ; j’ai donc confronté mon parcours au poste ${post}.`,
  ],
  offered: [
    ({ post }) => say`C’est de ce parcours que part ma candidature au poste ${post}.`,
    ({ post }) => say`Ma candidature au poste ${post} s’appuie sur ce travail.`,
    ({ post }) => say`Je vous présente donc ma candidature au poste ${post}.`,
    ({ post }) => say`C’est avec ce parcours que je postule au poste ${post}.`,
  ],
  apply: [
    ({ post }) => say`Voici, pour le poste ${post}, ce que mon parcours peut apporter.`,
    ({ post }) => say`Ma candidature au poste ${post} repose sur les faits que voici.`,
  ],
  hello: [
    ({ post, as, at, when, job }) =>
      say`Ma candidature au poste ${post} part de mon travail ${as} ${at}${job.isCurrent ? ' ' : ', '}${when}.`,
    ({ post, ...named }) => {
      const who = named.job.isCurrent ? apposed(named) : null;
      return who && say`${who}, je réponds à votre offre pour le poste ${post} : voici ce que je peux y apporter.`;
    },
  ],
  proud: [
    ({ clause, post, ...named }) =>
      say`${cap(am(named))} : ${clause}. C’est de ce point que part ma candidature au poste ${post}.`,
    ({ clause, post, ...named }) =>
      say`${cap(am(named))} : ${clause}. Ma candidature au poste ${post} s’appuie sur ce travail.`,
  ],
  tie: [
    ({ tie, post }) => say`${tie}. De là vient ma candidature au poste ${post}.`,
    ({ tie, post }) => say`${tie} : c’est la première raison de ma candidature au poste ${post}.`,
  ],
  background: [
    ({ length, as, list, asked }) =>
      asked
        ? say`Vous demandez ${asked} d’expérience ; j’en ai ${withoutYears(length)} ${as}, ainsi ${reworded(list, withQue)}.`
        : null,
    ({ length, as, list }) => say`Mon expérience ${as} est de ${length}, et j’ai ${list}.`,
  ],
  self: [
    ({ job, as, at, when }) =>
      when.text === '' ? null : say`${cap(when)}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as} ${at}.`,
    (named) => say`${cap(am(named))}.`,
  ],
  experience: [
    ({ length, as, asked }) =>
      asked
        ? say`Vous demandez ${asked} d’expérience ; j’en ai ${withoutYears(length)} ${as}.`
        : say`Mon expérience ${as} est de ${length}.`,
  ],
  credentials: [
    ({ list }) => say`Du côté des titres, j’ai ${list}.`,
    ({ list, isAll }) => (isAll ? say`La condition de diplôme ou de titre est remplie : j’ai ${list}.` : null),
  ],
  head: [({ clause }) => say`D’abord, ${clause}.`],
  follow: [(clause) => say`Ensuite, ${clause}.`, plainly, plainly, withAdverb('également'), plainly, plainly],
  result: [(clause) => say`Le résultat : ${clause}.`, (clause) => say`En chiffres : ${clause}.`],
  things: [
    ({ things, isNow }) => say`Ce travail ${isNow ? 'couvre' : 'couvrait'} également ${things}.`,
    ({ things }) => say`À cela ${isOneThing(things) ? 's’ajoute' : 's’ajoutent'} ${things}.`,
  ],
  leaning: [
    ({ duties, done, at, isTwo }) =>
      isTwo
        ? say`Deux de vos missions prolongent ${done} ${at} : ${duties}.`
        : say`L’une de vos missions prolonge ${done} ${at} : ${duties}.`,
    ({ duties, done, at }) => say`Pour ${duties}, je partirai de ${done} ${at}.`,
  ],
  firstThings: [({ things, isNow }) => say`Ce travail ${isNow ? 'couvre' : 'couvrait'} ${things}.`],
  whole: [
    ({ list, ...named }) => say`${cap(am(named))}, avec ${list}.`,
    ({ list, ...named }) => say`${cap(am(named))} ; j’ai ${list}.`,
    ({ list, ...named }) => say`${cap(am(named))}, et j’ai ${list}.`,
  ],
  there: [
    ({ job, as, at, when, clause }) =>
      say`${cap(when)}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as} ${at}, où ${clause}.`,
    ({ at, when, clause }) => say`${cap(at)}, ${when}, ${clause}.`,
  ],
  house: [
    ({ house, trade }) => trade && say`${cap(house)}, et mon métier ${trade} y a sa place.`,
    ({ house, trade }) => trade && say`${cap(house)} : j’y vois l’usage de mon métier ${trade}.`,
    ({ house, trade }) => (trade ? null : say`${cap(house)} : c’est ce qui a d’abord retenu mon attention.`),
    ({ house, trade }) => (trade ? null : say`${cap(house)}, et c’est pour cette activité que je vous écris.`),
  ],
  point: [
    ({ list, isNow }) =>
      say`Votre poste recoupe ${isNow ? 'le mien' : 'celui que j’occupais'} sur ces points : ${list}.`,
    ({ list, isNow }) =>
      say`${cap(list)} : c’est là que votre poste recoupe ${isNow ? 'le mien' : 'celui que j’occupais'}.`,
  ],
  past: [
    ({ clause, ...named }) => wasWhere(named, clause),
    ({ title, as, at, when, clause }) => say`${cap(when)}, ${title.text === '' ? as : title} ${at}, ${clause}.`,
    ({ clause, ...named }) => {
      const where = whereIWas(named);
      return where && say`${cap(where)}, ${clause}.`;
    },
  ],
  pastBefore: [
    ({ title, at, when, clause, lead, isNext }) =>
      isNext
        ? say`${lead}, ${when}, comme ${title} ${at}, ${clause}.`
        : say`${lead}, au poste ${reworded(title, withDe)} ${at}, ${clause}.`,
  ],
  pastBare: [
    ({ job, as, at, when }) =>
      at.text === '' || when.text === ''
        ? null
        : say`${cap(at)}, ${when}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as}.`,
    (named) => (named.at.text === '' || named.when.text === '' ? say`${cap(am(named))}.` : null),
  ],
  study: [
    ({ study, held }) => (held === 'under way' ? say`Je prépare ${study}.` : say`Côté formation, j’ai ${study}.`),
  ],
  tools: [(tools) => say`Parmi les outils demandés, je pratique ${tools}.`],
  skills: [(skills) => say`Mes compétences, en bref : ${skills}.`],
  acquired: [(things) => say`Je pratique également ${things}.`],
  language: [({ language, level }) => say`Pour les langues, je parle ${language} ${level}.`],
  answered: (list) => say`Je connais par ailleurs ${list}.`,
  learn: [
    ({ terms, count }) =>
      say`L’écart est le suivant : je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}, et je m’y formerai en priorité.`,
    ({ terms, count }) =>
      say`Il reste un écart, puisque je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms} ; je compte le combler par la formation.`,
  ],
  aim: [
    (thing) => say`Mon premier objectif serait de me former ${reworded(thing, withA)}.`,
    (thing) => say`Je me formerais en priorité ${reworded(thing, withA)}, dès la prise de poste.`,
  ],
  toGet: [(list) => say`Vous demandez également ${list} : c’est une formation que je suivrais volontiers.`],
  unheld: [
    ({ list, when }) =>
      say`Je me formerais en priorité ${reworded(list, withEachA)}, ${when ?? 'dès la prise de poste'}.`,
    ({ list, when, isOne }) =>
      say`De vos demandes, ${list} ${isOne ? 'serait ma première formation' : 'seraient mes premières formations'}, ${when ?? 'dès mon arrivée'}.`,
  ],
  alsoDetail: [
    (thing) => say`Un point de votre annonce a compté : ${thing}.`,
    (thing) => say`${cap(thing)} : c’est ce que j’ai d’abord relevé dans votre annonce.`,
  ],
  meet: [
    ({ step, there }) =>
      step
        ? null
        : there &&
          say`Je me rendrais ${there} pour un entretien, où nous pourrions entrer dans le détail de ces points.`,
    ({ step }) =>
      step && /test|cas|essai|situation|exercice/.test(step.text)
        ? say`${cap(joining(step))} : c’est le plus sûr moyen de vérifier ce que j’avance ici.`
        : null,
    ({ step }) => step && say`${cap(joining(step))}, et un entretien nous permettrait d’entrer dans le détail.`,
    ({ step, here }) =>
      step ? null : here && say`Un entretien ${here} nous permettrait d’entrer dans le détail de ces points.`,
    ({ step, topic }) =>
      step ? null : topic && say`Un entretien nous permettrait d’entrer dans le détail ${reworded(topic, withDe)}.`,
    ({ step, there, here, topic }) =>
      step || there || here || topic ? null : say`Un entretien nous permettrait d’entrer dans le détail de ces points.`,
  ],
};
