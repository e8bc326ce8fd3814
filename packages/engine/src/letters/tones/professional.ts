import { withDe } from '../french/link-words.ts';
import { reworded, say } from '../piece.ts';
import type { Voice } from '../voice.ts';
import { cap, plainly, withAdverb } from './also.ts';

/** The trade first, whole sentences, the usual courtesies. */
export const professional: Voice = {
  opening: ['apply', 'experience', 'credentials'],
  prefers: ({ terms }) => terms.length * 0.5,
  apply: [
    ({ post, city }) => say`Je vous présente ma candidature au poste ${reworded(post, withDe)}${city}.`,
    ({ post, city }) => say`J’ai l’honneur de postuler au poste ${reworded(post, withDe)}${city}.`,
    ({ post, city }) =>
      say`Le poste ${reworded(post, withDe)}${city} a retenu toute mon attention, et je vous adresse ma candidature.`,
  ],
  self: [
    ({ job, as, at, when }) =>
      job.isCurrent ? say`Je travaille ${as} ${at} ${when}.` : say`J’ai travaillé ${as} ${at}, ${when}.`,
    ({ job, title, at, when }) =>
      title.text === ''
        ? null
        : job.isCurrent
          ? say`${cap(when)}, je suis ${title} ${at}.`
          : say`${cap(when)}, j’ai été ${title} ${at}.`,
  ],
  experience: [
    ({ length, title, asked, isShort }) =>
      isShort && asked
        ? say`Vous demandez ${asked} d’expérience ; j’ai ${length} comme ${title}.`
        : say`J’ai ${length} d’expérience comme ${title}.`,
    ({ length, title, isShort }) => (isShort ? null : say`Mon expérience comme ${title} est de ${length}.`),
  ],
  credentials: [
    ({ list }) => say`Je possède ${list}, comme vous le demandez.`,
    ({ list }) => say`J’ai ${list}, que votre annonce demande.`,
  ],
  proud: [],
  follow: [plainly, withAdverb('également'), plainly, plainly, withAdverb('aussi')],
  result: [(clause) => say`${cap(clause)}.`],
  items: [
    ({ items, isNow }) =>
      say`Mes autres missions ${isNow ? 'sont les suivantes' : 'étaient les suivantes'} : ${items}.`,
    ({ items, isNow }) => say`Le poste ${isNow ? 'est' : 'était'} varié : ${items}.`,
  ],
  past: [
    ({ title, as, at, when, clause }) => say`${cap(when)}, ${title.text === '' ? as : title} ${at}, ${clause}.`,
    ({ as, at, when, clause }) => say`${cap(as)} ${at}, ${when}, ${clause}.`,
  ],
  pastItems: [
    ({ job, title, at, when, items }) =>
      title.text === ''
        ? null
        : say`${cap(when)}, ${job.isCurrent ? 'je suis' : 'j’ai été'} ${title} ${at} : ${items}.`,
    ({ job, as, at, when, items }) =>
      say`${cap(when)}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as} ${at} : ${items}.`,
  ],
  pastBare: [
    ({ job, as, at, when }) => say`${cap(when)}, ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'} ${as} ${at}.`,
  ],
  study: [
    ({ study, held }) =>
      held === 'under way'
        ? say`Je prépare actuellement ${study}.`
        : held === 'yes'
          ? say`J’ai obtenu ${study}.`
          : say`J’ai suivi ${study}.`,
    ({ study, held }) => (held === 'under way' ? say`Je prépare ${study}.` : say`Ma formation comprend ${study}.`),
  ],
  tools: [(tools) => say`J’ai la pratique de ces outils : ${tools}.`],
  skills: [(skills) => say`À ces postes s’ajoutent des acquis que vous recherchez : ${skills}.`],
  language: [({ language, level }) => say`Je parle ${language} ${level}.`],
  learn: [
    ({ terms, count }) =>
      say`Je ne pratique ${count > 1 ? 'encore ni' : 'pas encore'} ${terms} ; je m’y formerai dès mon arrivée.`,
    ({ terms, count }) =>
      say`Je ne connais ${count > 1 ? 'encore ni' : 'pas encore'} ${terms}, et je souhaite m’y former avec vous.`,
  ],
  meet: [
    ({ step }) => step && say`Je me tiens à votre disposition pour un entretien et me prêterai volontiers ${step}.`,
    ({ step }) => (step ? null : say`Je me tiens à votre disposition pour un entretien.`),
  ],
  closings: [
    (address) => `Je vous prie d’agréer, ${address}, l’expression de mes salutations distinguées.`,
    (address) => `Veuillez agréer, ${address}, l’expression de ma considération distinguée.`,
    (address) => `Je vous prie de recevoir, ${address}, mes salutations respectueuses.`,
  ],
};
