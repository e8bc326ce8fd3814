import type { Candidate } from '../candidate.ts';
import { withQue } from '../french/link-words.ts';
import { reworded, say } from '../piece.ts';
import type { Plan } from './plan.ts';

const most = 2;
const longest = 20;

/** What else the offer tells of the house, for a letter that has too little to tell: it is read at least. */
export function notedOf({ facts, detail, employer, voice, turn }: Plan): Candidate[] {
  const told = [detail?.piece, voice.opening.includes('employer') ? employer : null]
    .flatMap((piece) => piece?.evidence ?? [])
    .map(({ start }) => start);
  const free = facts.employer.filter(
    ({ voice: form, clause, evidence }) =>
      form !== 'bare' &&
      !/[:;«(,]/.test(clause) &&
      clause.split(' ').length <= longest &&
      !evidence.some(({ start }) => told.includes(start)),
  );
  return free.slice(0, most).map(({ clause, evidence }, index): Candidate => {
    const said = reworded({ text: clause, evidence }, withQue);
    const wordings = [
      say`J’ai retenu de votre annonce ${said}.`,
      say`J’y ai lu également ${said}.`,
      say`J’ai également noté ${said}.`,
    ];
    const first = index === 0 ? [wordings[0], wordings[2]][turn % 2] : wordings[1];
    const place = { part: 'next', order: 24.5 + index / 10, weight: 9.5 - index * 7.5 } as const;
    const link = index === 0 ? { key: 'noted' } : { needs: 'noted' };
    return { ...place, ...link, wordings: first ? [first] : [] };
  });
}
