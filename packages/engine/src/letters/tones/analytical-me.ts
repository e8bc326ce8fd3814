import type { Frames } from '../draft.ts';
import { withA, withDe } from '../french/link-words.ts';
import {
  aStudy,
  asTitle,
  brief,
  cap,
  doing,
  doingThere,
  elsewhere,
  foreignQuote,
  here,
  itemsOf,
  leavesOut,
  place,
  resultOf,
  rhythmOf,
  same,
  studyPlace,
  theLanguage,
  timed,
} from '../phrases.ts';
import { reworded, say } from '../piece.ts';

/** What the letter says of its writer, in this tone. */
export const analyticalMe: Frames = {
  job: [
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && job.title
        ? say`Mon ${job.isCurrent ? 'poste actuel' : 'poste le plus proche'}, ${{ text: job.title, evidence: job.evidence }} ${job.at ?? ''}, ${job.when ?? ''}, éclaire la suite : ${clause}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && job.title && job.at
        ? say`L’expérience la plus utile ici est celle que ${job.isCurrent ? 'je mène' : 'j’ai menée'} ${job.at} ${asTitle(job)}, ${job.when ?? ''} : ${clause}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.title
          ? say`Mon parcours s’appuie d’abord sur un poste ${reworded({ text: job.title, evidence: job.evidence }, withDe)} ${job.at ?? ''}, ${job.when ?? ''}.`
          : null,
  ],
  more: [
    ({ job, mission }, draft) => {
      const clause = resultOf(job, mission);
      return (
        clause &&
        (draft.job === job
          ? say`Un chiffre en donne la mesure : ${clause}.`
          : say`${cap({ text: job.at ?? '', evidence: [] })}, le résultat est chiffré : ${clause}.`)
      );
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Dans le même temps, ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Il faut y ajouter une autre tâche : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`De même, ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = draft.job === job ? doingThere(job, mission) : null;
      return clause && say`${cap(clause)}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`${cap({ text: job.at ?? '', evidence: [] })}, ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Mon expérience ${job.at ?? ''} va dans le même sens : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Il en va de même ${job.at ?? ''}, où ${clause}.`;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') === 0 ? say`Élément vérifiable, cité de mon CV : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`Autre élément de même nature : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`À rapprocher également de cette ligne : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`Enfin, cette donnée : ${quote}.` : null;
    },
    ({ job, mission }, draft) => {
      const items = itemsOf(mission);
      return items && say`Mon périmètre ${place(draft, job)} ${timed(job, 'couvre', 'couvrait')} aussi ${items}.`;
    },
    ({ job, mission }, draft) => {
      const items = itemsOf(mission);
      return (
        items && say`${cap(items)} ${timed(job, 'complètent', 'complétaient')} mes attributions ${place(draft, job)}.`
      );
    },
    ({ job, mission }, draft) => {
      const rhythm = rhythmOf(mission);
      return rhythm && draft.job === job ? say`Le volume y ${timed(job, 'est', 'était')} de ${rhythm}.` : null;
    },
  ],
  past: [
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`${cap({ text: job.when ?? '', evidence: job.evidence })}, j’ai travaillé ${asTitle(job)} ${job.at ?? ''} : ${clause}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && !job.isCurrent
        ? say`Une étape antérieure compte aussi : ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}, ${clause}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`Mon parcours compte également un poste ${reworded({ text: job.title ?? '', evidence: job.evidence }, withDe)} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.isCurrent
          ? null
          : say`J’ai aussi travaillé ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.isCurrent
          ? null
          : say`Enfin, ${job.when ?? ''}, j’ai travaillé ${asTitle(job)} ${job.at ?? ''}.`,
  ],
  change: [
    ({ job }) =>
      say`J’ai exercé auparavant un autre métier : j’ai travaillé ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
  ],
  match: [
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.infinitive
        ? say`Vous demandez ${{ text: withDe(duty.infinitive), evidence: duty.evidence }} : ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.infinitive
        ? say`Pour ${{ text: duty.infinitive, evidence: duty.evidence }}, je peux citer un exemple : ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.infinitive
        ? say`S’agissant ${{ text: withDe(duty.infinitive), evidence: duty.evidence }}, mon parcours offre un exemple précis : ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission);
      return clause && duty.infinitive
        ? say`Savoir ${{ text: duty.infinitive, evidence: duty.evidence }} se démontre par la pratique ; ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.noun ? say`Vous citez ${{ text: duty.noun, evidence: duty.evidence }} : ${clause}.` : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.noun
        ? say`Sur ${{ text: duty.noun, evidence: duty.evidence }}, mon parcours offre un exemple précis : ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.noun ? say`Quant ${{ text: withA(duty.noun), evidence: duty.evidence }}, ${clause}.` : null;
    },
  ],
  summary: [({ sentence }) => sentence],
  study: [
    ({ study }) => {
      const name = aStudy(study) ?? { text: `la formation «\u202f${study.name}\u202f»`, evidence: study.evidence };
      const verb = study.held === 'yes' ? 'repose sur' : study.held === 'under way' ? 'se poursuit avec' : 'comprend';
      return say`Ma qualification ${verb} ${name}${studyPlace(study)}.`;
    },
    ({ study }, draft) => {
      const name = draft.count('study') === 0 || study.held === 'under way' ? null : aStudy(study);
      return name && say`Mon CV mentionne également ${name}${studyPlace(study)}.`;
    },
  ],
  years: [({ asked, count }) => say`Vous demandez ${asked} d’expérience ; j’en compte ${count} dans ce métier.`],
  asked: [
    ({ qualities }) =>
      say`Restent les qualités que vous attendez (${qualities}), dont un échange permettrait de juger mieux qu’une lettre.`,
  ],
  terms: [({ terms }) => say`J’ai pris en compte ${terms} que précise votre annonce.`],
  skills: [({ skills }) => say`Mon CV fait état d’autres compétences : ${skills}.`],
  held: [
    ({ terms }) => say`Votre annonce mentionne aussi ${terms}, ce que mon CV fait apparaître.`,
    ({ terms }) => say`Autres points communs entre votre annonce et mon parcours : ${terms}.`,
  ],
  language: [({ language, level }) => say`Vous demandez ${theLanguage(language)}, que je pratique ${level}.`],
  resume: [
    ({ job }) =>
      say`Mon dernier poste (${{ text: job.title ?? '', evidence: job.evidence }}) s’est achevé en ${job.endYear ?? ''} ; je souhaite reprendre une activité.`,
  ],
};
