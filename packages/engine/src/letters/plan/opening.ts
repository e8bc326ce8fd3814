import type { Candidate } from '../candidate.ts';
import { heldCredentials, missingCredentials, studyUnderWay } from '../facts/credentials.ts';
import { sharesName } from '../facts/experience.ts';
import type { LetterFacts } from '../facts/letter-facts.ts';
import { aStudy } from '../facts/name-study.ts';
import { withA, withDe } from '../french/link-words.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import type { Opening } from '../voice.ts';
import { namedOf } from './named.ts';
import { type Plan, proudLine } from './plan.ts';

/** The first paragraph: what is asked, who answers, and what decides, held or lacking. */
export function openingOf(plan: Plan): Candidate[] {
  const own = plan.voice.opening.flatMap((kind, index) => {
    const wordings = openers[kind](plan);
    return wordings.length > 0 ? [candidate(wordings, index * 10)] : [];
  });
  return [...own, ...lacking(plan)];
}

function candidate(wordings: Piece[], order: number): Candidate {
  return { part: 'post', order, weight: 120 - order / 10, wordings };
}

const openers: Record<Opening, (plan: Plan) => Piece[]> = {
  apply: (plan) => {
    const { facts, near, voice } = plan;
    const { company, title } = facts;
    const post: Piece = title ?? { text: '', evidence: [] };
    const named = near && plan.namesSelf ? namedOf(near) : null;
    return plan.ways('apply', voice.apply, { post, city: inCity(plan), company, self: named });
  },
  self: ({ near, voice, ways }) => {
    const named = near && namedOf(near);
    return named ? ways('self', voice.self, named) : [];
  },
  experience: ({ experience, voice, ways }) => (experience ? ways('experience', voice.experience, experience) : []),
  credentials: ({ facts, voice, ways }) => {
    const held = heldCredentials(facts).slice(0, 4);
    const isAll = missingCredentials(facts).length === 0 && studyUnderWay(facts) === null;
    // Where the guard doubts one of them, the others stand.
    const lists = [held, ...held.map((one) => held.filter((other) => other !== one)), held.slice(0, 1)];
    return lists.flatMap((list) =>
      list.length > 0 ? ways('credentials', voice.credentials, { list: listed(list), isAll }) : [],
    );
  },
  wish: ({ facts }) => [...facts.own.wishes, ...facts.own.views].slice(0, 1),
  proud: (plan) => {
    const { near, voice, ways } = plan;
    const best = proudLine(plan);
    return best && near
      ? ways('proud', voice.proud, { at: { text: near.at ?? '', evidence: near.evidence }, clause: best.piece })
      : [];
  },
};

/** « à Lyon », with a space before. */
function inCity({ facts: { city } }: Plan): Piece {
  return city ? say` ${reworded(city, (name) => withA(name.replace(/^L(es?) /, 'l$1 ')))}` : { text: '', evidence: [] };
}

/** What the offer requires on paper and the CV does not have: said here, once. */
function lacking(plan: Plan): Candidate[] {
  return [...lackingPapers(plan), ...lackingTrade(plan)];
}

/** A post of another name than all one has held, where years in it are asked for. */
function lackingTrade({ facts, near }: Plan): Candidate[] {
  const { jobs, input, shortTitle } = facts;
  const asks = (input.offer.experienceYearsMin ?? 0) >= 1;
  if (
    !asks ||
    !shortTitle ||
    !near?.title ||
    jobs.some((job) => job.isRelated || sharesName(shortTitle.text, job.title))
  )
    return [];
  const wordings = [say`Je n’ai pas encore occupé de poste ${reworded(shortTitle, withDe)}.`];
  return [{ part: 'post', order: 85, weight: 106, wordings }];
}

function lackingPapers({ facts }: Plan): Candidate[] {
  const study = studyUnderWay(facts);
  const name = study && aStudy(study);
  const wordings =
    study && name
      ? [say`Je prépare ${name}${study.year ? ` (fin prévue en ${study.year})` : ''} et ne l’ai donc pas encore.`]
      : lackingOf(facts);
  return wordings.length > 0 ? [{ part: 'post', order: 90, weight: 105, wordings }] : [];
}

const isStudy = ({ text }: Piece) =>
  /^(?:d’|de |du )(?:diplôme|licence|master|titre|b[tp]s?|bac|cap|dut|bep)(?!\p{L})/iu.test(text);

function lackingOf(facts: LetterFacts): Piece[] {
  const missing = missingCredentials(facts).slice(0, 3);
  const [only] = missing;
  if (!only) return [];
  const list = listed(missing, ' ni ');
  const diploma = facts.studies.find(({ held, name }) => held !== 'under way' && !/brevet/i.test(name));
  const own = diploma ? aStudy(diploma) : null;
  const instead =
    missing.length === 1 && own && isStudy(only) ? [say`Je n’ai pas ${list} : ma formation est ${own}.`] : [];
  if (missing.some(isStudy)) return [...instead, say`Je n’ai pas ${list}, et je préfère vous le dire dès maintenant.`];
  return [say`Je n’ai pas ${list}, et je souhaite ${missing.length > 1 ? 'les obtenir' : 'l’obtenir'}.`];
}
