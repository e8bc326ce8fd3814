import type { Frames } from '../draft.ts';
import { withDe } from '../french/link-words.ts';
import {
  aStudy,
  asTitle,
  brief,
  cap,
  doesPart,
  doing,
  doingThere,
  elsewhere,
  foreignQuote,
  here,
  itemsOf,
  jobPhrase,
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
export const professionalMe: Frames = {
  job: [
    ({ job, mission }) => {
      const [where, clause] = [jobPhrase(job), mission && doing(job, mission)];
      return where && clause && job.when && job.isCurrent && mission?.mission.kind === 'action'
        ? say`${cap(where)} ${job.when}, ${clause}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      if (!clause || !job.title || !job.at || !job.when) return null;
      return job.isCurrent
        ? say`${cap(plain(job.when))}, j’exerce ${asTitle(job)} ${job.at} : ${clause}.`
        : say`J’ai exercé ${asTitle(job)} ${job.at} ${job.when} : ${clause}.`;
    },
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      if (!clause || !job.title || !job.at || !job.when) return null;
      return say`${job.isCurrent ? 'J’exerce' : 'J’ai exercé'} ${asTitle(job)} ${job.at} ${job.when} ; ${clause}.`;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.title
          ? say`${job.isCurrent ? 'J’exerce' : 'J’ai exercé'} ${asTitle(job)} ${job.at ?? ''} ${job.when ?? ''}.`
          : null,
    ({ job, mission }) => {
      const clause = mission && doing(job, mission);
      return clause && job.at && !(job.title && job.when)
        ? say`${cap({ text: job.at, evidence: job.evidence })}, ${clause}.`
        : null;
    },
  ],
  more: [
    ({ job, mission }, draft) => {
      const clause = draft.job === job ? doingThere(job, mission) : null;
      return clause && say`${cap(clause)}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Dans les mêmes fonctions, ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Au même poste, ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = same(draft, job, mission);
      return clause && say`Cette fonction m’a confié une autre responsabilité : ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = resultOf(job, mission);
      return (
        clause &&
        (draft.job === job ? say`Ce travail a porté ses fruits : ${clause}.` : say`${cap(plain(job.at))}, ${clause}.`)
      );
    },
    ({ job, mission }, draft) => {
      const clause = resultOf(job, mission);
      return (
        clause &&
        (draft.job === job
          ? say`Autre résultat chiffré : ${clause}.`
          : say`Autre résultat, obtenu ${job.at ?? ''} : ${clause}.`)
      );
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`${cap(plain(job.at))}, ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`C’est ${job.at ?? ''} que ${clause}.`;
    },
    ({ job, mission }, draft) => {
      const clause = elsewhere(draft, job, mission);
      return clause && say`Mon expérience ${job.at ?? ''}, où ${clause}, complète ce qui précède.`;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') === 0 ? say`Mon CV le formule en ces termes : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`J’y ajoute cette autre ligne : ${quote}.` : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0
        ? say`Autre réalisation, citée telle que je l’ai rédigée : ${quote}.`
        : null;
    },
    ({ mission }, draft) => {
      const quote = foreignQuote(mission);
      return quote && draft.count('foreign') > 0 ? say`Je cite encore ${quote}, qui complète ce tableau.` : null;
    },
    ({ job, mission }, draft) => {
      const items = itemsOf(mission);
      return (
        items &&
        say`${cap(items)} ${timed(job, 'font', 'faisaient')} également partie de mes missions ${place(draft, job)}.`
      );
    },
    ({ job, mission }, draft) => {
      const items = itemsOf(mission);
      return (
        items && say`Mes fonctions ${place(draft, job)} ${timed(job, 'réunissent', 'réunissaient')} aussi ${items}.`
      );
    },
    ({ job, mission }, draft) => {
      const rhythm = rhythmOf(mission);
      return rhythm && draft.job === job
        ? say`J’y ${timed(job, 'travaille', 'travaillais')} au rythme de ${rhythm}.`
        : null;
    },
  ],
  past: [
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && !job.isCurrent
        ? say`Auparavant, ${job.when ?? ''}, j’ai travaillé ${asTitle(job)} ${job.at ?? ''}, où ${clause}.`
        : null;
    },
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && !job.isCurrent
        ? say`${cap({ text: job.when ?? '', evidence: job.evidence })}, ${job.at ?? ''}, ${clause}, ${asTitle(job)}.`
        : null;
    },
    ({ job, mission }) => {
      const [where, clause] = [jobPhrase(job), mission && doing(job, mission)];
      return clause && where
        ? say`Mon parcours comprend aussi un poste ${reworded(where, withDe)}, ${job.when ?? ''} : ${clause}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`${job.isCurrent ? 'J’exerce également' : 'J’ai aussi exercé'} ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job, mission }) => {
      const clause = mission && brief(job, mission);
      return clause && job.title
        ? say`Dans mon poste ${reworded({ text: job.title, evidence: job.evidence }, withDe)} ${job.at ?? ''}, ${job.when ?? ''}, ${clause}.`
        : null;
    },
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : say`J’ai également travaillé ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job, mission }, draft) =>
      leavesOut(draft, job, mission)
        ? null
        : job.isCurrent || job.at === 'à mon compte'
          ? null
          : say`Mon parcours passe aussi par ${{
              text:
                job.at
                  ?.replace(/^(?:à |chez )/, '')
                  .replace(/^au /, 'le ')
                  .replace(/^aux /, 'les ') ?? '',
              evidence: job.evidence,
            }}, où j’ai travaillé ${asTitle(job)} ${job.when ?? ''}.`,
  ],
  change: [
    ({ job }) =>
      say`Mon parcours a d’abord connu un autre métier : j’ai travaillé ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
    ({ job }) => say`Ce métier a succédé à un autre, exercé ${job.at ?? ''} ${job.when ?? ''}, ${asTitle(job)}.`,
  ],
  match: [
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission);
      return clause && duty.infinitive
        ? say`Pour ${{ text: duty.infinitive, evidence: duty.evidence }}, je m’appuie sur une pratique précise : ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = here(draft, job, mission, doing);
      return clause && duty.infinitive
        ? say`Vous demandez aussi ${{ text: withDe(duty.infinitive), evidence: duty.evidence }} ; ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const clause = brief(job, mission);
      return clause && duty.infinitive
        ? say`Quand il s’agit ${{ text: withDe(duty.infinitive), evidence: duty.evidence }}, je peux m’appuyer sur mon expérience ${there(draft, job)}, où ${clause}.`
        : null;
    },
    ({ job, mission, duty }, draft) => {
      const [clause, noun] = [here(draft, job, mission), { text: duty.noun ?? '', evidence: duty.evidence }];
      return clause && duty.noun ? say`${cap(noun)} ${doesPart(noun)} partie de vos attentes : ${clause}.` : null;
    },
    ({ job, mission, duty }, draft) => {
      const [clause, noun] = [brief(job, mission), { text: duty.noun ?? '', evidence: duty.evidence }];
      return clause && duty.noun
        ? say`Pour ${noun}, je m’appuie sur ce que j’ai pratiqué ${there(draft, job)}, où ${clause}.`
        : null;
    },
  ],
  summary: [({ sentence }) => sentence],
  study: [
    ({ study }) => {
      const name = aStudy(study);
      if (!name) return null;
      if (study.held === 'yes') return say`Je suis titulaire ${reworded(name, withDe)}${studyPlace(study)}.`;
      return study.held === 'under way'
        ? say`Je prépare actuellement ${name}${studyPlace(study)}.`
        : say`Ma formation comprend ${name}${studyPlace(study)}.`;
    },
    ({ study }) =>
      study.held === 'under way' || aStudy(study)
        ? null
        : say`J’ai suivi la formation « ${{ text: study.name, evidence: study.evidence }} »${studyPlace(study)}.`,
    ({ study }, draft) => {
      if (draft.count('study') === 0) return null;
      const name = study.held === 'yes' ? aStudy(study) : null;
      return name && say`J’ai également obtenu ${name}${studyPlace(study)}.`;
    },
    ({ study }, draft) =>
      draft.count('study') === 0
        ? null
        : study.held === 'unknown'
          ? say`Mon parcours comprend aussi la formation « ${{ text: study.name, evidence: study.evidence }} »${studyPlace(study)}.`
          : null,
  ],
  years: [
    ({ asked, count }) => say`Vous demandez ${asked} d’expérience ; mon parcours en compte ${count} dans ce métier.`,
  ],
  asked: [
    ({ qualities }) =>
      say`${cap(qualities)} font partie de vos attentes : je souhaiterais vous en donner des exemples lors d’un entretien.`,
  ],
  terms: [({ terms }) => say`J’ai bien noté ${terms}.`],
  skills: [({ skills }) => say`Mon CV mentionne par ailleurs ${skills}.`],
  held: [
    ({ terms, count, inJob }) =>
      count > 1 && inJob
        ? say`Mes postes m’ont aussi fait pratiquer ce que votre offre mentionne par ailleurs : ${terms}.`
        : null,
    ({ terms, count }) =>
      count > 1
        ? say`${cap(terms)}, que vous citez, figurent également dans mon CV.`
        : say`Mon CV porte aussi la mention ${reworded(terms, (text) => `«\u202f${text}\u202f»`)} que vous demandez.`,
    ({ terms }) => say`Vous demandez encore ${terms}, que vous trouverez dans mon CV.`,
  ],
  language: [
    ({ language, level }) => say`Je pratique ${theLanguage(language)} ${level}, comme votre offre le demande.`,
  ],
  resume: [
    ({ job }) =>
      say`Mon dernier poste, ${asTitle(job)}, s’est achevé en ${job.endYear ?? ''} ; je souhaite aujourd’hui reprendre une activité.`,
  ],
};
