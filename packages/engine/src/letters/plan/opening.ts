import type { Candidate } from '../candidate.ts';
import { heldCredentials, missingCredentials, studyUnderWay } from '../facts/credentials.ts';
import { isTrade, sharesName } from '../facts/experience.ts';
import type { LetterFacts } from '../facts/letter-facts.ts';
import { aStudy } from '../facts/name-study.ts';
import { withDe } from '../french/link-words.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import type { Opening } from '../voice.ts';
import { namedOf } from './named.ts';
import type { Plan } from './plan.ts';

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
  apply: ({ post, voice, ways }) =>
    post.text === '' ? [say`Je vous adresse ma candidature.`] : ways('apply', voice.apply, { post }),
  hello: (plan) => {
    const { near, post, voice, ways } = plan;
    const named = near && namedOf(near);
    const own = named && post.text !== '' ? ways('hello', voice.hello, { ...named, post }) : [];
    return [...own, ...openers.apply(plan)];
  },
  self: ({ near, voice, ways }) => {
    const named = near && namedOf(near);
    return named ? ways('self', voice.self, named) : [];
  },
  background: (plan) => {
    const { experience, voice, ways } = plan;
    const length = experience && { ...experience, as: tradeOf(plan, experience.title) };
    const years = length ? ways('experience', voice.experience, length) : [];
    const lists = papers(plan);
    const both =
      length && !length.isShort
        ? lists.flatMap((list) => ways('background', voice.background, { ...length, list }))
        : [];
    const isAll = missingCredentials(plan.facts).length === 0 && studyUnderWay(plan.facts) === null;
    const held = lists.flatMap((list) => ways('credentials', voice.credentials, { list, isAll }));
    if (both.length > 0) return [...both, ...held, ...years];
    // Each in a sentence of its own.
    const apart = years.flatMap((first) => held.slice(0, 2).map((second) => say`${first} ${second}`));
    return [...apart, ...held, ...years];
  },
  wish: ({ facts }) => [...facts.own.wishes, ...facts.own.views].slice(0, 1),
  employer: (plan) => {
    const { employer, post, voice, ways } = plan;
    const own = employer && post.text !== '' ? ways('employer', voice.employer, { does: employer, post }) : [];
    return [...own, ...openers.apply(plan)];
  },
  proud: (plan) => {
    const { near, proud, post, voice, ways } = plan;
    const at: Piece = { text: near?.at ?? '', evidence: near?.evidence ?? [] };
    const own = proud && post.text !== '' ? ways('proud', voice.proud, { at, clause: proud.piece, post }) : [];
    return [...own, ...openers.apply(plan)];
  },
};

/** The trade is not named again behind a job of the same name. */
function tradeOf({ voice, near, facts }: Plan, title: string): string {
  const [first, second] = [voice.opening.indexOf('hello'), voice.opening.indexOf('background')];
  const isNamed = first >= 0 && first < second && near?.title && isTrade(facts, near);
  return isNamed ? 'dans ce métier' : `comme ${title}`;
}

/** What the offer wants on paper and the CV has; where the guard doubts one of them, the others stand. */
function papers({ facts }: Plan): Piece[] {
  const held = heldCredentials(facts).slice(0, 4);
  const lists = [held, ...held.map((one) => held.filter((other) => other !== one)), held.slice(0, 1)];
  return lists.filter((list) => list.length > 0).map((list) => listed(list));
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
