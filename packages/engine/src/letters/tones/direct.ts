import { withDe } from '../french/link-words.ts';
import { reworded, say } from '../piece.ts';
import type { Voice } from '../voice.ts';
import { cap, plainly } from './also.ts';
import { professional } from './professional.ts';

/** What decides in the first line, then facts and figures, one to a sentence. */
export const direct: Voice = {
  ...professional,
  opening: ['credentials', 'experience', 'self', 'apply'],
  prefers: ({ hasFigure, terms }) => (hasFigure ? 1 : 0) + terms.length * 0.3,
  apply: [
    ({ post, city }) => say`Je postule au poste ${reworded(post, withDe)}${city}.`,
    ({ post, city }) => say`C’est sur cette base que je postule au poste ${reworded(post, withDe)}${city}.`,
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
  experience: [
    ({ length, title, asked, isShort }) =>
      isShort && asked
        ? say`Vous demandez ${asked} d’expérience : j’ai ${length} comme ${title}.`
        : say`J’ai ${length} d’expérience comme ${title}.`,
  ],
  credentials: [
    ({ list }) => say`J’ai ${list}.`,
    ({ list, isAll }) => (isAll ? say`Ce que vous exigez, je l’ai : ${list}.` : null),
  ],
  follow: [plainly],
  items: [
    ({ items, isNow }) => (isNow ? say`Le reste de mon travail : ${items}.` : say`Le reste du poste : ${items}.`),
    ({ items }) => say`À ajouter : ${items}.`,
  ],
  past: [({ title, as, at, when, clause }) => say`${cap(when)}, ${title.text === '' ? as : title} ${at}, ${clause}.`],
  pastItems: [
    ({ title, as, job, at, when, items }) =>
      say`${cap(when)}, ${title.text === '' ? (job.isCurrent ? 'je travaille' : 'j’ai travaillé') : job.isCurrent ? 'je suis' : 'j’ai été'} ${title.text === '' ? as : title} ${at} : ${items}.`,
  ],
  study: [
    ({ study, held }) =>
      held === 'under way'
        ? say`Je prépare ${study}.`
        : held === 'yes'
          ? say`J’ai obtenu ${study}.`
          : say`J’ai suivi ${study}.`,
  ],
  tools: [(tools) => say`Mes outils : ${tools}.`],
  skills: [(skills) => say`S’y ajoutent : ${skills}.`],
  language: [({ language, level }) => say`Je parle ${language} ${level}.`],
  learn: [
    ({ terms, count }) =>
      say`Il me reste à apprendre : je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}.`,
    ({ terms, count }) =>
      say`Je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}. Je veux m’y mettre vite.`,
  ],
  meet: [
    ({ step }) => step && say`Je me prêterai volontiers ${step} : proposez-moi une date.`,
    ({ step }) => (step ? null : say`Proposez-moi une date, je viendrai.`),
  ],
  closings: [
    (address) => `Recevez, ${address}, mes salutations distinguées.`,
    (address) => `Je vous adresse, ${address}, mes salutations distinguées.`,
  ],
};
