import type { Frames } from '../draft.ts';
import { withDe } from '../french/link-words.ts';
import {
  asTitle,
  brief,
  cap,
  doing,
  doingThere,
  elsewhere,
  here,
  leavesOut,
  quotedAs,
  resultOf,
  same,
  studyPlace,
  theLanguage,
  there,
} from '../phrases.ts';
import { reworded, say } from '../piece.ts';

/** What the letter says of its writer, in this tone. */
export const analyticalMe: Frames = {
  job: [
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && job.title
        ? say`${job.isCurrent ? 'Situation actuelle' : 'Expérience de référence'} : ${{ text: job.title, evidence: job.evidence }} ${job.at ?? ''}, ${job.when ?? ''}. Concrètement, ${clause}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && job.title && job.at
        ? say`Ces faits s’inscrivent dans un parcours : ${job.isCurrent ? 'j’exerce' : 'j’ai exercé'} ${asTitle(job)} ${job.at} ${job.when ?? ''}, et ${clause}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.title
          ? say`Mon expérience de référence : ${{ text: job.title, evidence: job.evidence }} ${job.at ?? ''}, ${job.when ?? ''}.`
          : null,
  ],
  more: [
    ({ job, mission }, draft) => {
      const clause = resultOf(job, mission);
      return (
        clause &&
        (draft.job === job ? say`Donnée mesurable : ${clause}.` : say`Donnée mesurable, ${job.at ?? ''} : ${clause}.`)
      );
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Fait complémentaire : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`À verser aussi au dossier : ${clause}.`;
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
      return clause && say`Un autre poste apporte un élément, ${job.at ?? ''} : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`On peut y joindre mon expérience ${job.at ?? ''}, où ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Même constat ${job.at ?? ''}, où ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const quote = quotedAs('noun', mission);
      return quote && say`Périmètre exercé ${there(draft, job)} : ${quote}.`;
    },
    ({ job, mission }, draft) => {
      const quote = quotedAs('noun', mission);
      return quote && say`À ce périmètre s’ajoute, ${there(draft, job)} : ${quote}.`;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') === 0 ? say`Élément vérifiable, cité de mon CV : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') > 0 ? say`Autre élément de même nature : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') > 0 ? say`À rapprocher également de cette ligne : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') > 0 ? say`Enfin, cette donnée : ${quote}.` : null;
    },
  ],
  past: [
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`Antérieurement (${job.when ?? ''}), j’ai travaillé ${asTitle(job)} ${job.at ?? ''} : ${clause}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && !job.isCurrent
        ? say`Une autre étape est à prendre en compte : ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}, ${clause}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`Le parcours compte également un poste ${reworded({ text: job.title ?? '', evidence: job.evidence }, withDe)} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.isCurrent
          ? null
          : say`S’y ajoute une période ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.isCurrent
          ? null
          : say`À mentionner enfin, ${job.when ?? ''} : ${{ text: job.title ?? '', evidence: job.evidence }} ${job.at ?? ''}.`,
  ],
  change: [
    ({ job }) =>
      say`Point à signaler, un premier métier différent : j’ai travaillé ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
  ],
  match: [
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.infinitive
        ? say`Pour ce qui est ${{ text: withDe(duty.infinitive), evidence: duty.evidence }}, le fait à retenir est le suivant : ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.infinitive
        ? say`Exigence : ${{ text: duty.infinitive, evidence: duty.evidence }}. Preuve : ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.infinitive
        ? say`S’agissant ${{ text: withDe(duty.infinitive), evidence: duty.evidence }}, mon parcours apporte un élément précis : ${clause}.`
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
      return clause && duty.noun
        ? say`Exigence : ${{ text: duty.noun, evidence: duty.evidence }}. Preuve : ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.noun
        ? say`Sur ${{ text: duty.noun, evidence: duty.evidence }}, mon parcours apporte un élément précis : ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.noun
        ? say`Concernant ${{ text: duty.noun, evidence: duty.evidence }}, le fait à retenir est le suivant : ${clause}.`
        : null;
    },
  ],
  summary: [({ sentence }) => sentence],
  study: [
    ({ study }) =>
      say`${study.held === 'yes' ? 'Qualification obtenue' : study.held === 'under way' ? 'Qualification en cours' : 'Formation suivie'} : ${{ text: study.name, evidence: study.evidence }}${studyPlace(study)}.`,
    ({ study }, draft) =>
      draft.count('study') === 0
        ? null
        : study.held === 'under way'
          ? null
          : say`Elle complète une première base : ${{ text: study.name, evidence: study.evidence }}${studyPlace(study)}.`,
  ],
  years: [
    ({ asked, since, job }) =>
      say`Durée demandée : ${asked}. Dès ${since}, je travaillais ${asTitle(job)} ${job.at ?? ''}.`,
  ],
  skills: [({ skills }) => say`Compétences complémentaires, hors du périmètre demandé : ${skills}.`],
  held: [
    ({ terms, count }) =>
      count > 1
        ? say`Autres concordances relevées entre votre offre et mon CV : ${terms}.`
        : say`Autre concordance relevée entre votre offre et mon CV : ${terms}.`,
    ({ terms }) => say`La comparaison fait aussi apparaître ceci, présent des deux côtés : ${terms}.`,
  ],
  language: [({ language, level }) => say`Langue demandée : ${theLanguage(language)}, que je pratique ${level}.`],
  resume: [
    ({ job }) =>
      say`Mon dernier poste (${{ text: job.title ?? '', evidence: job.evidence }}) s’est achevé en ${job.endYear ?? ''} ; je souhaite reprendre une activité.`,
  ],
};
