import { withDe, withQue } from '../french/link-words.ts';
import {
  aStudy,
  asTitle,
  cap,
  doing,
  doingThere,
  elsewhere,
  here,
  inCity,
  inTurn,
  jobPhrase,
  opened,
  plain,
  post,
  quotedAs,
  resultOf,
  same,
  studyPlace,
  theLanguage,
  there,
  thisContract,
  toDo,
  together,
  told,
} from '../phrases.ts';
import { listed, reworded, say } from '../piece.ts';
import type { Tone } from './tone.ts';

/** Short sentences, facts first, labels rather than links. */
export const direct: Tone = {
  paragraphs: [
    { role: 'me', slots: ['opener', 'more', 'more'] },
    { role: 'you', slots: ['open', 'need', 'match'] },
    { role: 'me', slots: ['past', 'past', 'change', 'study', 'held', 'language'] },
    { role: 'us', slots: ['project', 'aim', 'meet'] },
  ],
  reserve: [
    ['summary', 2],
    ['years', 2],
    ['match', 1],
    ['more', 0],
    ['more', 0],
    ['past', 2],
    ['study', 2],
    ['employer', 1],
    ['need', 1],
    ['resume', 2],
    ['more', 2],
    ['match', 1],
    ['held', 2],
    ['more', 2],
    ['project', 3],
    ['employer', 1],
    ['more', 0],
    ['need', 1],
    ['past', 2],
    ['project', 3],
    ['learn', 3],
    ['learn', 3],
    ['past', 2],
    ['skills', 2],
    ['need', 1],
    ['held', 2],
    ['more', 0],
    ['past', 2],
    ['skills', 2],
    ['place', 3],
  ],
  frames: {
    opener: [
      ({ job }, draft) => (job ? null : say`Je postule au ${post(draft)}${inCity(draft)}.`),
      ({ job }, draft) => {
        const where = job && jobPhrase(job);
        return job && where && job.isCurrent
          ? say`${cap(where)} ${job.when ?? ''}, je postule au ${post(draft)}.`
          : null;
      },
      ({ job }, draft) =>
        !job || job.isCurrent
          ? null
          : say`J’ai travaillé ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}. Je postule au ${post(draft)}.`,
    ],
    open: [
      ({ fact }) => fact && say`${opened(fact)} : je veux y travailler.`,
      ({ fact }) => (fact && fact.voice !== 'bare' ? say`Ce que je retiens de votre annonce : ${told(fact)}.` : null),
      ({ fact }, draft) =>
        fact || draft.count('opener') > 0
          ? null
          : say`Vous proposez un ${post(draft)}${inCity(draft)} : voici ma réponse.`,
    ],
    employer: [
      ({ fact }) => say`Autre point retenu dans l’annonce : ${told(fact)}.`,
      ({ fact }) =>
        fact.voice === 'bare' ? null : say`J’ai noté dans votre annonce ${reworded(told(fact), withQue)}.`,
    ],
    need: [
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Lu aussi dans votre annonce : ${inTurn(infinitives)}.`
          : null,
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Il faudra également ${inTurn(infinitives)}. Je le sais.`
          : null,
      ({ infinitives }) => (infinitives.length > 0 ? say`Votre besoin : ${inTurn(infinitives)}.` : null),
      ({ infinitives }) => (infinitives.length > 0 ? say`Vous cherchez quelqu’un pour ${inTurn(infinitives)}.` : null),
      ({ infinitives }, draft) =>
        draft.count('need') === 0
          ? null
          : infinitives.length > 0
            ? say`Le reste du poste est clair : ${inTurn(infinitives)}.`
            : null,
      ({ nouns }) => (nouns.length > 0 ? say`Votre besoin : ${together(nouns)}.` : null),
      ({ nouns }, draft) =>
        draft.count('need') === 0
          ? null
          : nouns.length > 0
            ? say`Également à votre programme : ${together(nouns)}.`
            : null,
    ],
    job: [
      ({ job, mission }) => {
        const clause = mission && doing(job, mission);
        return clause && job.title
          ? say`Poste ${job.isCurrent ? 'actuel' : 'précédent'} : ${{ text: job.title, evidence: job.evidence }} ${job.at ?? ''}. ${cap(clause)}.`
          : null;
      },
      ({ job }) => (job.title ? say`J’ai exercé ${asTitle(job)} ${job.at ?? ''} ${job.when ?? ''}.` : null),
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
      ({ job }) =>
        say`${job.isCurrent ? 'En parallèle' : 'Plus tôt'} : ${{ text: job.title ?? '', evidence: job.evidence }} ${job.at ?? ''}, ${job.when ?? ''}.`,
      ({ job, mission }) => {
        const clause = mission && doing(job, mission);
        return clause && !job.isCurrent
          ? say`Autre étape, ${job.when ?? ''} : ${{ text: job.title ?? '', evidence: job.evidence }} ${job.at ?? ''}. ${cap(clause)}.`
          : null;
      },
      ({ job }) =>
        say`Aussi : ${{ text: job.title ?? '', evidence: job.evidence }} ${job.at ?? ''}, ${job.when ?? ''}.`,
      ({ job }) => say`Et ${{ text: job.title ?? '', evidence: job.evidence }} ${job.at ?? ''}, ${job.when ?? ''}.`,
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
        say`Vous demandez ${asked} d’expérience. J’ai commencé en ${since}, ${{ text: job.at ?? 'à mon premier poste', evidence: job.evidence }}.`,
    ],
    skills: [({ skills }) => say`Autres acquis, au cas où : ${skills}.`],
    held: [
      ({ terms }) => say`Également dans mon CV, et dans votre offre : ${terms}.`,
      ({ terms }) => say`À cocher aussi sur votre liste : ${terms}.`,
    ],
    language: [({ language, level }) => say`Vous demandez ${theLanguage(language)} : je le parle ${level}.`],
    resume: [({ job }) => say`Mon dernier poste s’est terminé en ${job.endYear ?? ''}. Je souhaite reprendre.`],
    project: [
      ({ infinitives: [first, second] }) =>
        first && second ? say`Ma priorité chez vous : ${first}. Ensuite, ${second}.` : null,
      ({ infinitives: [first] }) => (first ? say`Mon premier objectif chez vous : ${first}.` : null),
    ],
    learn: [
      ({ infinitives }) => say`Je veux apprendre ${inTurn(infinitives.map(toDo))}.`,
      ({ infinitives }) => say`À apprendre chez vous : ${inTurn(infinitives)}. Je le souhaite.`,
    ],
    aim: [
      ({ terms }) => say`Ce qui me manque aujourd’hui : ${listed(terms)}. Je souhaite m’y former.`,
      ({ terms }) => say`Je n’ai pas encore pratiqué ${listed(terms)}. Je souhaite l’apprendre.`,
    ],
    place: [(_, draft) => say`Je confirme ma candidature pour ${thisContract(draft)}${inCity(draft)}.`],
    meet: [
      ({ need }) => need && say`Rencontrons-nous : je vous dirai comment je compte ${need}.`,
      ({ need }) => need && say`Fixons un rendez-vous, et parlons de la façon ${reworded(need, withDe)}.`,
      () => say`Proposez-moi une date, je viendrai.`,
    ],
  },
  closings: [
    (address) => `Recevez, ${address}, mes salutations distinguées.`,
    (address) => `Je vous adresse, ${address}, mes salutations distinguées.`,
    (address) => `Merci de votre attention, et recevez, ${address}, mes salutations.`,
  ],
};
