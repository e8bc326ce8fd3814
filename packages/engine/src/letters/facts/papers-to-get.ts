import type { Piece } from '../piece.ts';
import { missingCredentials } from './credentials.ts';
import type { LetterFacts } from './letter-facts.ts';

const most = 2;

/** What is obtained by a course of some days or weeks, which an employer may offer. */
const courses =
  /^(?:les? |la |l’)(?:caces|habilitation|certiphyto|aipr|sst|afgsu|fimo|fco|adr|psc ?1|permis (?:BE|C1?E?|D1?E?)(?! [^( ])|formation|attestation|certification)(?!\p{L})/iu;

/** Papers that the offer makes a condition, the CV is silent on and a course gives: « le Certiphyto ». */
export function papersToGet(facts: LetterFacts): Piece[] {
  return missingCredentials(facts)
    .flatMap(({ named, isDiploma, evidence }) =>
      named && !isDiploma && courses.test(named) ? [{ text: named, evidence }] : [],
    )
    .slice(0, most);
}
