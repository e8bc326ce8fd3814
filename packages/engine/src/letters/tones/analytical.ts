import { withDe } from '../french/link-words.ts';
import {
  asTitle,
  brief,
  cap,
  deInTurn,
  doing,
  doingThere,
  elsewhere,
  here,
  inCity,
  inTurn,
  post,
  quotedAs,
  resultOf,
  same,
  studyPlace,
  theLanguage,
  there,
  thisContract,
  to,
  toDo,
  together,
  told,
} from '../phrases.ts';
import { listed, reworded, say } from '../piece.ts';
import type { Tone } from './tone.ts';

/** Methodical: the offer's points one by one, each with its proof, then the gaps. */
export const analytical: Tone = {
  paragraphs: [
    { role: 'you', slots: ['open', 'need'] },
    { role: 'me', slots: ['match', 'match', 'match'] },
    { role: 'me', slots: ['job', 'more', 'past', 'change', 'study', 'held', 'language'] },
    { role: 'us', slots: ['aim', 'project', 'meet'] },
  ],
  reserve: [
    ['summary', 2],
    ['years', 2],
    ['more', 2],
    ['match', 1],
    ['past', 2],
    ['employer', 0],
    ['more', 2],
    ['held', 2],
    ['study', 2],
    ['resume', 2],
    ['need', 0],
    ['past', 2],
    ['project', 3],
    ['more', 2],
    ['employer', 0],
    ['place', 3],
    ['more', 2],
    ['need', 0],
    ['project', 3],
    ['learn', 3],
    ['learn', 3],
    ['past', 2],
    ['skills', 2],
    ['need', 0],
    ['held', 2],
    ['more', 2],
    ['past', 2],
    ['skills', 2],
  ],
  frames: {
    open: [
      ({ fact }, draft) =>
        fact
          ? say`Premier élément de votre annonce : ${told(fact)}. C’est dans ce contexte que je situe ma candidature au ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact ? say`J’ai analysé votre offre pour le ${post(draft)} en partant de ce constat : ${told(fact)}.` : null,
      ({ fact }, draft) =>
        fact
          ? null
          : say`Ma candidature au ${post(draft)}${inCity(draft)} repose sur une lecture de votre annonce, mission par mission.`,
    ],
    employer: [
      ({ fact }) => say`Autre donnée utile pour comprendre le poste : ${told(fact)}.`,
      ({ fact }) => say`Votre annonce donne aussi une information de contexte : ${told(fact)}.`,
    ],
    need: [
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Votre description prévoit également ${deInTurn(infinitives)}.`
          : null,
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Je retiens enfin ce point de votre annonce : ${inTurn(infinitives)}.`
          : null,
      ({ infinitives: [first, second] }) =>
        first && second ? say`Le poste comporte un premier volet, ${first}, et un second, ${second}.` : null,
      ({ infinitives }) => (infinitives.length > 0 ? say`La mission se définit ainsi : ${inTurn(infinitives)}.` : null),
      ({ infinitives }, draft) =>
        draft.count('need') === 0
          ? null
          : infinitives.length > 0
            ? say`S’y ajoute, d’après votre description, le fait ${deInTurn(infinitives)}.`
            : null,
      ({ nouns }) => (nouns.length > 0 ? say`Le périmètre du poste se définit ainsi : ${together(nouns)}.` : null),
      ({ nouns }, draft) =>
        draft.count('need') === 0
          ? null
          : nouns.length > 0
            ? say`Votre périmètre inclut également ${together(nouns)}.`
            : null,
    ],
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
      ({ job }) =>
        job.title
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
      ({ job }) =>
        say`Le parcours compte également un poste ${reworded({ text: job.title ?? '', evidence: job.evidence }, withDe)} ${job.at ?? ''}, ${job.when ?? ''}.`,
      ({ job }) =>
        job.isCurrent ? null : say`S’y ajoute une période ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
      ({ job }) =>
        job.isCurrent
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
        say`Durée demandée : ${asked}. Mon premier poste dans ce métier remonte à ${since}, ${{ text: job.at ?? 'date de mes débuts', evidence: job.evidence }}.`,
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
    project: [
      ({ infinitives: [first, second] }) =>
        first && second ? say`Je souhaiterais procéder par étapes : d’abord ${first}, ensuite ${second}.` : null,
      ({ infinitives: [first] }) =>
        first ? say`Ma prise de poste s’organiserait autour d’une priorité : ${first}.` : null,
    ],
    learn: [
      ({ infinitives }) => say`Objectif d’apprentissage : je souhaite apprendre ${inTurn(infinitives.map(toDo))}.`,
      ({ infinitives }) => say`Je souhaite enfin acquérir ce que votre annonce nomme ainsi : ${inTurn(infinitives)}.`,
    ],
    aim: [
      ({ terms }) => say`Écart identifié : ${listed(terms)}. Je souhaite m’y former en priorité.`,
      ({ terms }) => say`Reste un écart à combler, et je souhaite pour cela me former ${listed(terms.map(to))}.`,
    ],
    place: [(_, draft) => say`Le cadre considéré est celui de votre annonce : ${thisContract(draft)}${inCity(draft)}.`],
    meet: [
      ({ need }) =>
        need &&
        say`Un entretien permettrait de vérifier ces concordances, notamment la manière ${reworded(need, withDe)}.`,
      ({ need }) =>
        need &&
        say`Je vous propose d’approfondir ces points en entretien, à commencer par la façon ${reworded(need, withDe)}.`,
      () => say`Un entretien permettrait de vérifier ces concordances point par point.`,
    ],
  },
  closings: [
    (address) => `Veuillez agréer, ${address}, mes salutations distinguées.`,
    (address) =>
      `Je vous remercie de l’examen de cette candidature et vous prie d’agréer, ${address}, mes salutations distinguées.`,
    (address) =>
      `Restant à votre disposition pour tout complément, je vous prie de recevoir, ${address}, mes salutations distinguées.`,
  ],
};
