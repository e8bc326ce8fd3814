import { amendmentSchema } from '@coach/contracts/amendment';
import type { ParsedCv } from '@coach/contracts/cv';
import type { RecommendationAction } from '@coach/contracts/report';
import { expect, test } from 'vitest';
import { newAmendment } from '../amend/new-amendment.ts';
import { type Answer, amendmentFor } from './amendment-for.ts';

const cv: ParsedCv = {
  contact: { fullName: 'Inès Leroy', email: null, phone: null, city: null, linkedin: null },
  title: null,
  summary: null,
  headings: [],
  experiences: [{ title: 'Cariste', company: 'Entrepôt Duval', start: null, end: null, bullets: ['Chargement'] }],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  licences: [],
  interests: [],
  text: '',
  spans: {},
  superseded: [],
};
const text = (value: string): Answer => ({ kind: 'text', text: value });

const cases: [RecommendationAction, Answer, object][] = [
  [
    { kind: 'replace-line', start: 3, end: 9, before: 'a', after: 'b' },
    text(' c '),
    { kind: 'replace-line', start: 3, end: 9, text: 'c' },
  ],
  [
    { kind: 'complete-line', start: 3, end: 9, before: 'a', question: '?' },
    text('a (12)'),
    { kind: 'replace-line', start: 3, end: 9, text: 'a (12)' },
  ],
  [{ kind: 'remove-line', start: 3, end: 9, before: 'a' }, { kind: 'none' }, { kind: 'remove-line', start: 3, end: 9 }],
  [
    { kind: 'set-contact', field: 'city', proposal: null },
    text('Lille'),
    { kind: 'set-contact', field: 'city', value: 'Lille' },
  ],
  [{ kind: 'set-title', proposal: null }, text('Cariste'), { kind: 'set-title', value: 'Cariste' }],
  [{ kind: 'set-summary', proposal: null }, text('Dix ans.'), { kind: 'set-summary', value: 'Dix ans.' }],
  [
    { kind: 'add-skill', term: 'CACES 3' },
    { kind: 'proof', proof: 'Obtenu en 2022.', experience: 0 },
    { kind: 'add-skill', name: 'CACES 3', proof: 'Obtenu en 2022.', experience: 0 },
  ],
  [
    { kind: 'set-dates', experience: 0 },
    { kind: 'dates', start: '2020-01', end: 'present' },
    {
      kind: 'set-experience',
      index: 0,
      value: { title: 'Cariste', company: 'Entrepôt Duval', start: '2020-01', end: 'present', bullets: null },
    },
  ],
];

test.each(cases)('$kind becomes an amendment the server takes', (action, answer, expected) => {
  const draft = amendmentFor(action, answer, cv);
  expect(draft).toEqual(expected);
  expect(draft && amendmentSchema.safeParse(newAmendment(draft)).success).toBe(true);
});

test('an empty answer, one of another kind, or an experience that is gone make none', () => {
  expect(amendmentFor({ kind: 'set-title', proposal: null }, text('  '), cv)).toBeNull();
  expect(amendmentFor({ kind: 'add-skill', term: 'CACES 3' }, text('oui'), cv)).toBeNull();
  expect(amendmentFor({ kind: 'set-dates', experience: 4 }, { kind: 'dates', start: null, end: null }, cv)).toBeNull();
});
