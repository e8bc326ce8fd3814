import { expect, test } from 'vitest';
import data from '../../../data/letters/actions.json' with { type: 'json' };
import named from '../../../data/letters/nouns.json' with { type: 'json' };
import { actionOf, genderOf, knownVerb } from './actions.ts';
import { participleOf, presentOf } from './verb-forms.ts';

test('every line of the file is a noun, its gender and its verb or « - », and every noun stands once', () => {
  for (const line of data.actions) expect(line).toMatch(/^[\p{Ll}-]+ [mf] (?:-|[\p{Ll}-]+(?:er|ir|re|oir)(?: =)?)$/u);
  const nouns = data.actions.map((line) => line.split(' ')[0]);
  expect(new Set(nouns).size).toBe(nouns.length);
});

test('every line of the other nouns is a noun and its gender, and every noun stands once', () => {
  for (const line of named.nouns) expect(line).toMatch(/^[\p{Ll}-]+ [mf]$/u);
  expect(new Set(named.nouns.map((line) => line.split(' ')[0])).size).toBe(named.nouns.length);
});

test('every verb of the file can be conjugated', () => {
  const verbs = [...data.verbs, ...data.actions.flatMap((line) => line.split(' ')[2]?.replace('-', '') || [])];
  for (const verb of verbs.filter((each) => each !== 'être')) {
    expect(participleOf(verb), verb).not.toBeNull();
    expect(presentOf(verb), verb).not.toBeNull();
  }
});

test('nouns and verbs are found whatever their case and accents', () => {
  expect(actionOf('GESTION')?.verb).toBe('gérer');
  expect(knownVerb('Gerer')).toBe('gérer');
  expect(actionOf('RELEVE')?.noun).toBe('relevé');
  expect(actionOf('Relève')).toBeNull();
  expect(actionOf('Èvaluation')?.noun).toBe('évaluation');
  expect(genderOf('relève')).toBe('f');
  expect(actionOf('constructor')).toBeNull();
});

test('the gender of a noun is told by its ending, or not at all', () => {
  expect([genderOf('Formation'), genderOf('management'), genderOf('lycée'), genderOf('xyz')]).toEqual([
    'f',
    'm',
    'm',
    null,
  ]);
});
