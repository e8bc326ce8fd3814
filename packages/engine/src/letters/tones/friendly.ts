import { withDe, withQue } from '../french/link-words.ts';
import {
  aStudy,
  asTitle,
  brief,
  cap,
  doing,
  doingThere,
  elsewhere,
  here,
  inCity,
  inTurn,
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

/** Near and simple: speaks as to someone across a table, asks, tells what is liked. */
export const friendly: Tone = {
  paragraphs: [
    { role: 'you', slots: ['open', 'need'] },
    { role: 'me', slots: ['job', 'more', 'past'] },
    { role: 'me', slots: ['match', 'summary', 'change', 'study', 'language', 'interest'] },
    { role: 'us', slots: ['aim', 'project', 'meet'] },
  ],
  reserve: [
    ['summary', 2],
    ['years', 2],
    ['more', 1],
    ['match', 2],
    ['employer', 0],
    ['held', 2],
    ['past', 1],
    ['resume', 2],
    ['more', 1],
    ['study', 2],
    ['need', 0],
    ['project', 3],
    ['more', 1],
    ['employer', 0],
    ['past', 1],
    ['place', 3],
    ['more', 1],
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
        fact && fact.voice !== 'bare'
          ? say`En lisant dans votre annonce ${reworded(told(fact), withQue)}, j’ai eu envie de vous écrire au sujet du ${post(draft)}.`
          : null,
      ({ fact }, draft) =>
        fact ? say`${opened(fact)} : voilà ce qui m’a donné envie de vous écrire pour votre ${post(draft)}.` : null,
      ({ fact }, draft) =>
        fact && fact.voice !== 'bare'
          ? say`J’ai découvert dans votre annonce ${reworded(told(fact), withQue)}, et le ${post(draft)} m’a tout de suite parlé.`
          : null,
      ({ fact }, draft) =>
        fact
          ? null
          : say`C’est en lisant le détail de vos missions${inCity(draft)} que j’ai eu envie de vous écrire pour le ${post(draft)}.`,
      ({ fact }, draft) =>
        fact
          ? null
          : say`Le ${post(draft)} que vous ouvrez${inCity(draft)} me parle, et je vous écris pour vous dire pourquoi.`,
    ],
    employer: [
      ({ fact }) => say`Et puis il y a ce détail de votre annonce, que j’ai gardé en tête : ${told(fact)}.`,
      ({ fact }) => say`${opened(fact)}, et cela me plaît.`,
    ],
    need: [
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`J’ai lu aussi qu’il faudra ${inTurn(infinitives)}, et cela me va.`
          : null,
      ({ infinitives }, draft) =>
        draft.count('need') > 0 && infinitives.length > 0
          ? say`Le reste de votre annonce me tente tout autant : ${inTurn(infinitives)}.`
          : null,
      ({ infinitives }) =>
        infinitives.length > 0 ? say`Le quotidien que vous décrivez me ressemble : ${inTurn(infinitives)}.` : null,
      ({ infinitives }) =>
        infinitives.length > 0
          ? say`Vous avez besoin de quelqu’un pour ${inTurn(infinitives)}, et c’est ce travail-là que j’aimerais faire avec vous.`
          : null,
      ({ infinitives }) => (infinitives.length > 0 ? say`J’aimerais beaucoup ${inTurn(infinitives)}.` : null),
      ({ nouns }) => (nouns.length > 0 ? say`Le quotidien que vous décrivez me va : ${together(nouns)}.` : null),
      ({ nouns }, draft) =>
        draft.count('need') === 0
          ? null
          : nouns.length > 0
            ? say`J’ai aussi en tête le reste de votre liste : ${together(nouns)}.`
            : null,
    ],
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
      ({ job }) =>
        job.title
          ? say`${job.isCurrent ? 'Aujourd’hui, je travaille' : 'J’ai travaillé'} ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`
          : null,
    ],
    more: [
      ({ job, mission }, draft) => {
        const clause = same(draft, job, mission);
        return clause && say`Autre part de ce travail : ${clause}.`;
      },
      ({ job, mission }, draft) => {
        const clause = draft.job === job ? doingThere(job, mission) : null;
        return clause && say`${cap(clause)}.`;
      },
      ({ job, mission }, draft) => {
        const clause = same(draft, job, mission);
        return clause && say`Et ce n’est pas tout, car ${clause}.`;
      },
      ({ job, mission }, draft) => {
        const clause = same(draft, job, mission);
        return clause && say`Autre chose que je tiens à vous dire de ce poste : ${clause}.`;
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
      ({ job, mission }, draft) => {
        const quote = quotedAs('noun', mission);
        return quote && say`Mon quotidien ${there(draft, job)}, c’est aussi ceci : ${quote}.`;
      },
      ({ job, mission }, draft) => {
        const quote = quotedAs('noun', mission);
        return quote && say`Et puis, ${there(draft, job)} : ${quote}.`;
      },
      ({ mission }, draft) => {
        const quote = quotedAs('foreign', mission);
        return quote && draft.count('foreign') === 0 ? say`Mon CV le raconte ainsi : ${quote}.` : null;
      },
      ({ mission }, draft) => {
        const quote = quotedAs('foreign', mission);
        return quote && draft.count('foreign') > 0 ? say`On y lit encore ceci : ${quote}.` : null;
      },
      ({ mission }, draft) => {
        const quote = quotedAs('foreign', mission);
        return quote && draft.count('foreign') > 0
          ? say`Et aussi cette ligne, que je vous commenterai volontiers : ${quote}.`
          : null;
      },
      ({ mission }, draft) => {
        const quote = quotedAs('foreign', mission);
        return quote && draft.count('foreign') > 0 ? say`Ou encore : ${quote}.` : null;
      },
    ],
    past: [
      ({ job, mission }) => {
        const clause = mission && brief(job, mission);
        return clause && !job.isCurrent
          ? say`Avant cela, ${job.at ?? ''}, ${clause} ; c’était ${job.when ?? ''}, ${asTitle(job)}.`
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
      ({ job }) =>
        say`${job.isCurrent ? 'Je travaille aussi' : 'J’ai aussi travaillé'} ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
      ({ job }) =>
        job.isCurrent ? null : say`Avant encore, j’étais ${job.at ?? ''}, ${asTitle(job)}, ${job.when ?? ''}.`,
      ({ job }) =>
        job.isCurrent ? null : say`J’ai connu aussi le travail ${asTitle(job)} ${job.at ?? ''}, ${job.when ?? ''}.`,
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
          : say`Côté études, mon CV dit ceci : ${{ text: study.name, evidence: study.evidence }}${studyPlace(study)}.`,
      ({ study }, draft) => {
        if (draft.count('study') === 0) return null;
        const name = study.held === 'under way' ? null : aStudy(study);
        return name && say`J’ai aussi dans mes bagages ${name}${studyPlace(study)}.`;
      },
    ],
    years: [
      ({ asked, since, job }) =>
        say`Vous parlez de ${asked} d’expérience : j’ai commencé ce métier en ${since}, ${{ text: job.at ?? 'à mon premier poste', evidence: job.evidence }}.`,
    ],
    skills: [({ skills }) => say`Si cela peut vous servir, mon CV parle aussi de ceci : ${skills}.`],
    held: [
      ({ terms, count, inJob }) =>
        count > 1 && inJob
          ? say`Dans votre liste, j’ai reconnu des choses que je pratique ou que j’ai pratiquées : ${terms}.`
          : null,
      ({ terms }) => say`Dans votre liste, j’ai retrouvé ce qui figure déjà sur mon CV : ${terms}.`,
    ],
    language: [
      ({ language, level }) => say`Et si l’échange passe par ${theLanguage(language)}, je m’y exprime ${level}.`,
    ],
    interest: [({ interests }) => say`En dehors du travail, vous me trouverez plutôt de ce côté : ${interests}.`],
    resume: [
      ({ job }) =>
        say`Mon dernier poste, ${asTitle(job)}, s’est terminé en ${job.endYear ?? ''}, et j’ai envie de m’y remettre.`,
    ],
    project: [
      ({ infinitives: [first] }) => (first ? say`J’aimerais, avec votre équipe, ${first}.` : null),
      ({ infinitives: [first, second] }) =>
        first ? say`Je me verrais bien ${second ? inTurn([first, second]) : first} à vos côtés.` : null,
    ],
    learn: [
      ({ infinitives }) =>
        say`J’aimerais aussi apprendre ${inTurn(infinitives.map(toDo))}, avec celles et ceux qui le font déjà chez vous.`,
      ({ infinitives }) => say`Et j’aimerais apprendre encore : ${inTurn(infinitives)}.`,
    ],
    aim: [
      ({ terms }) =>
        say`Il me restera des choses à apprendre, ${listed(terms)} par exemple, et je souhaite m’y mettre avec vous.`,
      ({ terms }) => say`Je vous le dis simplement, je souhaite encore me former ${listed(terms.map(to))}.`,
    ],
    place: [(_, draft) => say`Je postule donc pour ${thisContract(draft)}${inCity(draft)}, avec plaisir.`],
    meet: [
      ({ need }) => need && say`Et si nous en parlions de vive voix ? Je vous dirai comment je compte ${need}.`,
      ({ need }) =>
        need &&
        say`Ce serait un plaisir de vous rencontrer et de parler avec vous de la façon ${reworded(need, withDe)}.`,
      () => say`Et si nous en parlions de vive voix ?`,
    ],
  },
  closings: [
    (address) => `Au plaisir de vous lire, je vous adresse, ${address}, mes cordiales salutations.`,
    (address) => `Dans l’attente de vous rencontrer, je vous adresse, ${address}, mes salutations cordiales.`,
    (address) => `Je vous remercie de votre lecture et vous adresse, ${address}, mes salutations les plus cordiales.`,
  ],
};
