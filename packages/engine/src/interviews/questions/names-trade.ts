import { genderOfTitles } from '../../letters/french/job-title.ts';
import { tradeOf } from './bank.ts';

/** Words at the head of what was read as a title and is none. */
const noTrade =
  /^(?:puis|service|logiciel|secteur|p[ôo]le|inspection|d[ée]partement|direction|soci[ée]t[ée])(?!\p{L})/iu;

/** Whether a title could be said of a person. */
export function couldBeTitle(title: string): boolean {
  return !noTrade.test(title.trim());
}

/** Whether a title surely names what somebody does: an employer or a tool read as one does not. */
export function namesTrade(title: string): boolean {
  return couldBeTitle(title) && (genderOfTitles([title]) !== null || tradeOf(title) !== undefined);
}
