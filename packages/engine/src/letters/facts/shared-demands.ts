import type { RequirementMatch } from '../../match/match-requirements.ts';
import { thingsOf } from '../french/things-of.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { JobFact } from './job-facts.ts';
import type { LetterFacts } from './letter-facts.ts';
import { rootsOf } from './roots-of.ts';

const most = 3;
const mostWords = 6;
const wellProved = 0.9;

/**
 * What the offer wants and a line of the job shows, in the words of the offer: « les rondes », « la levée de doute ». It is
 * the reason to write that no other letter has. Empty where fewer than two can be named.
 */
export function sharedDemands({ context, title, input: { cv, offer } }: LetterFacts, job: JobFact): Piece[] {
  const shown = new Set(job.missions.flatMap(({ terms }) => terms));
  const told = new Set(rootsOf(title?.text ?? ''));
  const pieces = context.requirements
    .filter((match) => isShown(match, shown))
    .flatMap(({ requirement, proof }): Piece[] => {
      const text = named(typeset(offer.text.slice(requirement.span.start, requirement.span.end)));
      const roots = text ? rootsOf(text) : [];
      if (!text || roots.length === 0 || roots.some((root) => told.has(root))) return [];
      for (const root of roots) told.add(root);
      const own = proof ? evidenceAt('cv', cv.text, proof) : [];
      return [{ text, evidence: [...evidenceAt('offer', offer.text, requirement.span), ...own] }];
    });
  return pieces.length > 1 ? pieces.slice(0, most) : [];
}

/** A condition of the offer that a line of the job proves, or nearly so. */
function isShown({ requirement, credit, proof }: RequirementMatch, shown: ReadonlySet<string>): boolean {
  const isAsked = requirement.kind === 'skill' && requirement.importance === 'must';
  return isAsked && shown.has(requirement.term) && proof !== null && credit >= wellProved;
}

/** « les transmissions ciblées »: a short name of work with its article; null for all else. */
function named(quote: string): string | null {
  if (quote.split(' ').length > mostWords || / et |[,:;()«»/\d]/.test(quote)) return null;
  const things = thingsOf(uncapitalised(quote), true)?.replace(/^des /, 'les ');
  return things && /^(?:les? |la |l’)\p{Ll}/u.test(things) ? things : null;
}
