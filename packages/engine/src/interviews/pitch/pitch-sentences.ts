import type { ParsedCv } from '@coach/contracts/cv';
import type { Seniority } from '@coach/contracts/interview';
import { nameCase } from '../../cv/contact/name-case.ts';
import { heldCredentials } from '../../letters/facts/credentials.ts';
import { evidenceAt } from '../../letters/facts/evidence-at.ts';
import type { JobFact } from '../../letters/facts/job-facts.ts';
import { aStudy } from '../../letters/facts/name-study.ts';
import { startsWithVowel } from '../../letters/french/starts-with-vowel.ts';
import { capitalised, typeset, uncapitalised } from '../../letters/french/typeset.ts';
import { listed, type Piece, reworded, say } from '../../letters/piece.ts';
import { namedOf } from '../../letters/plan/named.ts';
import type { Plan } from '../../letters/plan/plan.ts';
import type { Named } from '../../letters/voice.ts';

/** A sentence a pitch may hold: ways to say it, the preferred one first. The heaviest stay when time is short. */
export type PitchSentence = { order: number; weight: number; ways: Piece[] };

/** What a pitch can say from the CV and the offer, in the order one says it: who I am, what I did, why you. */
export function pitchSentences(plan: Plan, seniority: Seniority): PitchSentence[] {
  return [
    hello(plan),
    years(plan),
    ...deeds(plan),
    ...things(plan),
    before(plan),
    papers(plan),
    study(plan, seniority),
    demands(plan),
    wish(plan),
    closing(plan),
  ].filter(({ ways }) => ways.length > 0);
}

const cap = (piece: Piece) => reworded(piece, capitalised);

function hello({ facts, near }: Plan): PitchSentence {
  const who = nameOf(facts.input.cv);
  const named = near && namedOf(near);
  const jobs = near && named && named.title.text !== '' ? jobWays(near, named, who) : [];
  const ways = [...jobs, ...(who ? [say`Bonjour, je m’appelle ${who}.`] : []), say`Bonjour.`];
  return { order: 0, weight: 130, ways };
}

function jobWays(near: JobFact, { title, as }: Named, who: Piece | null): Piece[] {
  const at = near.at ? ` ${near.at}` : '';
  const named = who ? say`, je m’appelle ${who}` : null;
  if (near.isCurrent) {
    const since = near.when ? ` ${near.when}` : '';
    return [
      ...(named ? [say`Bonjour${named}, et je suis ${title}${at}${since}.`] : []),
      say`Bonjour, je suis ${title}${at}${since}.`,
    ];
  }
  const when = near.when ? `, ${near.when}` : '';
  return [
    ...(named ? [say`Bonjour${named}. J’ai travaillé ${as}${at}${when}.`] : []),
    say`Bonjour, j’ai travaillé ${as}${at}.`,
  ];
}

function nameOf({ contact, spans, text }: ParsedCv): Piece | null {
  const span = spans['contact.fullName'];
  if (!contact.fullName) return null;
  const words = contact.fullName.split(' ');
  const name = words.map((word, index) => nameCase(word, words[index - 1])).join(' ');
  return { text: name, evidence: evidenceAt('cv', text, span) };
}

function years({ experience, near }: Plan): PitchSentence {
  const place = { order: 5, weight: 96 };
  if (!experience) return { ...place, ways: [] };
  const ways = [
    say`En tout, j’ai ${experience.length} d’expérience dans ce métier.`,
    say`J’ai ${experience.length} d’expérience comme ${experience.title}.`,
  ];
  return { ...place, ways: experience.title === near?.title ? ways : ways.reverse() };
}

/** What was done in the nearest job, one thing to a breath. */
function deeds({ nearLines, near }: Plan): PitchSentence[] {
  const told = nearLines.filter(
    ({ form, piece }) =>
      (form === 'clause' || form === 'result') && piece.text.split(' ').length <= 26 && !/[;«]/.test(piece.text),
  );
  const lead = near?.isCurrent ? 'Au quotidien, ' : 'Là-bas, ';
  return told.slice(0, 4).map(({ piece, fact }, index) => {
    const plain = say`${cap(piece)}.`;
    const canLead = index === 0 && /^j(?:e |’(?!ai ))/.test(piece.text);
    const wordings =
      canLead || (index === 0 && !near?.isCurrent)
        ? [say`${lead}${piece}.`, plain]
        : fact.hasFigure && index === 1
          ? [say`Un exemple : ${piece}.`, plain]
          : [plain];
    return { order: 10 + index, weight: 112 - index * 9 + (fact.hasFigure ? 4 : 0), ways: wordings };
  });
}

/** A job told by its things alone. */
function things({ nearLines, near }: Plan): PitchSentence[] {
  const lines = nearLines.filter(({ form, piece }) => form === 'things' && piece.text.split(' ').length <= 22);
  return lines.slice(0, 2).map(({ piece }, index) => ({
    order: 14 + index,
    weight: 88 - index * 8,
    ways: [
      index === 0
        ? say`Mon poste ${near?.isCurrent ? 'comprend' : 'comprenait'} ${piece}.`
        : say`Il y a${near?.isCurrent ? '' : 'vait'} aussi ${piece}.`,
    ],
  }));
}

/** The job before, in one breath. */
function before({ facts, near }: Plan): PitchSentence {
  const job = facts.jobs.find(
    (each) => each !== near && each.title && each.at && (each.isRelated || facts.jobs.length < 4),
  );
  const named = job && namedOf(job);
  const ways =
    named && job
      ? [
          say`${job.isCurrent ? 'Je travaille aussi' : near?.isCurrent ? 'Avant cela, j’ai travaillé' : 'J’ai aussi travaillé'} ${named.as} ${named.at}.`,
        ]
      : [];
  return { order: 20, weight: 84, ways };
}

function papers({ facts }: Plan): PitchSentence {
  const held = heldCredentials(facts).slice(0, 3);
  return {
    order: 24,
    weight: 90,
    ways: held.length > 0 ? [say`J’ai ${listed(held)}.`, ...held.slice(0, 1).map((one) => say`J’ai ${one}.`)] : [],
  };
}

function study({ facts }: Plan, seniority: Seniority): PitchSentence {
  const [latest] = facts.studies.filter(({ held }) => held !== 'unknown');
  const name = latest && aStudy(latest);
  const where: Piece = {
    text: latest?.school ? `, à l’établissement ${latest.school}` : '',
    evidence: latest?.evidence ?? [],
  };
  const ways = !name
    ? []
    : latest.held === 'yes'
      ? [say`J’ai ${name}.`]
      : [say`Je prépare ${name}${where}.`, say`Je prépare ${name}.`];
  return {
    order: 22,
    weight: seniority === 'Junior' ? 98 : 70,
    ways: heldCredentials(facts).length > 0 && latest?.held === 'yes' ? [] : ways,
  };
}

/** Demands of the offer that the CV bears out. */
function demands({ facts }: Plan): PitchSentence {
  const { cv, offer } = facts.input;
  const met = facts.context.requirements.filter(
    ({ state, requirement }) => state === 'present' && requirement.kind === 'skill' && requirement.term.length < 45,
  );
  const texts = `${offer.text.slice(0, 30_000)}\n${cv.text.slice(0, 30_000)}`;
  const named = met.slice(0, 3).map(
    ({ requirement, proof }): Piece => ({
      text: inSentence(requirement.term, texts),
      evidence: [...evidenceAt('cv', cv.text, proof), ...evidenceAt('offer', offer.text, requirement.span)],
    }),
  );
  const ways =
    named.length < 2
      ? []
      : [
          say`Votre annonce parle ${startsWithVowel(named[0]?.text ?? '') ? 'd’' : 'de '}${listed(named)} : ce sont des sujets que je connais.`,
          say`Dans votre annonce, j’ai retrouvé ${listed(named)}.`,
        ];
  return { order: 30, weight: 92, ways };
}

/** « Prise de commande » is said small, « TypeScript » is a name. */
function inSentence(term: string, texts: string): string {
  const text = typeset(term);
  const small = uncapitalised(text);
  return text.includes(' ') || texts.includes(uncapitalised(term)) ? small : text;
}

function wish({ facts, post }: Plan): PitchSentence {
  const { shortTitle, company } = facts;
  const own = [...facts.own.wishes, ...facts.own.views].slice(0, 1);
  const ways =
    post.text === ''
      ? []
      : company
        ? [
            say`Aujourd’hui, je souhaite rejoindre ${company} pour le poste ${post}.`,
            say`Aujourd’hui, je postule chez vous au poste ${post}.`,
          ]
        : [say`Aujourd’hui, je postule chez vous au poste ${post}.`];
  return { order: 40, weight: 120, ways: shortTitle || company ? [...ways, ...own] : own };
}

function closing({ turn }: Plan): PitchSentence {
  const ends = [
    say`J’aimerais vous en dire plus : par quoi voulez-vous commencer ?`,
    say`Si vous le voulez bien, je vous raconte un cas concret.`,
    say`Que souhaitez-vous savoir de plus sur mon parcours ?`,
  ];
  return { order: 60, weight: 118, ways: [ends[turn % ends.length] as Piece] };
}

/** What one can say honestly when CV and offer tell next to nothing. */
export const spareSentences: readonly string[] = [
  'Je cherche un poste où apprendre vite et où me rendre utile dès les premières semaines.',
  'J’aimerais comprendre comment se passe une journée chez vous, et ce que vous attendez en premier.',
  'Je répondrai à toutes vos questions, y compris sur ce qui manque à mon parcours.',
  'Si quelques jours d’essai vous aident à décider, je m’y prêterai volontiers.',
  'Je préfère dire franchement ce que j’ignore, et demander, plutôt que de le laisser découvrir.',
];
