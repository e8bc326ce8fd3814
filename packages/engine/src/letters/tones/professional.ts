import { withDe, withQue } from '../french/link-words.ts';
import {
  aStudy,
  asTitle,
  brief,
  cap,
  deInTurn,
  doesPart,
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
  to,
  toDo,
  together,
  told,
} from '../phrases.ts';
import { listed, reworded, say } from '../piece.ts';
import type { Tone } from './tone.ts';

/** Sober and complete: long sentences, the path in its order, no exclamation. */
export const professional: Tone = {
  paragraphs: [
    { role: 'you', slots: ['open', 'need'] },
    { role: 'me', slots: ['job', 'more', 'match'] },
    { role: 'me', slots: ['past', 'change', 'study', 'held', 'language'] },
    { role: 'us', slots: ['project', 'aim', 'meet'] },
  ],
  reserve: [
    ['summary', 2],
    ['years', 2],
    ['match', 1],
    ['past', 2],
    ['more', 1],
    ['employer', 0],
    ['resume', 2],
    ['study', 2],
    ['more', 1],
    ['held', 2],
    ['need', 0],
    ['project', 3],
    ['employer', 0],
    ['more', 2],
    ['place', 3],
    ['past', 2],
    ['more', 1],
    ['need', 0],
    ['more', 2],
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
        fact?.voice === 'you'
          ? say`${opened(fact)} : c’est dans ce cadre que je vous propose ma candidature au ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact?.voice === 'third'
          ? say`Votre annonce rappelle ${reworded(told(fact), withQue)} ; c’est là que je souhaite exercer, au ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact?.voice === 'third'
          ? say`${opened(fact)} : c’est à cette activité que je souhaite prendre part, au ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact?.voice === 'third'
          ? say`${opened(fact)}. Je vous adresse ma candidature au ${post(draft)} pour y contribuer.`
          : null,
      ({ fact }, draft) =>
        fact?.voice === 'bare'
          ? say`${opened(fact)} : c’est dans ce contexte que je vous adresse ma candidature au ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact
          ? null
          : say`Je vous présente ma candidature au ${post(draft)}${inCity(draft)}, dont votre annonce détaille les missions.`,
      ({ fact }, draft) =>
        fact
          ? null
          : say`Votre annonce pour un ${post(draft)}${inCity(draft)} correspond au métier que je souhaite exercer, et je vous propose ma candidature.`,
    ],
    employer: [
      ({ fact }) =>
        fact.voice === 'bare' ? null : say`J’ai également relevé dans votre annonce ${reworded(told(fact), withQue)}.`,
      ({ fact }) => say`${opened(fact)} : c’est un cadre dans lequel je souhaite travailler.`,
      ({ fact }) => (fact.voice === 'bare' ? null : say`Vous précisez aussi ${reworded(told(fact), withQue)}.`),
    ],
    need: [
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`J’ai bien noté qu’il faudra aussi ${inTurn(infinitives)}.`
          : null,
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Votre description prévoit encore ${deInTurn(infinitives)}.`
          : null,
      ({ infinitives }) =>
        infinitives.length > 0
          ? say`Vous attendez de la personne recrutée qu’elle sache ${inTurn(infinitives)}.`
          : null,
      ({ infinitives }) => (infinitives.length > 0 ? say`Le poste demande ${deInTurn(infinitives)}.` : null),
      ({ infinitives }) =>
        infinitives.length > 0
          ? say`Vous souhaitez confier ce poste à une personne capable ${deInTurn(infinitives)}.`
          : null,
      ({ nouns }) => (nouns.length > 0 ? say`Vous confiez à ce poste ${together(nouns)}.` : null),
      ({ nouns }) => (nouns.length > 0 ? say`Les missions de votre annonce couvrent ${together(nouns)}.` : null),
      ({ nouns }, draft) =>
        draft.count('need') === 0
          ? null
          : nouns.length > 0
            ? say`S’y ajoutent, dans votre description, ${together(nouns)}.`
            : null,
    ],
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
      ({ job }) =>
        job.title
          ? say`${job.isCurrent ? 'J’exerce' : 'J’ai exercé'} ${asTitle(job)} ${job.at ?? ''} ${job.when ?? ''}.`
          : null,
      ({ job, mission }) => {
        const clause = mission && doing(job, mission);
        return clause && job.at ? say`${cap({ text: job.at, evidence: job.evidence })}, ${clause}.` : null;
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
        return clause && say`Cette expérience a aussi un autre volet : ${clause}.`;
      },
      ({ job, mission }, draft) => {
        const clause = resultOf(job, mission);
        return (
          clause &&
          (draft.job === job ? say`Le résultat se mesure : ${clause}.` : say`${cap(plain(job.at))}, ${clause}.`)
        );
      },
      ({ job, mission }, draft) => {
        const clause = resultOf(job, mission);
        return (
          clause &&
          (draft.job === job
            ? say`Autre résultat chiffré : ${clause}.`
            : say`Autre résultat, ${job.at ?? ''} : ${clause}.`)
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
      ({ job, mission }, draft) => {
        const quote = quotedAs('noun', mission);
        return (
          quote &&
          say`Mon activité ${there(draft, job)} ${job.isCurrent ? 'comprend' : 'comprenait'} aussi ceci : ${quote}.`
        );
      },
      ({ job, mission }, draft) => {
        const quote = quotedAs('noun', mission);
        return quote && say`J’ajoute à cela, ${there(draft, job)} : ${quote}.`;
      },
      ({ mission }, draft) => {
        const quote = quotedAs('foreign', mission);
        return quote && draft.count('foreign') === 0 ? say`Mon CV le formule en ces termes : ${quote}.` : null;
      },
      ({ mission }, draft) => {
        const quote = quotedAs('foreign', mission);
        return quote && draft.count('foreign') > 0 ? say`J’y ajoute cette autre ligne : ${quote}.` : null;
      },
      ({ mission }, draft) => {
        const quote = quotedAs('foreign', mission);
        return quote && draft.count('foreign') > 0
          ? say`Autre réalisation, citée telle que je l’ai rédigée : ${quote}.`
          : null;
      },
      ({ mission }, draft) => {
        const quote = quotedAs('foreign', mission);
        return quote && draft.count('foreign') > 0 ? say`Je cite encore ${quote}, qui complète ce tableau.` : null;
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
      ({ job }) =>
        say`${job.isCurrent ? 'J’exerce également' : 'J’ai aussi exercé'} ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
      ({ job, mission }) => {
        const clause = mission && brief(job, mission);
        return clause && job.title
          ? say`De mon poste ${reworded({ text: job.title, evidence: job.evidence }, withDe)} ${job.at ?? ''}, ${job.when ?? ''}, je retiens un fait : ${clause}.`
          : null;
      },
      ({ job }) => say`J’ai également travaillé ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
      ({ job }) =>
        job.isCurrent
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
          : say`Formation suivie : ${{ text: study.name, evidence: study.evidence }}${studyPlace(study)}.`,
      ({ study }, draft) => {
        if (draft.count('study') === 0) return null;
        const name = study.held === 'yes' ? aStudy(study) : null;
        return name && say`J’ai également obtenu ${name}${studyPlace(study)}.`;
      },
      ({ study }, draft) =>
        draft.count('study') === 0
          ? null
          : study.held === 'unknown'
            ? say`J’ai suivi par ailleurs cette formation : ${{ text: study.name, evidence: study.evidence }}${studyPlace(study)}.`
            : null,
    ],
    years: [
      ({ asked, since, job }) =>
        say`Vous demandez ${asked} d’expérience ; la mienne dans ce métier a commencé en ${since}, ${{ text: job.at ?? 'à mon premier poste', evidence: job.evidence }}.`,
    ],
    skills: [({ skills }) => say`Je dispose par ailleurs d’autres acquis que mon CV détaille : ${skills}.`],
    held: [
      ({ terms, count, inJob }) =>
        count > 1 && inJob
          ? say`Votre offre mentionne encore d’autres points que mes postes m’ont fait pratiquer : ${terms}.`
          : null,
      ({ terms, count }) =>
        count > 1
          ? say`Mon CV répond à d’autres attentes de votre offre : ${terms}.`
          : say`Mon CV répond à une autre attente de votre offre : ${terms}.`,
      ({ terms }) => say`Vous trouverez aussi dans mon CV ce que votre offre cite sous ces mots : ${terms}.`,
    ],
    language: [
      ({ language, level }) => say`Je pratique ${theLanguage(language)} ${level}, comme votre offre le demande.`,
    ],
    resume: [
      ({ job }) =>
        say`Mon dernier poste, ${asTitle(job)}, s’est achevé en ${job.endYear ?? ''} ; je souhaite aujourd’hui reprendre une activité.`,
    ],
    project: [
      ({ infinitives: [first, second] }) =>
        first && second ? say`Au sein de votre équipe, je m’attacherai ${toDo(first)}, puis ${toDo(second)}.` : null,
      ({ infinitives }) => say`Si vous retenez ma candidature, je m’emploierai ${inTurn(infinitives.map(toDo))}.`,
      ({ infinitives: [first] }) => (first ? say`J’aurai à cœur ${deInTurn([first])}.` : null),
    ],
    learn: [
      ({ infinitives }) => say`Je souhaite apprendre chez vous ${inTurn(infinitives.map(toDo))}.`,
      ({ infinitives }) =>
        say`Je souhaite aussi progresser dans un domaine que votre annonce décrit : ${inTurn(infinitives)}.`,
    ],
    aim: [
      ({ terms }) =>
        say`Votre offre cite également ${listed(terms)} : je souhaite m’y former dès ma prise de fonction.`,
      ({ terms }) =>
        say`Je n’ai pas encore pratiqué tout ce que vous citez, et je souhaite me former ${listed(terms.map(to))}.`,
    ],
    place: [(_, draft) => say`Ma candidature porte sur ${thisContract(draft)} que vous proposez${inCity(draft)}.`],
    meet: [
      ({ need }) => need && say`Je souhaiterais vous rencontrer pour préciser la manière dont je compte ${need}.`,
      ({ need }) => need && say`Un entretien me permettrait de vous exposer comment je compte ${need}.`,
      () => say`Je me tiens à votre disposition pour un entretien.`,
    ],
  },
  closings: [
    (address) => `Je vous prie d’agréer, ${address}, l’expression de mes salutations distinguées.`,
    (address) => `Veuillez agréer, ${address}, l’expression de ma considération distinguée.`,
    (address) =>
      `Dans l’attente de votre réponse, je vous prie de croire, ${address}, à l’assurance de mes salutations distinguées.`,
  ],
};
