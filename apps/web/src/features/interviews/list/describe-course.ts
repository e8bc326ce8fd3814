import { m } from '../../../paraglide/messages.js';

/** Scores, oldest first, as a sentence. */
export function describeCourse(scores: readonly number[]): string {
  const [first = 0, last = 0, total] = [scores[0], scores.at(-1), scores.length];
  const count = Math.abs(last - first);
  if (count === 0) return m.interviews_course_same({ last, total });
  return (last > first ? m.interviews_course_up : m.interviews_course_down)({ first, last, count, total });
}
