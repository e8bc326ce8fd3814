import type { Frames } from '../draft.ts';
import { withDe, withQue } from '../french/link-words.ts';
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
  plain,
  resultOf,
  rhythmOf,
  same,
  studyPlace,
  theLanguage,
  there,
  timed,
} from '../phrases.ts';
import { reworded, say } from '../piece.ts';

/** What the letter says of its writer, in this tone. */
export const friendlyMe: Frames = {
  job: [
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && job.title && job.at && job.when
        ? say`${job.isCurrent ? 'Aujourd’hui, je travaille' : 'J’ai travaillé'} ${asTitle(job)} ${job.at}, ${job.when} : ${clause}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && job.title && job.at && job.when
        ? say`Pour me présenter en quelques mots : ${asTitle(job)} ${job.at} ${job.when}, ${clause}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && job.title && job.at
        ? say`${cap({ text: job.at, evidence: job.evidence })}, où je ${job.isCurrent ? 'travaille' : 'travaillais'} ${asTitle(job)} ${job.isCurrent ? (job.when ?? '') : ''}, ${clause}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.title
          ? say`${job.isCurrent ? 'Aujourd’hui, je travaille' : 'J’ai travaillé'} ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`
          : null,
  ],
  more: [
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Dans ce travail, il y a aussi des moments que j’aime : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = draft.job === job ? doingThere(job, mission) : null;
      return clause && say`${cap(clause)}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Au fil des journées, ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Je peux aussi vous dire ${reworded(clause, withQue)}.`;
    },
    ({ job, mission }, draft) => {
      const clause = resultOf(job, mission);
      return (
        clause &&
        (draft.job === job
          ? say`Et une fierté, s’il faut en citer une : ${clause}.`
          : say`Je repense aussi à mon passage ${job.at ?? ''} : ${clause}.`)
      );
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Je repense aussi à ce que j’ai vécu ${job.at ?? ''} : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`${cap(plain(job.at))}, autre équipe, autre histoire : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Je pourrais aussi vous parler de ce que j’ai connu ${job.at ?? ''}, où ${clause}.`;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') === 0 ? say`Mon CV le raconte ainsi : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`On y lit encore ceci : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0
        ? say`Et aussi cette ligne, que je vous commenterai volontiers : ${quote}.`
        : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`Ou encore : ${quote}.` : null;
    },
    ({ job, mission }, draft) => {
      const items = itemsOf(mission);
      return (
        items &&
        say`${cap(items)} ${timed(job, 'remplissent', 'remplissaient')} aussi mes journées ${place(draft, job)}.`
      );
    },
    ({ job, mission }, draft) => {
      const items = itemsOf(mission);
      return (
        items &&
        say`Mes semaines ${place(draft, job)} ${timed(job, 'se partagent', 'se partageaient')} encore entre ${items}.`
      );
    },
    ({ job, mission }, draft) => {
      const rhythm = rhythmOf(mission);
      return rhythm && draft.job === job
        ? say`On y ${timed(job, 'travaille', 'travaillait')} au rythme de ${rhythm}.`
        : null;
    },
  ],
  past: [
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && !job.isCurrent
        ? say`Avant cela, ${job.when ?? ''}, ${asTitle(job)} ${job.at ?? ''}, ${clause}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`Il y a eu aussi mon passage ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''} : ${clause}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && !job.isCurrent
        ? say`Si je remonte plus loin, ${asTitle(job)} ${job.at ?? ''} (${job.when ?? ''}), ${clause}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`${job.isCurrent ? 'Je travaille aussi' : 'J’ai aussi travaillé'} ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.isCurrent
          ? null
          : say`Avant encore, j’étais ${job.at ?? ''}, ${asTitle(job)}, ${job.when ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.isCurrent
          ? null
          : say`J’ai connu aussi le travail ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
  ],
  change: [
    ({ job }) =>
      say`Je ne viens pas tout droit de ce métier : j’ai d’abord travaillé ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job }) => say`J’ai eu une autre vie avant ce métier, ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
  ],
  match: [
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.infinitive
        ? say`Il vous faut quelqu’un pour ${{ text: duty.infinitive, evidence: duty.evidence }} ? ${cap(clause)}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = brief(job, mission);
      return clause && duty.infinitive
        ? say`Quand vous parlez ${{ text: withDe(duty.infinitive), evidence: duty.evidence }}, je pense à mon expérience ${there(draft, job)}, où ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.noun
        ? say`Vous citez ${{ text: duty.noun, evidence: duty.evidence }} ? ${cap(clause)}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = brief(job, mission);
      return clause && duty.noun
        ? say`Pour ${{ text: duty.noun, evidence: duty.evidence }}, vous pouvez vous faire une idée par ce que j’ai vécu ${there(draft, job)}, où ${clause}.`
        : null;
    },
  ],
  summary: [({ sentence }) => sentence],
  study: [
    ({ study }) => {
      const name = aStudy(study);
      if (!name) return null;
      if (study.held === 'yes') return say`Côté études, j’ai obtenu ${name}${studyPlace(study)}.`;
      return study.held === 'under way'
        ? say`Côté études, je prépare en ce moment ${name}${studyPlace(study)}.`
        : say`Côté études, il y a ${name}${studyPlace(study)}.`;
    },
    ({ study }) =>
      study.held === 'under way' || aStudy(study)
        ? null
        : say`Côté études, j’ai suivi la formation « ${{ text: study.name, evidence: study.evidence }} »${studyPlace(study)}.`,
    ({ study }, draft) => {
      if (draft.count('study') === 0) return null;
      const name = study.held === 'under way' ? null : aStudy(study);
      return name && say`J’ai aussi dans mes bagages ${name}${studyPlace(study)}.`;
    },
  ],
  years: [({ asked, count }) => say`Vous parlez de ${asked} d’expérience : j’en compte ${count} dans ce métier.`],
  asked: [
    ({ qualities }) =>
      say`Vous parlez aussi de ce qui ne s’apprend pas dans un CV (${qualities}) : le mieux serait d’en juger autour d’un échange.`,
  ],
  terms: [({ terms }) => say`J’ai bien vu ${terms}, et nous pourrons en parler simplement.`],
  skills: [({ skills }) => say`Mon CV vous parlera aussi d’autres choses, comme ${skills}.`],
  held: [
    ({ terms, count, inJob }) =>
      count > 1 && inJob
        ? say`Dans votre liste, j’ai reconnu des choses que je pratique ou que j’ai pratiquées : ${terms}.`
        : null,
    ({ terms }) => say`Vous parlez aussi de choses que mon CV connaît bien : ${terms}.`,
  ],
  language: [
    ({ language, level }) => say`Et si l’échange passe par ${theLanguage(language)}, je m’y exprime ${level}.`,
  ],
  interest: [({ interests }) => say`Mon temps libre se partage entre ${interests}.`],
  resume: [
    ({ job }) =>
      say`Mon dernier poste, ${asTitle(job)}, s’est terminé en ${job.endYear ?? ''}, et j’ai envie de m’y remettre.`,
  ],
};
