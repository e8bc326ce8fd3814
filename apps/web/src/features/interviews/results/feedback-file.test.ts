import { byEngine } from '@coach/contracts/written-by';
import { expect, test } from 'vitest';
import { feedbackFile } from './feedback-file.ts';

const session = {
  ...{ role: 'Vendeuse', score: 62, questions: [], responses: [], feedback: [] },
  ...{ feedbackWrittenBy: byEngine, feedbackDoubts: [] },
};
const textOf = (more: Partial<Parameters<typeof feedbackFile>[0]> = {}) =>
  feedbackFile({ ...session, ...more }, 'Bien dit.', new Date(2026, 10, 21));

test('the file says who wrote, and what is to be checked', () => {
  const own = textOf();
  expect(own.name).toBe('feedback-entretien-2026-11-21.txt');
  expect(own.content).not.toContain('plume-1');
  const { content } = textOf({
    feedbackWrittenBy: { by: 'model', model: 'plume-1', reason: null },
    feedbackDoubts: [{ start: 0, end: 4, quote: 'Bien', reason: 'Rien ne le montre.' }],
  });
  expect(content).toMatch(/62\/100\n.*plume-1.*\n\nBien dit\.\n\n.+\n– .*Bien.*Rien ne le montre\.\n$/);
});
