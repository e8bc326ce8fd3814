import type { Frames } from '../draft.ts';
import { withDe } from '../french/link-words.ts';
import {
  aStudy,
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
import { say } from '../piece.ts';

/** What the letter says of its writer, in this tone. */
export const enthusiasticMe: Frames = {
  job: [
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      if (!clause || !job.title || !job.at || !job.when) return null;
      return job.isCurrent
        ? say`Ce métier, je le vis ${job.when} ${job.at}, ${asTitle(job)} : ${clause}.`
        : say`Ce métier, je l’ai vécu ${job.at} ${job.when}, ${asTitle(job)} : ${clause}.`;
    },
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && job.title && job.at
        ? say`${cap({ text: job.at, evidence: job.evidence })}, ${asTitle(job)}, ${clause}, et j’y ai pris goût.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.title
          ? say`${job.isCurrent ? 'Je travaille' : 'J’ai travaillé'} ${asTitle(job)} ${job.at ?? ''} ${job.when ?? ''}, et l’envie est intacte.`
          : null,
  ],
  more: [
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Et ce n’est qu’une partie : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = draft.job === job ? doingThere(job, mission) : null;
      return clause && say`Avec le même entrain, ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`J’y mets du cœur, et ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Autre plaisir de ce poste : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = resultOf(job, mission);
      return (
        clause &&
        (draft.job === job
          ? say`Une satisfaction qui me porte encore : ${clause} !`
          : say`Je garde aussi ce souvenir de mon passage ${job.at ?? ''} : ${clause} !`)
      );
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`J’ai aimé me lancer, ${job.at ?? ''} : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Et ${job.at ?? ''}, ${clause}, avec la même envie.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Je revois aussi mes journées ${job.at ?? ''}, où ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const quote = quotedAs('noun', mission);
      return quote && say`J’aime aussi cette part de mon parcours, ${there(draft, job)} : ${quote}.`;
    },
    ({ job, mission }, draft) => {
      const quote = quotedAs('noun', mission);
      return quote && say`Un mot encore de ce que j’ai vécu ${there(draft, job)} : ${quote}.`;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') === 0 ? say`Une ligne de mon CV que j’aime bien : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') > 0 ? say`Et une autre, dont j’aimerais vous parler : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') > 0 ? say`J’y ajoute celle-ci, avec le même plaisir : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = quotedAs('foreign', mission);
      return quote && draft.count('foreign') > 0 ? say`Et, pour la route : ${quote}.` : null;
    },
  ],
  past: [
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && !job.isCurrent && mission?.mission.kind !== 'result'
        ? say`Plus tôt, ${job.when ?? ''}, c’est ${job.at ?? ''} que ${clause}, ${asTitle(job)}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`L’envie ne date pas d’hier : ${job.when ?? ''}, ${asTitle(job)} ${job.at ?? ''}, ${clause}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`J’ai appris aussi ${job.at ?? ''}, ${asTitle(job)}, ${job.when ?? ''} : ${clause}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`J’ai aimé aussi travailler ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.isCurrent
          ? null
          : say`J’ai vécu d’autres journées ${job.at ?? ''}, ${asTitle(job)}, ${job.when ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.isCurrent
          ? null
          : say`Et j’ai gardé un vrai plaisir à raconter mon passage ${job.at ?? ''}, ${asTitle(job)}, ${job.when ?? ''}.`,
  ],
  change: [
    ({ job }) =>
      say`Ce métier, je l’ai choisi après en avoir connu un autre, ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
  ],
  match: [
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission);
      return clause && duty.infinitive
        ? say`J’ai hâte ${{ text: withDe(duty.infinitive), evidence: duty.evidence }} : ${clause}, et j’y ai pris goût.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = brief(job, mission);
      return clause && duty.infinitive
        ? say`Quand je lis qu’il faudra ${{ text: duty.infinitive, evidence: duty.evidence }}, je repense à mon travail ${there(draft, job)}, où ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.noun
        ? say`Retrouver ${{ text: duty.noun, evidence: duty.evidence }} me plairait beaucoup : ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = brief(job, mission);
      return clause && duty.noun
        ? say`Et quand vous citez ${{ text: duty.noun, evidence: duty.evidence }}, je repense à mon travail ${there(draft, job)}, où ${clause}.`
        : null;
    },
  ],
  summary: [({ sentence }) => sentence],
  study: [
    ({ study }) => {
      const name = aStudy(study);
      if (!name) return null;
      if (study.held === 'yes') return say`J’ai en poche ${name}${studyPlace(study)}, et toujours l’envie d’apprendre.`;
      return study.held === 'under way'
        ? say`Je prépare en ce moment ${name}${studyPlace(study)}, et j’y mets tout mon élan.`
        : say`Du côté des études, j’ai suivi ${name}${studyPlace(study)}, et l’envie d’apprendre est restée.`;
    },
    ({ study }) =>
      study.held === 'under way' || aStudy(study)
        ? null
        : say`Mes études m’ont ouvert cette voie : ${{ text: study.name, evidence: study.evidence }}${studyPlace(study)}.`,
    ({ study }, draft) => {
      if (draft.count('study') === 0) return null;
      const name = study.held === 'under way' ? null : aStudy(study);
      return name && say`Avant cela, il y a eu aussi ${name}${studyPlace(study)}.`;
    },
  ],
  years: [
    ({ asked, since, job }) =>
      say`Vous demandez ${asked} d’expérience ? En ${since}, je travaillais déjà ${asTitle(job)} ${job.at ?? ''}, et l’envie n’a pas faibli !`,
  ],
  skills: [({ skills }) => say`Je viendrai aussi avec ce que mon CV raconte d’autre : ${skills}.`],
  held: [
    ({ terms }) => say`En lisant vos attentes, j’ai reconnu une partie de mon parcours : ${terms} !`,
    ({ terms }) => say`Ces mots de votre annonce sont aussi ceux de mon CV : ${terms}.`,
  ],
  language: [
    ({ language, level }) =>
      say`Et bonne nouvelle, je parle ${theLanguage(language)} ${level}, comme vous le demandez !`,
  ],
  resume: [
    ({ job }) =>
      say`Mon dernier poste s’est achevé en ${job.endYear ?? ''}, ${asTitle(job)} : j’ai très envie de reprendre.`,
  ],
};
