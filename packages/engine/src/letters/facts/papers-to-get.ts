import { withThe } from '../french/link-words.ts';
import type { Piece } from '../piece.ts';
import { articleOf, missingCredentials } from './credentials.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';

const most = 2;

/** What is obtained by a course of some days or weeks, which an employer may offer. */
const courses =
  /^(?:les? |la |l’)(?:caces|habilitation|certiphyto|aipr|sst|afgsu|fimo|fco|adr|psc ?1|ssiap(?: ?[1-3])?|bafa|bafd|permis (?:BE|C1?E?|D1?E?)(?! [^( ])|formation|attestation|certification)(?!\p{L})/iu;

/** Papers that the offer makes a condition, the CV is silent on and a course gives: « le Certiphyto ». */
export function papersToGet(facts: LetterFacts): Piece[] {
  return missingCredentials(facts)
    .flatMap(({ named, isDiploma, evidence }) =>
      named && !isDiploma && courses.test(named) ? [{ text: named, evidence }] : [],
    )
    .slice(0, most);
}

/** What the CV holds of the same kind as a paper to get: « le Certiphyto opérateur » for « décideur »; null for none. */
export function heldBeside({ input: { cv } }: LetterFacts, asked: Piece): Piece | null {
  const [kind = ''] = /^\p{L}+(?: R ?\d{3})?/u.exec(asked.text.replace(/^(?:les? |la |l’)/, '')) ?? [];
  const index = cv.licences.findIndex((name) => name.startsWith(`${kind} `));
  const own = cv.licences[index];
  const span = cv.spans[`licences.${index}`];
  const article = own && kind !== 'permis' ? articleOf(own) : null;
  if (!own || !span || !article || asked.text.endsWith(own)) return null;
  return { text: withThe(own, article), evidence: evidenceAt('cv', cv.text, span) };
}
