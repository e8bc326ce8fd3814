import type { InterviewQuestion } from '@coach/contracts/interview';
import data from '../../../data/interviews/tips.json' with { type: 'json' };
import { hashOf } from '../../letters/hash-of.ts';
import type { Candidate } from './candidate.ts';
import { nearestExample } from './examples.ts';
import type { InterviewFacts } from './interview-facts.ts';

const common = data as unknown as Record<string, readonly string[]>;
const least = 2;
const most = 4;

/** Each question with how to answer it: its own advice, the example to take in the CV, the form of a good answer. */
export function withTips(own: InterviewFacts, chosen: readonly Candidate[]): InterviewQuestion[] {
  const told = new Set<string>();
  const used = new Map<string, number>();
  return chosen.map(({ category, question, tips, about }) => {
    const all = [...tips];
    const wantsExample = (category === 'technique' || category === 'situation') && about?.source !== 'cv';
    const nearest = wantsExample && all.length < most - 1 ? nearestExample(own, question, tips, told) : null;
    if (nearest) all.push(nearest);
    if (all.length < least || (category === 'situation' && all.length < most - 1))
      all.push(formTip(category, question, used));
    return { category, question, tips: [...new Set(all)].slice(0, most), about };
  });
}

const isStory = /racontez|parlez-moi|votre cv/i;

/** The one of the category's tips told least so far. */
function formTip(category: string, question: string, used: Map<string, number>): string {
  const kind = category === 'situation' ? (isStory.test(question) ? 'situation-story' : 'situation-case') : category;
  const key = (tip: string) => (used.get(tip) ?? 0) * 2 ** 32 + hashOf(question + tip);
  const [first = ''] = [...(common[kind] ?? [])].sort((a, b) => key(a) - key(b));
  used.set(first, (used.get(first) ?? 0) + 1);
  return first;
}
