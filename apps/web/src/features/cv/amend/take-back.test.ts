import type { Amendment } from '@coach/contracts/amendment';
import { expect, test } from 'vitest';
import { takeBack } from './take-back.ts';

const value = (title: string) => ({ title, company: null, start: null, end: null, bullets: null });
const add = (id: string): Amendment => ({ kind: 'set-experience', id, index: null, value: value(id) });
const edit = (id: string, index: number): Amendment => ({ kind: 'set-experience', id, index, value: value(id) });
const remove = (id: string, index: number): Amendment => ({ kind: 'remove-experience', id, index });
const skill = (id: string, experience: number | null): Amendment => ({
  kind: 'add-skill',
  id,
  name: id,
  proof: 'Preuve.',
  experience,
});

/** Applies the amendments to a list of titles as the engine does: edits by place, additions at the top. */
function apply(titles: string[], list: Amendment[]): string[] {
  const entries = [...titles];
  for (const amendment of list) {
    if (amendment.kind === 'remove-experience') entries.splice(amendment.index, 1);
    if (amendment.kind === 'add-skill' && amendment.experience !== null)
      entries[amendment.experience] += `+${amendment.name}`;
    if (amendment.kind !== 'set-experience') continue;
    if (amendment.index === null) entries.unshift(amendment.id);
    else entries[amendment.index] += `*${amendment.id}`;
  }
  return entries;
}

test('taking back an addition lets the later edits follow their own entry', () => {
  const list = [add('new'), edit('e1', 1), edit('e2', 0), remove('r', 2), skill('s', 1)];
  expect(apply(['A', 'B', 'C'], list)).toEqual(['new*e2', 'A*e1+s', 'C']);
  expect(apply(['A', 'B', 'C'], takeBack(list, 'new'))).toEqual(['A*e1+s', 'C']);
});

test('an added entry that was removed again leaves without a trace', () => {
  const list = [add('new'), add('newer'), remove('r', 1), edit('e', 1)];
  expect(apply(['A', 'B'], list)).toEqual(['newer', 'A*e', 'B']);
  expect(apply(['A', 'B'], takeBack(list, 'new'))).toEqual(['newer', 'A*e', 'B']);
  expect(takeBack(list, 'new')).not.toContainEqual(expect.objectContaining({ id: 'r' }));
});

test('a skill proved by an entry that is taken back stays, on its own', () => {
  expect(takeBack([add('new'), skill('s', 0)], 'new')).toEqual([skill('s', null)]);
});

test('taking back a removal makes room for the entry', () => {
  const list = [remove('r', 1), edit('e', 1), add('top'), edit('f', 1), remove('r2', 0), skill('s', 1)];
  expect(apply(['A', 'B', 'C'], list)).toEqual(['A*f', 'C*e+s']);
  expect(apply(['A', 'B', 'C'], takeBack(list, 'r'))).toEqual(['A*f', 'B', 'C*e+s']);
});

test('experiences and education do not disturb each other', () => {
  const education: Amendment = { kind: 'remove-education', id: 'edu', index: 0 };
  expect(takeBack([education, edit('e', 0), skill('s', 0)], 'edu')).toEqual([edit('e', 0), skill('s', 0)]);
});

test('an unknown id changes nothing', () => {
  expect(takeBack([edit('e', 0)], 'nope')).toEqual([edit('e', 0)]);
});
