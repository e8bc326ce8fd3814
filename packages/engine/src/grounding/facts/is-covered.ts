import type { ParsedCv } from '@coach/contracts/cv';
import type { ParsedOffer } from '@coach/contracts/offer';
import { type CvReading, contextOf } from '../../match/context.ts';
import { matchRequirements } from '../../match/match-requirements.ts';
import { oncePer } from '../../text/once-per.ts';
import type { CheckContext } from '../context.ts';

/** No CV is longer. */
const longest = 60_000;

type Kept = { reading: CvReading; answers: Map<string, boolean> };

const kept = new WeakMap<ParsedCv, Kept>();
/** A letter asks for a few: a text that asks for more is no text to be lenient with. */
const most = 150;
/** Kept for the next texts on a CV; beyond, they are worked out anew. */
const remembered = 2000;

/** What one text has asked for, so that no text changes what another one is told. */
const askedBy = oncePer((_: CheckContext) => new Set<string>());

/**
 * Whether a CV has what an offer would ask for in these words: the same reading that tells a person which demands they
 * meet. `name` is that of the lists of skills, null for words of no list.
 */
export function isCovered(context: CheckContext, cv: ParsedCv, phrase: string, name: string | null): boolean {
  if (cv.text.length > longest) return false;
  const key = `${name} ${phrase}`;
  const asked = askedBy(context);
  if (asked.size >= most && !asked.has(key)) return false;
  asked.add(key);
  const known = kept.get(cv) ?? { reading: contextOf({ cv, offer: null, today: anyDay }), answers: new Map() };
  kept.set(cv, known);
  const answer = known.answers.get(key);
  if (answer !== undefined) return answer;
  if (known.answers.size >= remembered) known.answers.clear();
  const found = isMet(known.reading, phrase, name);
  known.answers.set(key, found);
  return found;
}

/** Lengths of jobs are of no account here. */
const anyDay = '2000-01-01';

function isMet(reading: CvReading, phrase: string, name: string | null): boolean {
  const [match] = matchRequirements(reading, asking(phrase, name), []);
  return match !== undefined && match.state !== 'missing';
}

/** An offer that asks for one thing. */
function asking(phrase: string, name: string | null): ParsedOffer {
  return {
    title: null,
    company: null,
    city: null,
    contract: null,
    remote: null,
    salary: null,
    experienceYearsMin: null,
    mustHave: [name ?? phrase],
    niceToHave: [],
    softSkills: [],
    languages: [],
    text: phrase,
    requirements: [
      {
        term: name ?? phrase,
        kind: name === null ? 'term' : 'skill',
        importance: 'must',
        alternatives: [],
        span: { start: 0, end: phrase.length },
      },
    ],
    spans: {},
  };
}
