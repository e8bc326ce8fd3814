import type { Amendment } from '@coach/contracts/amendment';
import { expect, test } from 'vitest';
import { putAmendment } from './put-amendment.ts';

const email = (id: string, value: string): Amendment => ({ kind: 'set-contact', id, field: 'email', value });
const title = (id: string, value: string): Amendment => ({ kind: 'set-title', id, value });
const line = (id: string, start: number): Amendment => ({ kind: 'replace-line', id, start, end: start + 5, text: id });
const entry = (id: string, index: number | null): Amendment => ({
  kind: 'set-experience',
  id,
  index,
  value: { title: id, company: null, start: null, end: null, bullets: null },
});

test('the second correction of a field takes the place of the first, where it stood', () => {
  const list = [email('a', 'lea@example.com'), title('b', 'Comptable')];
  expect(putAmendment(list, email('c', 'lea.durand@example.com'))).toEqual([
    email('c', 'lea.durand@example.com'),
    title('b', 'Comptable'),
  ]);
});

test('two fields of the contact are two corrections', () => {
  const phone: Amendment = { kind: 'set-contact', id: 'p', field: 'phone', value: '+33612345678' };
  expect(putAmendment([email('a', 'lea@example.com')], phone)).toHaveLength(2);
});

test('removing a line that was reworded keeps only the removal', () => {
  const removal: Amendment = { kind: 'remove-line', id: 'r', start: 10, end: 15 };
  expect(putAmendment([line('a', 10), line('b', 20)], removal)).toEqual([removal, line('b', 20)]);
});

test('an entry is only compared with the correction just before, since places move', () => {
  expect(putAmendment([entry('a', 1)], entry('b', 1))).toEqual([entry('b', 1)]);
  const removed: Amendment = { kind: 'remove-experience', id: 'r', index: 0 };
  expect(putAmendment([entry('a', 1), removed], entry('b', 1))).toHaveLength(3);
  expect(putAmendment([entry('a', null)], entry('b', null))).toHaveLength(2);
});
