import type { Candidate } from '../candidate.ts';
import { heldCredentials, missingCredentials, mostPapers, studyUnderWay } from '../facts/credentials.ts';
import { isTrade } from '../facts/experience.ts';
import { reasonsOf } from '../facts/motive.ts';
import { openingTie } from '../facts/ties.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { justAm } from '../tones/also.ts';
import type { Opening } from '../voice.ts';
import { lackingOf } from './lacking.ts';
import { namedOf } from './named.ts';
import { isJoinable, type Plan } from './plan.ts';
import { houseToOpen, tieSayings, tradeIn } from './why.ts';

/** The first paragraph: what is asked, who answers, and what decides, held or lacking. */
export function openingOf(plan: Plan): Candidate[] {
  const own = plan.voice.opening.flatMap((kind, index) => {
    const wordings = openers[kind](plan);
    return wordings.length > 0 ? [candidate(wordings, index * 10)] : [];
  });
  return [...houseIn(plan), ...own, ...lackingOf(plan)];
}

/** Why this employer, where the opening has no reason of the person’s own. */
function houseIn(plan: Plan): Candidate[] {
  const house = houseToOpen(plan);
  return house
    ? [
        {
          part: 'post',
          order: -10,
          weight: 103,
          wordings: plan.ways('house', plan.voice.house, { house, trade: tradeIn(plan) }),
        },
      ]
    : [];
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
  offered: ({ post, near, voice, ways }) => {
    // What is offered is the job told just before.
    const own = { ...post, evidence: [...post.evidence, ...(near?.evidence ?? [])] };
    return post.text === '' ? [say`Je vous adresse ma candidature.`] : ways('offered', voice.offered, { post: own });
  },
  self: ({ near, voice, ways }) => {
    const named = near && namedOf(near);
    return named ? [...ways('self', voice.self, named), justAm(named)] : [];
  },
  background: (plan) => {
    const { experience, voice, ways } = plan;
    const length = experience && { ...experience, as: experience.as ?? tradeOf(plan, experience.title) };
    const years = length ? ways('experience', voice.experience, length) : [];
    const lists = papers(plan);
    const both = length ? lists.flatMap((list) => ways('background', voice.background, { ...length, list })) : [];
    const isAll = missingCredentials(plan.facts).length === 0 && studyUnderWay(plan.facts) === null;
    const held = lists.flatMap((list) => ways('credentials', voice.credentials, { list, isAll }));
    if (both.length > 0) return [...both, ...held, ...years];
    // Each in a sentence of its own.
    const apart = years.flatMap((first) => held.slice(0, 2).map((second) => say`${first} ${second}`));
    return [...apart, ...held, ...years];
  },
  wish: ({ facts }) => reasonsOf(facts.own).slice(0, 1),
  wanted: (plan) => {
    const { facts, post, voice, ways } = plan;
    const own = reasonsOf(facts.own).find(isJoinable);
    const words = own && reworded(own, (text) => text.replace(/\.$/, ''));
    const said = words && post.text !== '' ? ways('wanted', voice.wanted, { words, post }) : [];
    return [...said, ...openers.apply(plan)];
  },
  match: (plan) => {
    const { near, post, shared, voice, ways } = plan;
    // Where the guard holds the match, the post is asked for otherwise than at the angles that only ask for it.
    const plain = post.text === '' ? openers.apply(plan) : ways('plain', voice.apply, { post });
    if (!near || shared.length < 2 || post.text === '') return plain;
    const isNow = near.isCurrent;
    const lists = [shared, shared.slice(0, 2)].map((pieces) => listed(pieces));
    return [...lists.flatMap((list) => ways('match', voice.match, { list, isNow, post })), ...plain];
  },
  detail: (plan) => {
    const { detail, post, voice, ways } = plan;
    if (!detail || post.text === '') return openers.apply(plan);
    const { form, piece } = detail;
    const own =
      form === 'thing'
        ? ways('detail', voice.detailThing, { thing: piece, post })
        : ways('detail', voice.detailTold, { told: piece, post });
    return [...own, ...openers.apply(plan)];
  },
  whole: (plan) => {
    const { near, voice, ways } = plan;
    const named = near && namedOf(near);
    // The job has been told: years and papers are left.
    if (!named || voice.opening.some((kind) => kind === 'hello' || kind === 'proud')) return openers.background(plan);
    const { years, lists } = brought(plan);
    const all = lists.length > 0 ? lists.map((list) => [...years, ...list]) : [years];
    const both = all.filter((list) => list.length > 0).map((list) => listed(list));
    return [...both.flatMap((list) => ways('whole', voice.whole, { ...named, list })), ...openers.self(plan)];
  },
  tie: (plan) => {
    const { facts, post, voice, ways } = plan;
    const first = openingTie(facts, plan.angle);
    const sayings = first && post.text !== '' ? tieSayings(first, plan) : [];
    return [...sayings.flatMap((tie) => ways('tie', voice.tie, { tie, post })), ...openers.apply(plan)];
  },
  proud: (plan) => {
    const { near, proud, post, voice, ways } = plan;
    const named = near && namedOf(near);
    const own =
      proud && named && post.text !== '' ? ways('proud', voice.proud, { ...named, clause: proud.piece, post }) : [];
    return [...own, ...openers.hello(plan)];
  },
};

/** « neuf ans d’expérience dans ce métier », and the papers: all of them, then fewer where the guard doubts one. */
function brought(plan: Plan): { years: Piece[]; lists: Piece[][] } {
  const { experience } = plan;
  const years = experience
    ? [say`${experience.length} d’expérience ${experience.as ?? tradeOf(plan, experience.title)}`]
    : [];
  return { years, lists: paperLists(plan) };
}

/** The trade is not named again behind a job of the same name. */
function tradeOf({ voice, near, facts }: Plan, title: string): string {
  const [first, second] = [voice.opening.indexOf('hello'), voice.opening.indexOf('background')];
  const isBefore = (first >= 0 && first < second) || voice.opening.includes('whole') || voice.opening.includes('proud');
  const isNamed = isBefore && near?.title && isTrade(facts, near);
  return isNamed ? 'dans ce métier' : `comme ${title}`;
}

/** What the offer wants on paper and the CV has; where the guard doubts one of them, the others stand. */
function papers(plan: Plan): Piece[] {
  return paperLists(plan).map((list) => listed(list));
}

function paperLists({ facts, voice }: Plan): Piece[][] {
  const held = heldCredentials(facts).slice(0, Math.min(mostPapers, voice.papers));
  const lists = [held, ...held.map((one) => held.filter((other) => other !== one)), held.slice(0, 1)];
  return lists.filter((list) => list.length > 0);
}
