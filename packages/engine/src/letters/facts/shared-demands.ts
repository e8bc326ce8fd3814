import type { RequirementMatch } from '../../match/match-requirements.ts';
import { isToolName } from '../../skills/tool-name.ts';
import { isForeign } from '../french/is-foreign.ts';
import { areWork } from '../french/is-work-noun.ts';
import { thingsOf } from '../french/things-of.ts';
import { capitalised, typeset, uncapitalised } from '../french/typeset.ts';
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
export function sharedDemands(facts: LetterFacts, job: JobFact): Piece[] {
  const shown = demandsShown(facts, job).map(({ piece }) => piece);
  return shown.length > 1 ? shown.slice(0, most) : [];
}

/** Every demand of the offer that a line of the job shows and that has a short name, with the term it is known by. */
export function demandsShown(
  { context, title, input: { cv, offer } }: LetterFacts,
  job: JobFact,
): { piece: Piece; term: string }[] {
  const shown = new Set(job.missions.flatMap(({ terms }) => terms));
  const told = new Set(rootsOf(title?.text ?? ''));
  return context.requirements
    .filter((match) => isShown(match, shown) && !isForeign(lineAt(offer.text, match.requirement.span.start)))
    .flatMap(({ requirement, proof }) => {
      const text = named(typeset(offer.text.slice(requirement.span.start, requirement.span.end)));
      const roots = text ? rootsOf(text) : [];
      if (!text || roots.length === 0 || roots.some((root) => told.has(root))) return [];
      for (const root of roots) told.add(root);
      const own = proof ? evidenceAt('cv', cv.text, proof) : [];
      const evidence = [...evidenceAt('offer', offer.text, requirement.span), ...own];
      return [{ piece: { text, evidence }, term: requirement.term }];
    });
}

/** « lead negotiations »: words of another language take no article of ours. */
function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
}

/** A condition of the offer that a line of the job proves, or nearly so. */
function isShown({ requirement, credit, proof }: RequirementMatch, shown: ReadonlySet<string>): boolean {
  const isAsked = requirement.kind === 'skill' && requirement.importance === 'must';
  return isAsked && shown.has(requirement.term) && proof !== null && credit >= wellProved;
}

/** « les transmissions ciblées »: a short name of work with its article; null for all else. */
function named(quote: string): string | null {
  // « Python » is no thing one does, in small letters neither.
  if (isToolName(capitalised(quote)) || quote.split(' ').length > mostWords || / et |[,:;()«»/\d]/.test(quote))
    return null;
  const things = thingsOf(uncapitalised(quote), true)?.replace(/^des /, 'les ');
  return things && /^(?:les? |la |l’)\p{Ll}/u.test(things) && areWork(things) ? things : null;
}
