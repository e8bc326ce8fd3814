import type { Truth } from '../../task.ts';
import type { CoachingDialogueInput } from './coaching-dialogue-task.ts';

/** What the person told of their case and said in the scene, and what the script says of it. */
export function dialogueTruth({
  before,
  said,
  script,
  remarks,
  strengths,
  prepare,
}: Omit<CoachingDialogueInput, 'scene' | 'state'>): Truth {
  const told = before.filter(({ speaker }) => speaker === 'person').map(({ text }) => text);
  const scripted = [...script, ...remarks, ...strengths].map(({ text }) => text);
  return { cv: null, offer: null, extra: [...told, said ?? '', ...scripted, ...prepare] };
}
