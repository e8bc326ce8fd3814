import type { Candidate } from '../candidate.ts';
import { aimOf } from '../facts/aim.ts';
import { heldCredentials, missingCredentials, mostPapers } from '../facts/credentials.ts';
import { enclosureOf } from '../facts/enclosures.ts';
import { readGap } from '../facts/gaps.ts';
import { reasonsOf } from '../facts/motive.ts';
import { nearTool } from '../facts/near-tool.ts';
import { offerDetails } from '../facts/offer-details.ts';
import { heldBeside, papersToGet } from '../facts/papers-to-get.ts';
import { nextStep, readPractical } from '../facts/practical.ts';
import { remedyOf } from '../facts/remedy.ts';
import { tiesOf } from '../facts/ties.ts';
import { townKey } from '../facts/town-key.ts';
import { unheldOf } from '../facts/unheld.ts';
import { worksThere } from '../facts/works-there.ts';
import { capitalised } from '../french/typeset.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { aheadOf } from './ahead.ts';
import { isJoinable, type Plan, townOf } from './plan.ts';
import { whyOf } from './why.ts';

/** The last paragraph: what there is to learn, what one looks for, from when, and the meeting. */
export function nextOf(plan: Plan): Candidate[] {
  return [
    ...learnOf(plan),
    ...aimedAt(plan),
    ...answersOf(plan),
    ...wishesOf(plan),
    ...whyOf(plan),
    ...detailOf(plan),
    ...enclosedOf(plan),
    ...meetOf(plan),
    ...aheadOf(plan),
  ];
}

function learnOf({ facts, voice, ways }: Plan): Candidate[] {
  const gap = readGap(facts);
  if (gap?.kind !== 'tool') return [];
  const wordings = ways('learn', voice.learn, { terms: gap.term, count: 1 });
  return [{ part: 'next', order: 0, weight: 101, wordings }];
}

/** What the offer asks for and the CV does not tell, as something to learn there; what is merely wished for only fills. */
function aimedAt({ facts, near, voice, ways }: Plan): Candidate[] {
  if (!near) return [];
  const aim = aimOf(facts);
  const aimed = aim ? ways('aim', voice.aim, aim.piece) : [];
  const remedy = remedyOf(facts);
  const times = remedy ? [remedy, null] : [null];
  const said = unheldLists(unheldOf(facts)).flatMap((data) =>
    times.flatMap((when) => ways('unheld', voice.unheld, { ...data, when })),
  );
  const place = { part: 'next', order: 16 } as const;
  return said.length > 0
    ? [{ ...place, weight: 96, wordings: [...said, ...aimed] }]
    : [{ ...place, weight: aim?.isMust ? 84 : 12, wordings: aimed }];
}

/** All that is not held, then less where the guard doubts it. */
function unheldLists(unheld: readonly Piece[]): { list: Piece; isOne: boolean }[] {
  return [unheld, unheld.slice(0, 2), unheld.slice(0, 1)]
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => ({ list: listed(pieces), isOne: pieces.length === 1 && !/^les /.test(pieces[0]?.text ?? '') }));
}

/** What is a condition and the CV silent on, with an answer: the paper one would train for, the tool one knows instead. */
function answersOf(plan: Plan): Candidate[] {
  const { facts, voice, ways } = plan;
  const papers = papersToGet(facts);
  const tool = nearTool(facts);
  const lists = papers.length > 1 ? [listed(papers), ...papers] : papers;
  const [first] = papers;
  const beside = first && heldBeside(facts, first);
  const near = beside
    ? [say`J’ai ${beside} ; pour ${listed(papers)}, que vous demandez, je suivrais volontiers la formation.`]
    : [];
  return [
    {
      part: 'next',
      order: 15,
      weight: 99,
      wordings: [...near, ...lists.flatMap((list) => ways('toGet', voice.toGet, list))],
    },
    { part: 'next', order: 15.5, weight: 95, wordings: licenceOf(plan) },
    { part: 'next', order: 17, weight: 85, wordings: tool ? ways('instead', voice.instead, tool) : [] },
  ];
}

/** The licence to drive that the offer makes a condition and the CV is silent on: a reader takes one passed over for hidden. */
function licenceOf({ facts }: Plan): Piece[] {
  const asked = missingCredentials(facts).find(({ named }) => named === 'le permis B');
  if (!asked) return [];
  const name = { text: 'le permis B', evidence: asked.evidence };
  return [say`Vous demandez ${name} : c’est un point dont je souhaite parler avec vous dès notre premier échange.`];
}

/** What the person says of themselves in their CV, word for word. */
function wishesOf({ facts: { own }, voice }: Plan): Candidate[] {
  const reasons = reasonsOf(own);
  const opener = voice.opening.includes('wish')
    ? reasons[0]
    : voice.opening.includes('wanted')
      ? reasons.find(isJoinable)
      : null;
  const said = [...own.wishes, ...own.views].filter((piece) => piece !== opener);
  const spare = own.spare
    .slice(0, 1)
    .map((piece): Candidate => ({ part: 'next', order: 13, weight: 20, wordings: [piece] }));
  const told = said.slice(0, 3).map(
    (piece, index): Candidate => ({
      part: 'next',
      order: 10 + index,
      weight: 92 - index * 18,
      wordings: [piece],
    }),
  );
  return [...told, ...spare];
}

/** Something of this one offer that the CV speaks of as well, where the opening tells none. */
function detailOf({ facts, voice, ways }: Plan): Candidate[] {
  if (voice.opening.includes('detail') || tiesOf(facts).length > 0) return [];
  const detail = offerDetails(facts).find(({ form, touches }) => form === 'thing' && touches);
  if (!detail) return [];
  return [{ part: 'next', order: 14, weight: 72, wordings: ways('alsoDetail', voice.alsoDetail, detail.piece) }];
}

/** From when, at what hours and with what licence, as clauses. */
function practicalOf({ facts }: Plan): Piece[] {
  const pieces = readPractical(facts);
  const told = heldCredentials(facts)
    .slice(0, mostPapers)
    .some(({ text }) => /^le permis B(?! ?E)/.test(text));
  const free = told
    ? pieces.flatMap((piece): Piece[] => {
        if (!/^j’ai le permis B/.test(piece.text)) return [piece];
        return /véhicule/.test(piece.text) ? [reworded(piece, () => 'je dispose d’un véhicule')] : [];
      })
    : pieces;
  return free.slice(0, 3);
}

/** What one would speak of at the meeting: the job that counts most, as the letter has told it. */
function topicOf({ near }: Plan): Piece | null {
  if (!near?.at) return null;
  // Nobody calls a placement their experience.
  const isPlacement = near.status === 'en stage' || /^stag/iu.test(near.title ?? '');
  if (isPlacement) return { text: `mon stage ${near.at}`, evidence: near.evidence };
  return { text: `${near.isCurrent ? 'mon travail' : 'mon expérience'} ${near.at}`, evidence: near.evidence };
}

/** An application without the copies an offer wants may not be looked at. */
function enclosedOf({ facts }: Plan): Candidate[] {
  const enclosed = enclosureOf(facts);
  return enclosed ? [{ part: 'next', order: 98, weight: 104, wordings: [enclosed] }] : [];
}

/** Lines of the nearest job, from which on a letter has more to end on than that job. */
const enoughLines = 4;

/** What is practical, and the meeting. */
function meetOf(plan: Plan): Candidate[] {
  const { facts, voice, ways } = plan;
  const town = townOf(facts);
  // A letter with little to tell ends on what it has told.
  const topic = town && plan.nearLines.length >= enoughLines ? null : topicOf(plan);
  const place = topic ? null : town;
  const [there, here] = isAway(facts) ? [place, null] : [null, place];
  const free = practicalOf(plan);
  const meet = [
    ...ways('meet', voice.meet, { step: nextStep(facts), there, here, topic }),
    // Where the guard doubts what there is to talk of, the letter still ends on a meeting.
    ...ways('meet', voice.meet, { step: null, there: null, here: null, topic: null }),
  ];
  if (free.length === 0) return [{ part: 'next', order: 99, weight: 119, wordings: meet }];
  const said = reworded(inOne(free), capitalised);
  return [
    { part: 'next', order: 99, weight: 119, wordings: [...meet.map((sentence) => say`${said}. ${sentence}`), ...meet] },
  ];
}

/** Who lives or works in the town of the post, or tells no town, has no journey to offer. */
function isAway(facts: Plan['facts']): boolean {
  const { cv, offer } = facts.input;
  const [home, there] = [cv.contact.city, offer.city].map((town) => townKey(town ?? ''));
  return home !== '' && there !== '' && home !== there && !worksThere(facts);
}

/** « j’ai le permis B et un véhicule, et j’habite Lyon »: a comma where one of them has its own « et ». */
function inOne(clauses: readonly Piece[]): Piece {
  return listed(clauses, clauses.some(({ text }) => / et /.test(text)) ? ', et ' : ' et ');
}
