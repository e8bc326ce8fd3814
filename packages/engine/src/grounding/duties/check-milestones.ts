import { lazily } from '../../text/lazily.ts';
import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import lines from './milestones.json' with { type: 'json' };

/** How an event of a life is told, and the words of which documents that tell it have one. */
type Milestone = { told: RegExp; proof: RegExp };

const milestones = lazily((): Milestone[] =>
  lines.map((line) => {
    const [told = '', roots = ''] = line.split(' | ');
    const shown = roots.split(' ').map((root) => root.replaceAll('-', "[ '-]"));
    return { told: new RegExp(`\\b(?:${told})(?![a-z])`, 'g'), proof: new RegExp(`\\b(?:${shown.join('|')})`) };
  }),
);

/**
 * « J’ai créé mon entreprise », « j’ai servi dans l’armée », « je joue du piano »: events of a life in words of everyone,
 * of which the documents have none.
 */
export function checkMilestones({ reading, marks, own }: CheckContext): Finding[] {
  return milestones().flatMap(({ told, proof }) =>
    matchesOf(reading.folded, told).flatMap(({ index, 0: { length } }): Finding[] => {
      if (marks[index] !== stances.self || proof.test(own.flat)) return [];
      const end = index + length;
      return [
        { kind: 'skill', start: index, end, reason: reasons.skill(reading.text.slice(index, end)), givesWay: true },
      ];
    }),
  );
}
