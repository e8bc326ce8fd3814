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
  there,
  timed,
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
        ? say`${cap({ text: job.at, evidence: job.evidence })}, ${asTitle(job)}, ${clause}, et c’est ce travail que j’aimerais poursuivre.`
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
      return clause && say`J’ai trouvé le même plaisir ailleurs dans ce poste : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = draft.job === job ? doingThere(job, mission) : null;
      return clause && say`Avec le même entrain, ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Le reste me plaît tout autant : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Ce poste m’apporte aussi d’autres satisfactions : ${clause}.`;
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
      return clause && say`J’ai beaucoup appris ${job.at ?? ''} : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Et ${job.at ?? ''}, ${clause}, avec la même envie.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Je revois aussi mes journées ${job.at ?? ''}, où ${clause}.`;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') === 0 ? say`Une ligne de mon CV que j’aime bien : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`Et une autre, dont j’aimerais vous parler : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`J’y ajoute celle-ci, avec le même plaisir : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`Et, pour la route : ${quote}.` : null;
    },
    ({ job, mission }, draft) => {
      const items = itemsOf(mission);
      return (
        items && say`J’${timed(job, 'aime', 'ai aimé')} ces journées partagées ${place(draft, job)} entre ${items}.`
      );
    },
    ({ job, mission }, draft) => {
      const items = itemsOf(mission);
      return (
        items &&
        say`${cap(items)} : j’y ${timed(job, 'trouve', 'ai trouvé')} chaque fois du plaisir, ${place(draft, job)}.`
      );
    },
    ({ job, mission }, draft) => {
      const rhythm = rhythmOf(mission);
      return rhythm && draft.job === job ? say`J’aime ce rythme : ${rhythm} !` : null;
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
          : say`J’ai aussi mis mon énergie au service d’une autre équipe, ${job.at ?? ''}, ${asTitle(job)}, ${job.when ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.isCurrent
          ? null
          : say`Mon passage ${job.at ?? ''}, ${asTitle(job)}, ${job.when ?? ''}, m’a laissé de bons souvenirs.`,
  ],
  change: [
    ({ job }) =>
      say`Ce métier, je l’ai choisi après en avoir connu un autre, ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
  ],
  match: [
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission);
      return clause && duty.infinitive
        ? say`J’ai hâte ${{ text: withDe(duty.infinitive), evidence: duty.evidence }} : ${clause}.`
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
      if (study.held === 'yes') return say`J’ai en poche ${name}${studyPlace(study)} !`;
      return study.held === 'under way'
        ? say`Je prépare en ce moment ${name}${studyPlace(study)}, et j’y mets tout mon élan.`
        : say`Du côté des études, j’ai suivi ${name}${studyPlace(study)}.`;
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
  years: [({ asked, count }) => say`Vous demandez ${asked} d’expérience ? J’en compte ${count} dans ce métier !`],
  asked: [
    ({ qualities }) =>
      say`Et j’aime lire dans votre annonce les mots « ${qualities} » : venez en juger par vous-même !`,
  ],
  terms: [({ terms }) => say`J’ai vu aussi ${terms}, et je me projette volontiers !`],
  skills: [({ skills }) => say`Je viendrai aussi avec ${skills}, que vous lirez dans mon CV.`],
  held: [
    ({ terms }) => say`En lisant vos attentes, j’ai reconnu une partie de mon parcours : ${terms} !`,
    ({ terms }) => say`Et j’ai souri en lisant ${terms} dans votre annonce : mon CV en parle aussi.`,
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
