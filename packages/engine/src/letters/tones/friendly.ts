import { withDe } from '../french/link-words.ts';
import { reworded, say } from '../piece.ts';
import type { Voice } from '../voice.ts';
import { cap, plainly, withAdverb } from './also.ts';
import { professional } from './professional.ts';

/** People first: what the writer looks for, whom they worked with, in the words one speaks. */
export const friendly: Voice = {
  ...professional,
  opening: ['wish', 'apply', 'credentials', 'experience'],
  prefers: ({ line, terms }) => (people.test(line) ? 2.5 : 0) + terms.length * 0.2,
  apply: [
    ({ post, city }) =>
      say`Votre annonce pour un poste ${reworded(post, withDe)}${city} m’a donné envie de vous écrire.`,
    ({ post, city }) => say`C’est avec plaisir que je vous écris pour le poste ${reworded(post, withDe)}${city}.`,
  ],
  self: [
    ({ job, title, at, when }) =>
      title.text === ''
        ? null
        : job.isCurrent
          ? say`Aujourd’hui, je suis ${title} ${at}, ${when}.`
          : say`J’ai été ${title} ${at}, ${when}.`,
    ({ job, as, at, when }) =>
      job.isCurrent ? say`Je travaille ${as} ${at} ${when}.` : say`${cap(when)}, j’ai travaillé ${as} ${at}.`,
  ],
  experience: [
    ({ length, title, asked, isShort }) =>
      isShort && asked
        ? say`Vous souhaitez ${asked} d’expérience ; je suis ${title} depuis moins longtemps, avec ${length} de pratique.`
        : say`Le métier, je le connais : ${length} d’expérience comme ${title}.`,
  ],
  credentials: [({ list }) => say`J’ai ${list}.`, ({ list }) => say`Du côté des diplômes et des titres, j’ai ${list}.`],
  follow: [plainly, withAdverb('aussi'), plainly, plainly],
  items: [
    ({ items, isNow }) => say`Au quotidien, il y ${isNow ? 'a' : 'avait'} aussi : ${items}.`,
    ({ items, isNow }) => say`Les journées ${isNow ? 'sont' : 'étaient'} variées : ${items}.`,
  ],
  past: [
    ({ title, as, at, when, clause }) => say`${cap(when)}, ${title.text === '' ? as : title} ${at}, ${clause}.`,
    ({ as, at, when, clause }) => say`${cap(at)}, ${when}, ${as}, ${clause}.`,
  ],
  pastItems: [
    ({ job, as, at, when, items }) =>
      say`${cap(when)}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as} ${at} : ${items}.`,
  ],
  study: [
    ({ study, held }) =>
      held === 'under way'
        ? say`Je prépare en ce moment ${study}.`
        : held === 'yes'
          ? say`J’ai obtenu ${study}.`
          : say`J’ai suivi ${study}.`,
  ],
  tools: [(tools) => say`Je suis à l’aise avec ${tools}.`],
  skills: [(skills) => say`Au fil du temps, j’ai aussi appris : ${skills}.`],
  language: [({ language, level }) => say`Je parle ${language} ${level}.`],
  learn: [
    ({ terms, count }) =>
      say`Je ne connais ${count > 1 ? 'encore ni' : 'pas encore'} ${terms} ; j’apprendrai volontiers avec vous.`,
    ({ terms, count }) =>
      say`Autant le dire simplement, je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}, et j’aimerais l’apprendre à vos côtés.`,
  ],
  meet: [
    ({ step }) => step && say`Je me prêterai avec plaisir ${step} : ce sera l’occasion d’échanger.`,
    ({ step }) => (step ? null : say`J’aimerais beaucoup en parler avec vous de vive voix.`),
  ],
  closings: [
    (address) => `Je vous prie de recevoir, ${address}, mes salutations les meilleures.`,
    (address) => `Je vous adresse, ${address}, mes salutations les plus cordiales.`,
    (address) => `Recevez, ${address}, mes cordiales salutations.`,
  ],
};

const people =
  /équipe|élève|stagiaire|apprenti|alternant|enfant|famille|parent|patient|résident|client|usager|bénéficiaire|collègue|binôme|tut(?:eur|rice|orat)|form(?:ation|é|er) d|accompagn|personnes|adhérent|jeunes/i;
