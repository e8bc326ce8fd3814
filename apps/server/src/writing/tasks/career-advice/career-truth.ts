import type { ParsedCv } from '@coach/contracts/cv';
import { loadEngine } from '../../../ports/engine.ts';
import type { Truth } from '../../task.ts';
import type { CareerAdviceInput } from './career-advice-task.ts';

const clause = /[^.!?;,\n]+/gu;
const wish =
  /(?:^|\s)(?:je |j['’])(?:ne |me |m['’])?(?:veux|voudrais|souhait|aimerais|vise|compte|espère|rêve|cherche|dois|devrai|manque|sai[st] pas|n['’])/iu;
/** What the engine counted of the person. */
const count = /vous montrez (?:déjà )?\d+ des \d+ demandes/giu;
const fact = /(?:^|\s)(?:je\s|j['’])/iu;

/**
 * What the person shows: their CV, the experiences they tell, the skills of their profile, and what the other two answers
 * say of them in passing. What they aim at, and what the plan asks of them, is no more than a goal.
 */
export async function careerTruth(
  { goal, answers, missing, regulated, steps, routes, bridges }: CareerAdviceInput,
  cv: ParsedCv | null,
  profileSkills: readonly string[],
): Promise<Truth> {
  const { parseOffer } = await loadEngine();
  const { skillsToDevelop, careerGoal, pastExperiences } = answers;
  const counted = [...steps, ...routes].flatMap(({ why }) => why.match(count) ?? []);
  const aims = [
    goal,
    'Profil recherché',
    ...missing.map(({ skill }) => `- ${skill}`),
    ...[skillsToDevelop, careerGoal, regulated ?? ''],
    ...steps.map(({ title, why }) => `${title}. ${why}`),
    ...routes.map(({ name, why, detail }) => `${name}. ${why} ${detail}`),
    ...bridges.map(({ towards, why }) => `${towards ?? ''} ${why}`),
  ];
  return {
    cv,
    offer: parseOffer(aims.join('\n')),
    extra: [pastExperiences, statedIn(careerGoal), statedIn(skillsToDevelop), profileSkills.join(', '), ...counted],
  };
}

/** « Je suis aide à domicile depuis 2021, je veux devenir … »: the first part. */
function statedIn(answer: string): string {
  return (answer.match(clause) ?? []).filter((part) => fact.test(part) && !wish.test(part)).join('.\n');
}
