import type { Frames } from '../draft.ts';
import { withDe, withQue } from '../french/link-words.ts';
import {
  aStudy,
  asTitle,
  cap,
  doing,
  doingThere,
  elsewhere,
  foreignQuote,
  here,
  inCity,
  itemsOf,
  jobPhrase,
  leavesOut,
  place,
  plain,
  post,
  resultOf,
  rhythmOf,
  same,
  studyPlace,
  theLanguage,
  timed,
} from '../phrases.ts';
import { reworded, say } from '../piece.ts';

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
        ? say`${job.isCurrent ? 'Je travaille' : 'J’ai travaillé'} ${asTitle(job)} ${job.at ?? ''}. ${cap(clause)}.`
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
      return clause && say`J’ajoute ${reworded(clause, withQue)}.`;
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
      return clause && say`De mon passage ${job.at ?? ''}, je retiens un point : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Et ${job.at ?? ''}, ${clause}.`;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') === 0 ? say`Extrait de mon CV : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`Autre extrait : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`Et encore : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`Dernier extrait : ${quote}.` : null;
    },
    ({ job, mission }, draft) => {
      const items = itemsOf(mission);
      return items && say`${cap(items)} : ${timed(job, 'c’est', 'c’était')} mon quotidien ${place(draft, job)}.`;
    },
    ({ job, mission }, draft) => {
      const items = itemsOf(mission);
      return (
        items &&
        (draft.job === job
          ? say`J’y ai aussi pratiqué ${items}.`
          : say`${cap(plain(place(draft, job)))}, j’ai aussi pratiqué ${items}.`)
      );
    },
    ({ job, mission }, draft) => {
      const rhythm = rhythmOf(mission);
      return rhythm && draft.job === job ? say`Le rythme ? ${cap(rhythm)}.` : null;
    },
  ],
  past: [
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`${cap({ text: job.when ?? '', evidence: job.evidence })}, j’ai travaillé ${asTitle(job)} ${job.at ?? ''}. ${cap(clause)}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`Avant, ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}, ${clause}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`${job.isCurrent ? 'En parallèle, je travaille' : 'Plus tôt, j’ai travaillé'} ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`J’ai aussi travaillé ${job.at ?? ''}, ${job.when ?? ''}, ${asTitle(job)}. ${cap(clause)}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`${cap({ text: job.when ?? '', evidence: job.evidence })}, je travaillais ${asTitle(job)} ${job.at ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`Mon CV compte encore un poste ${reworded({ text: job.title ?? '', evidence: job.evidence }, withDe)} ${job.at ?? ''}, ${job.when ?? ''}.`,
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
        ? say`Vous citez ${{ text: duty.noun, evidence: duty.evidence }}. ${cap(clause)}.`
        : null;
    },
  ],
  summary: [({ sentence }) => sentence],
  study: [
    ({ study }) => {
      const name = aStudy(study) ?? { text: `la formation «\u202f${study.name}\u202f»`, evidence: study.evidence };
      const verb = study.held === 'yes' ? 'J’ai obtenu' : study.held === 'under way' ? 'Je prépare' : 'J’ai suivi';
      return say`${verb} ${name}${studyPlace(study)}.`;
    },
    ({ study }, draft) => {
      if (draft.count('study') === 0) return null;
      const name = study.held === 'under way' ? null : aStudy(study);
      return name && say`J’ai aussi ${study.held === 'yes' ? 'obtenu' : 'suivi'} ${name}${studyPlace(study)}.`;
    },
  ],
  years: [({ asked, count }) => say`Vous demandez ${asked} d’expérience : j’en ai ${count}.`],
  asked: [({ qualities }) => say`${cap(qualities)} comptent pour vous : jugez-en sur place.`],
  terms: [({ terms }) => say`J’ai noté ${terms}.`],
  skills: [({ skills }) => say`Dans mon CV, vous lirez aussi ${skills}.`],
  held: [
    ({ terms }) => say`Vous demandez aussi ${terms} : c’est dans mon CV.`,
    ({ terms }) => say`${cap(terms)} : mon CV répond à ces points.`,
  ],
  language: [({ language, level }) => say`Vous demandez ${theLanguage(language)} : je le parle ${level}.`],
  resume: [({ job }) => say`Mon dernier poste s’est terminé en ${job.endYear ?? ''}. Je souhaite reprendre.`],
};
