import type { Frames } from '../draft.ts';
import {
  aStudy,
  asTitle,
  cap,
  doing,
  doingThere,
  elsewhere,
  here,
  inCity,
  jobPhrase,
  leavesOut,
  plain,
  post,
  quotedAs,
  resultOf,
  same,
  studyPlace,
  theLanguage,
  there,
} from '../phrases.ts';
import { say } from '../piece.ts';

/** What the letter says of its writer, in this tone. */
export const directMe: Frames = {
  opener: [
    ({ job }, draft) => (job ? null : say`Je postule au ${post(draft)}${inCity(draft)}.`),
    ({ job }, draft) => {
      const where = job && jobPhrase(job);
      return job && where && job.isCurrent ? say`${cap(where)} ${job.when ?? ''}, je postule au ${post(draft)}.` : null;
    },
    ({ job }, draft) =>
      !job || job.isCurrent
        ? null
        : say`J’ai travaillé ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}. Je postule au ${post(draft)}.`,
  ],
  job: [
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && job.title
        ? say`Poste ${job.isCurrent ? 'actuel' : 'précédent'} : ${{ text: job.title, evidence: job.evidence }} ${job.at ?? ''}. ${cap(clause)}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.title
          ? say`J’ai exercé ${asTitle(job)} ${job.at ?? ''} ${job.when ?? ''}.`
          : null,
  ],
  more: [
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`${cap(clause)}.`;
    },
    ({ job, mission }, draft) => {
      const clause = draft.job === job ? doingThere(job, mission) : null;
      return clause && say`${cap(clause)}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Concrètement, ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Je précise : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = resultOf(job, mission);
      return clause && (draft.job === job ? say`Résultat : ${clause}.` : say`Résultat ${job.at ?? ''} : ${clause}.`);
    },
    ({ job, mission }, draft) => {
      const clause = resultOf(job, mission);
      return (
        clause &&
        (draft.job === job ? say`Autre résultat : ${clause}.` : say`Autre résultat, ${job.at ?? ''} : ${clause}.`)
      );
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`${cap(plain(job.at))}, ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`J’ajoute une ligne, ${job.at ?? ''} : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Autre fait, ${job.at ?? ''} : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const quote = quotedAs('noun', mission);
      return quote && say`${cap(plain(there(draft, job)))} : ${quote}.`;
    },
    ({ job, mission }, draft) => {
      const quote = quotedAs('noun', mission);
      return quote && say`S’y ajoute, ${there(draft, job)} : ${quote}.`;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') === 0 ? say`Extrait de mon CV : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') > 0 ? say`Autre extrait : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') > 0 ? say`Et encore : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') > 0 ? say`Dernier extrait : ${quote}.` : null;
    },
  ],
  past: [
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`${cap({ text: job.when ?? '', evidence: job.evidence })} : ${{ text: job.title ?? '', evidence: [] }} ${job.at ?? ''}. ${cap(clause)}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`Avant : ${{ text: job.title ?? '', evidence: job.evidence }} ${job.at ?? ''}, ${job.when ?? ''}. ${cap(clause)}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`${job.isCurrent ? 'En parallèle' : 'Plus tôt'} : ${{ text: job.title ?? '', evidence: job.evidence }} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`Autre étape, ${job.when ?? ''} : ${{ text: job.title ?? '', evidence: job.evidence }} ${job.at ?? ''}. ${cap(clause)}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`Aussi : ${{ text: job.title ?? '', evidence: job.evidence }} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`Et ${{ text: job.title ?? '', evidence: job.evidence }} ${job.at ?? ''}, ${job.when ?? ''}.`,
  ],
  change: [
    ({ job }) =>
      say`Un autre métier avait précédé : j’ai travaillé ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
  ],
  match: [
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.infinitive
        ? say`${cap({ text: duty.infinitive, evidence: duty.evidence })} ? ${cap(clause)}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.infinitive
        ? say`Vous demandez de savoir ${{ text: duty.infinitive, evidence: duty.evidence }}. ${cap(clause)}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.noun ? say`${cap({ text: duty.noun, evidence: duty.evidence })} ? ${cap(clause)}.` : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.noun
        ? say`Pour ${{ text: duty.noun, evidence: duty.evidence }}, un fait : ${clause}.`
        : null;
    },
  ],
  summary: [({ sentence }) => sentence],
  study: [
    ({ study }) =>
      say`${study.held === 'yes' ? 'Diplôme obtenu' : study.held === 'under way' ? 'Diplôme en préparation' : 'Formation'} : ${{ text: study.name, evidence: study.evidence }}${studyPlace(study)}.`,
    ({ study }, draft) => {
      if (draft.count('study') === 0) return null;
      const name = study.held === 'under way' ? null : aStudy(study);
      return name && say`J’ai aussi ${study.held === 'yes' ? 'obtenu' : 'suivi'} ${name}${studyPlace(study)}.`;
    },
  ],
  years: [
    ({ asked, since, job }) =>
      say`Vous demandez ${asked} d’expérience. En ${since}, je travaillais déjà ${asTitle(job)} ${job.at ?? ''}.`,
  ],
  skills: [({ skills }) => say`Autres acquis, au cas où : ${skills}.`],
  held: [
    ({ terms }) => say`Également dans mon CV, et dans votre offre : ${terms}.`,
    ({ terms }) => say`À cocher aussi sur votre liste : ${terms}.`,
  ],
  language: [({ language, level }) => say`Vous demandez ${theLanguage(language)} : je le parle ${level}.`],
  resume: [({ job }) => say`Mon dernier poste s’est terminé en ${job.endYear ?? ''}. Je souhaite reprendre.`],
};
