import type { InterviewQuestion } from '@coach/contracts/interview';
import data from '../../../data/interviews/fallback.json' with { type: 'json' };
import { meaningfulStems } from '../../match/word-index.ts';
import type { Pattern } from './pattern.ts';

const generic = data.generic as readonly Pattern[];
const roles = (data.roles as readonly { role: string; titles: string[]; questions: Pattern[] }[]).map((each) => ({
  questions: each.questions,
  names: [each.role, ...each.titles].map(meaningfulStems),
}));

/**
 * The built-in questions of spec 2, section 9: those of the role where it is one of the three, after the two generic
 * ones; at most `count`.
 */
export function fallbackQuestions(role: string | null, count: number): InterviewQuestion[] {
  const own = meaningfulStems((role ?? '').slice(0, 300));
  const known = roles.find(({ names }) => names.some((name) => name.every((stem) => own.includes(stem))));
  return [...generic, ...(known?.questions ?? [])]
    .slice(0, Math.max(0, Math.trunc(count) || 0))
    .map(({ category, ask, tips }) => ({ category, question: ask, tips: [...tips], about: null }));
}
