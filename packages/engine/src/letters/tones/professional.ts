import { withA, withDe, withEachA, withQue } from '../french/link-words.ts';
import { reworded, say } from '../piece.ts';
import type { Voice } from '../voice.ts';
import {
  am,
  apposed,
  cap,
  fitsWhere,
  joining,
  plainly,
  wasWhere,
  whereIWas,
  withAdverb,
  withoutYears,
} from './also.ts';

/** The trade first, whole sentences, the usual courtesies. */
export const professional: Voice = {
  opening: ['wanted', 'whole'],
  turn: 0,
  joins: true,
  papers: 5,
  prefers: ({ terms }) => terms.length * 0.5,
  wanted: [
    ({ words, post }) => say`${words} : c’est ce qui me conduit à vous présenter ma candidature au poste ${post}.`,
    ({ words, post }) => say`${words}. C’est dans cet esprit que je vous adresse ma candidature au poste ${post}.`,
  ],
  match: [
    ({ list, isNow, post }) =>
      say`${cap(list)} : ${isNow ? 'c’est mon travail aujourd’hui' : 'c’est le travail que j’ai fait'}, et je vous présente ma candidature au poste ${post}.`,
    ({ list, isNow, post }) =>
      say`Vous cherchez une personne pour ${list} : ${isNow ? 'c’est mon travail actuel' : 'c’est le travail que j’ai fait'}, et je vous adresse ma candidature au poste ${post}.`,
    ({ list, isNow, post }) =>
      say`Je vous présente ma candidature au poste ${post} : ${list}, ${isNow ? 'c’est ce que je fais aujourd’hui' : 'c’est ce que j’ai fait'}.`,
  ],
  detailThing: [
    ({ thing, post }) =>
      say`${cap(thing)} : c’est ce que j’ai d’abord retenu de votre annonce, et je vous présente ma candidature au poste ${post}.`,
    ({ thing, post }) =>
      say`Votre annonce parle ${reworded(thing, withDe)}, et c’est avec intérêt que je vous adresse ma candidature au poste ${post}.`,
  ],
  detailTold: [
    ({ told, post }) =>
      say`J’ai lu avec intérêt ${reworded(told, withQue)}, et je vous présente ma candidature au poste ${post}.`,
    ({ told, post }) =>
      say`Dans votre annonce, j’ai retenu ${reworded(told, withQue)} : je vous adresse ma candidature au poste ${post}.`,
  ],
  offered: [
    ({ post }) => say`C’est cette expérience que je vous propose en présentant ma candidature au poste ${post}.`,
    ({ post }) => say`C’est ce parcours qui me conduit à vous présenter ma candidature au poste ${post}.`,
    ({ post }) => say`Le poste ${post} est dans la suite de ce travail, et je vous présente ma candidature.`,
  ],
  apply: [
    ({ post }) => say`Je vous présente ma candidature au poste ${post}.`,
    ({ post }) => say`Permettez-moi de vous présenter ma candidature au poste ${post}.`,
    ({ post }) => say`C’est avec intérêt que je postule au poste ${post}.`,
  ],
  hello: [
    ({ post, ...named }) => {
      const who = named.job.isCurrent ? apposed(named) : null;
      return who && say`${who}, je vous adresse ma candidature au poste ${post}.`;
    },
    ({ post, as, at, when, job }) =>
      job.isCurrent
        ? say`${cap(when)}, je travaille ${as} ${at}, et c’est aujourd’hui un poste ${post} que je souhaite occuper.`
        : say`Après avoir travaillé ${as} ${at}, ${when}, je vous présente ma candidature au poste ${post}.`,
    ({ post, ...named }) => say`${cap(am(named))}, et je vous soumets ma candidature au poste ${post}.`,
  ],
  proud: [
    ({ clause, post, ...named }) =>
      say`${cap(am(named))} : ${clause}. C’est à ce titre que je postule au poste ${post}.`,
    ({ clause, post, ...named }) =>
      say`${cap(am(named))} : ${clause}. Je souhaite poursuivre dans cette voie au poste ${post}.`,
  ],
  tie: [
    ({ tie, post }) => say`${tie}. C’est pourquoi je vous présente ma candidature au poste ${post}.`,
    ({ tie, post }) => say`${tie} : je vous adresse donc ma candidature au poste ${post}.`,
    ({ tie, post }) => say`${tie}, et je vous présente ma candidature au poste ${post}.`,
  ],
  background: [
    ({ length, as, list }) => say`J’ai ${length} d’expérience ${as}, ainsi ${reworded(list, withQue)}.`,
    ({ length, as, list }) => say`J’ai ${list}, et ${length} d’expérience ${as}.`,
    ({ length, as, list, asked }) =>
      asked ? say`Vous demandez ${asked} d’expérience : j’en ai ${withoutYears(length)} ${as}, avec ${list}.` : null,
  ],
  experience: [
    ({ length, as }) => say`J’ai ${length} d’expérience ${as}.`,
    ({ length, as }) => say`Mon expérience ${as} est de ${length}.`,
  ],
  alsoPapers: [(list) => say`J’ai ${list}.`],
  credentials: [
    ({ list }) => say`J’ai ${list}.`,
    ({ list, isAll }) => (isAll ? say`J’ai ${list}, que vous demandez.` : null),
  ],
  self: [
    ({ job, as, at, when }) =>
      job.isCurrent ? say`Je travaille ${as} ${at} ${when}.` : say`J’ai travaillé ${as} ${at}, ${when}.`,
    (named) => say`${cap(am(named))}.`,
  ],
  whole: [
    ({ list, ...named }) => {
      const who = named.job.isCurrent ? apposed(named) : null;
      return who && say`${who}, j’ai ${list}.`;
    },
    ({ list, ...named }) => (named.job.isCurrent ? say`${cap(am(named))}, et j’ai ${list}.` : null),
    ({ list, ...named }) => (named.job.isCurrent ? null : say`${cap(am(named))}. J’ai ${list}.`),
  ],
  there: [
    ({ job, as, at, when, clause }) =>
      say`${cap(when)}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as} ${at}, où ${clause}.`,
    ({ clause, ...named }) => {
      const who = apposed(named);
      return who && say`${who}, ${clause}.`;
    },
  ],
  head: [({ where, clause }) => say`${where}, ${clause}.`],
  follow: [plainly, plainly, withAdverb('également'), plainly, plainly],
  result: [(clause) => say`${cap(clause)}.`],
  things: [
    ({ things, isNow }) => say`Mon travail ${isNow ? 'couvre' : 'couvrait'} également ${things}.`,
    ({ things, isNow }) => say`Mon quotidien ${isNow ? 'comprend' : 'comprenait'} ${things}.`,
  ],
  leaning: [
    ({ duties, done, at }) => say`Pour ${duties}, je m’appuierai sur ${done} ${at}.`,
    ({ duties, done, at }) => say`${cap(done)} ${at} me servira, chez vous, pour ${duties}.`,
  ],
  firstThings: [
    ({ things, isNow }) => say`Mon travail y ${isNow ? 'couvre' : 'couvrait'} ${things}.`,
    ({ things, isNow }) => say`Mon quotidien ${isNow ? 'comprend' : 'comprenait'} ${things}.`,
  ],
  house: [
    ({ house, trade }) =>
      trade && say`${cap(house)} : c’est dans ce cadre que je souhaite exercer mon métier ${trade}.`,
    ({ house, trade }) => trade && say`${cap(house)}, et c’est là que je souhaite exercer mon métier ${trade}.`,
    ({ house, trade }) => (trade ? null : say`${cap(house)} : c’est à cette activité que je souhaite contribuer.`),
    ({ house, trade }) =>
      trade ? null : say`${cap(house)}, et c’est pour un tel employeur que je souhaite travailler.`,
  ],
  point: [
    ({ list, isNow }) =>
      say`${cap(list)} : ce que demande votre poste, ${isNow ? 'je le fais déjà' : 'je l’ai déjà fait'}.`,
    ({ list, isNow }) =>
      say`Votre poste demande ${list}, et c’est ${isNow ? 'ce que je fais aujourd’hui' : 'ce que j’y ai fait'}.`,
  ],
  past: [
    ({ clause, ...named }) => wasWhere(named, clause),
    ({ clause, ...named }) => {
      const where = whereIWas(named);
      return where && say`${cap(where)}, ${clause}.`;
    },
    ({ title, as, at, when, clause }) => say`${cap(when)}, ${title.text === '' ? as : title} ${at}, ${clause}.`,
    ({ job, as, at, when, clause }) =>
      fitsWhere(clause)
        ? say`${cap(when)}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as} ${at}, où ${clause}.`
        : null,
  ],
  pastBefore: [
    ({ title, at, when, clause, lead, isNext }) =>
      isNext
        ? say`${lead}, ${when}, j’ai été ${title} ${at}, où ${clause}.`
        : say`${lead}, comme ${title} ${at}, ${clause}.`,
  ],
  pastThings: [
    ({ things, ...named }) => say`${cap(am(named))} : ${things}.`,
    ({ things, job, as, at, when }) =>
      at.text === '' || when.text === ''
        ? null
        : say`${cap(when)}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as} ${at} : ${things}.`,
  ],
  pastBare: [
    (named) => say`${cap(am(named))}.`,
    ({ job, as, at, when }) => say`${cap(when)}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as} ${at}.`,
  ],
  study: [
    ({ study, held }) =>
      held === 'under way'
        ? say`Je prépare actuellement ${study}.`
        : held === 'yes'
          ? say`J’ai obtenu ${study}.`
          : say`Ma formation est ${study}.`,
    ({ study, held }) => (held === 'under way' ? say`Je prépare ${study}.` : say`De formation, j’ai ${study}.`),
  ],
  tools: [(tools) => say`Je travaille aussi avec ${tools}.`, (tools) => say`Je pratique ${tools}.`],
  skills: [(skills) => say`Parmi mes compétences figurent : ${skills}.`],
  acquired: [(things) => say`Je pratique également ${things}.`],
  language: [({ language, level }) => say`Je parle ${language} ${level}.`],
  answered: (list) => say`Je connais également ${list}.`,
  learn: [
    ({ terms, count }) =>
      say`Je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms} ; je m’y formerai dès mon arrivée.`,
    ({ terms, count }) =>
      say`Je ne connais ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}, et je souhaite m’y former avec vous.`,
  ],
  aim: [
    (thing) => say`Me former ${reworded(thing, withA)} avec votre équipe ferait partie de mes premiers objectifs.`,
    (thing) => say`Je mettrais à profit les premières semaines pour me former ${reworded(thing, withA)}.`,
  ],
  unheld: [
    ({ list, when, isOne }) =>
      say`${cap(list)}, que vous demandez, ${isOne ? 'serait ma première formation' : 'seraient mes premières formations'} chez vous, ${when ?? 'dès mon arrivée'}.`,
    ({ list, when }) => say`Je me formerai ${reworded(list, withEachA)} ${when ?? 'dès la prise de poste'}.`,
  ],
  toGet: [(list) => say`Pour ${list}, que vous demandez, je suivrais volontiers la formation nécessaire.`],
  instead: [({ asked, own }) => say`Pour ${asked}, je m’appuierai sur ma pratique ${reworded(own, withDe)}.`],
  alsoDetail: [
    (thing) => say`${cap(thing)} : voilà ce qui, dans votre annonce, m’attire en particulier.`,
    (thing) => say`Votre annonce parle ${reworded(thing, withDe)}, et cela m’attire en particulier.`,
  ],
  meet: [
    ({ step, there }) => (step ? null : there && say`Je me rendrais volontiers ${there} pour un entretien.`),
    ({ step, there }) => step && there && say`${cap(joining(step))}, et je peux me rendre ${there} pour un entretien.`,
    ({ step }) => step && say`${cap(joining(step))}, et je me tiens à votre disposition pour un entretien.`,
    ({ step, here }) => (step ? null : here && say`Je me tiens à votre disposition pour un entretien ${here}.`),
    ({ step, here }) => (step ? null : here && say`Un entretien ${here} me permettrait de répondre à vos questions.`),
    ({ step, topic }) =>
      step ? null : topic && say`Je me tiens à votre disposition pour parler ${reworded(topic, withDe)}.`,
    ({ step, there, here, topic }) =>
      step || there || here || topic ? null : say`Je me tiens à votre disposition pour un entretien.`,
  ],
  closings: [
    (address) => `Je vous prie d’agréer, ${address}, l’expression de mes salutations distinguées.`,
    (address) => `Veuillez agréer, ${address}, l’expression de ma considération distinguée.`,
    (address) => `Je vous prie de recevoir, ${address}, mes salutations respectueuses.`,
  ],
};
