import { describe, expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

describe('names that end as a verb in the future', () => {
  test.each([
    'Logiciels : JIRA, Terraform et Salesforce.',
    'Logiciels\nJira, Terraform et Salesforce',
    'Vendeuse en région AURA, Terraform et Salesforce pendant neuf ans.',
  ])('make no wish of what follows: %s', (text) => {
    expect(kindsFound({}, text).length).toBeGreaterThan(1);
  });

  test.each(['Viendra ensuite Terraform, que j’apprendrai.', 'Sera-t-il possible d’apprendre Terraform ?'])(
    'a verb that opens a sentence is one: %s',
    (text) => {
      expect(kindsFound({}, text)).toEqual([]);
    },
  );
});
