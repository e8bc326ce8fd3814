import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groundingOf, type Truth } from './find-ungrounded.ts';

type Person = { cv: string[]; offer: string[]; false: [string, string][]; true: string[] };

const folder = new URL('claims/', import.meta.url);
const people = readdirSync(folder)
  .sort()
  .map((file) => ({
    name: file.replace('.json', ''),
    ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Person),
  }));
const truthOf = ({ cv, offer }: Person): Truth => ({
  cv: cv.join('\n'),
  offer: offer.join('\n'),
  today: '2026-11-21',
});
const checks = new Map(people.map((person) => [person, groundingOf(truthOf(person))]));
const checkOf = (person: Person & { name: string }) => checks.get(person) as ReturnType<typeof groundingOf>;
const falseClaims = people.flatMap((person) =>
  person.false.map(([text, lie]) => ({ who: person.name, text, lie, check: checkOf(person) })),
);
const trueClaims = people.flatMap((person) =>
  person.true.map((text) => ({ who: person.name, text, check: checkOf(person) })),
);

describe('a set of invented people, each with sentences that change one fact and sentences that keep to the facts', () => {
  test('is broad enough to mean something', () => {
    expect(people.length).toBeGreaterThanOrEqual(12);
    expect(falseClaims.length).toBeGreaterThanOrEqual(120);
    expect(trueClaims.length).toBeGreaterThanOrEqual(120);
  });

  test('every changed fact is reported, with a slice of the text and a reason', () => {
    const missed = falseClaims.filter(({ text, check }) => check(text).length === 0);
    expect(missed.map(({ who, text }) => `${who}: ${text}`)).toEqual([]);
    for (const { text, check } of falseClaims) {
      for (const { start, end, quote, reason } of check(text)) {
        expect(text.slice(start, end)).toBe(quote);
        expect(reason).toMatch(/^«\u202f.+\u202f».+\.$/s);
      }
    }
  });

  test('nearly every report points at the changed fact itself', () => {
    const pointed = falseClaims.filter(({ text, lie, check }) => {
      const at = text.indexOf(lie);
      return check(text).some(({ start, end }) => start < at + lie.length && end > at);
    });
    expect(pointed.length / falseClaims.length).toBeGreaterThanOrEqual(0.98);
  });

  test('at most one truthful sentence in fifty is reported', () => {
    const flagged = trueClaims.filter(({ text, check }) => check(text).length > 0);
    expect(flagged.length, flagged.map(({ who, text }) => `${who}: ${text}`).join('\n')).toBeLessThanOrEqual(
      trueClaims.length / 50,
    );
  });
});
