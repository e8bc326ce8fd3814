import { foldText } from '../../text/fold-text.ts';
import type { Candidate } from '../candidate.ts';
import type { LetterFacts } from '../facts/letter-facts.ts';
import { say } from '../piece.ts';
import { namedOf } from './named.ts';

/** « J’ai commencé à travailler en 2017, comme caissière »: how long ago, where `sentences` do not tell that job. */
export function firstJobOf({ jobs }: LetterFacts, sentences: readonly string[]): Candidate[] {
  if (jobs.some(({ startYear }) => startYear === null)) return [];
  const [first] = [...jobs].sort((one, other) => Number(one.startYear) - Number(other.startYear));
  const named = first && namedOf(first);
  if (!first || !named || jobs.length < 2 || !/^comme /.test(named.as.text)) return [];
  const told = foldText(sentences.join(' '));
  const isTold = told.includes(foldText(first.title ?? '')) || (first.at !== null && told.includes(foldText(first.at)));
  if (isTold || /^(?:stag|appren|altern|service|bénévol)/iu.test(first.title ?? '') || first.status !== null) return [];
  const year = { text: first.startYear ?? '', evidence: first.evidence };
  const wordings = [
    ...(named.at.text === '' ? [] : [say`J’ai commencé à travailler en ${year}, ${named.as} ${named.at}.`]),
    say`J’ai commencé à travailler en ${year}, ${named.as}.`,
  ];
  return [{ part: 'rest', order: 21, weight: 3, wordings }];
}
