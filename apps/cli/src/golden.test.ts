import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, ParsedCv } from '@coach/contracts/cv';
import type { Salary } from '@coach/contracts/offer';
import { readDocument } from '@coach/documents/child/read-document';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { analyse } from '@coach/engine/match/analyse';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import { findTerms } from '@coach/engine/skills/find-terms';
import { expect, test } from 'vitest';

/** What a person read in each pair, without seeing the engine. */
type Labels = {
  cv: {
    contact: ParsedCv['contact'];
    title: string | null;
    headings: ParsedCv['headings'];
    experiences: { title: string; company: string; start: string; end: string; bulletCount: number }[];
    education: ParsedCv['education'];
    skills: string[];
  };
  offer: {
    title: string;
    company: string;
    city: string;
    contract: string;
    remote: string | null;
    salary: Salary | null;
    experienceYearsMin: number | null;
    mustHave: string[];
    languages: Language[];
  };
  gap: { present: string[]; equivalent: string[]; missing: string[] };
};

const root = join(import.meta.dirname, '../../../fixtures/pairs');
const names = readdirSync(root);

const opened = new Map<string, ReturnType<typeof readPair>>();

/** Read once for all tests: the same pair always gives the same answer, and each of them asks for every pair. */
function openPair(name: string): ReturnType<typeof readPair> {
  const pair = opened.get(name) ?? readPair(name);
  opened.set(name, pair);
  return pair;
}

/** In this process: these files are ours, and starting one for each took most of the time. */
async function readPair(name: string) {
  const folder = join(root, name);
  const file = readdirSync(folder).find((entry) => entry.startsWith('cv.')) as string;
  const document = await readDocument(new Uint8Array(readFileSync(join(folder, file))));
  const labels = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Labels;
  const cv = parseCv(document);
  const offer = parseOffer(readFileSync(join(folder, 'offer.txt'), 'utf8'));
  return { labels, cv, offer, report: analyse({ cv, offer, layout: document.layout, today: '2026-11-21' }) };
}

const fold = (text: string | null) =>
  text === null
    ? null
    : text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9+#]+/g, ' ')
        .trim();

/** Canonical names in a label; the label itself where no file knows it. */
const canonical = (label: string) => {
  const found = findTerms(label).map(({ name }) => fold(name));
  return [fold(label), ...found];
};
const share = (hits: number, total: number) => (total === 0 ? 1 : hits / total);

test('there are eleven pairs', () => {
  expect(names).toHaveLength(11);
});

test.each(names)('%s: who, which jobs, which studies', async (name) => {
  const { labels, cv } = await openPair(name);
  expect(cv.contact).toEqual(labels.cv.contact);
  expect(fold(cv.title)).toBe(fold(labels.cv.title));
  expect(
    cv.experiences.map(({ title, company, start, end, bullets }) => [
      fold(title),
      fold(company),
      start,
      end,
      bullets.length,
    ]),
  ).toEqual(
    labels.cv.experiences.map(({ title, company, start, end, bulletCount }) => [
      fold(title),
      fold(company),
      start,
      end,
      bulletCount,
    ]),
  );
  expect(cv.education.map(({ degree, year, obtained }) => [fold(degree), year, obtained])).toEqual(
    labels.cv.education.map(({ degree, year, obtained }) => [fold(degree), year, obtained]),
  );
});

test.each(names)('%s: the facts of the offer', async (name) => {
  const { labels, offer } = await openPair(name);
  expect(fold(offer.title)).toBe(fold(labels.offer.title));
  expect(fold(offer.company)).toBe(fold(labels.offer.company));
  expect(offer).toMatchObject({
    city: labels.offer.city,
    contract: labels.offer.contract,
    remote: labels.offer.remote,
    salary: labels.offer.salary,
    experienceYearsMin: labels.offer.experienceYearsMin,
  });
  expect(offer.languages.map(({ level }) => level)).toEqual(labels.offer.languages.map(({ level }) => level));
});

test('nine skills and nine demands in ten are found over all pairs', async () => {
  const pairs = await Promise.all(names.map(openPair));
  let found = 0;
  let total = 0;
  const lost: string[] = [];
  const count = (label: string, known: readonly string[]) => {
    const set = new Set(known.map(fold));
    const hit =
      canonical(label).some((form) => set.has(form)) || known.some((one) => fold(label)?.includes(fold(one) ?? ' '));
    total++;
    if (hit) found++;
    else lost.push(label);
  };
  for (const { labels, cv, offer } of pairs) {
    for (const label of labels.cv.skills) count(label, cv.skills);
    const asked = [
      ...offer.mustHave,
      ...offer.niceToHave,
      ...offer.requirements.flatMap(({ alternatives }) => alternatives),
    ];
    for (const label of labels.offer.mustHave) count(label, asked);
  }
  expect(share(found, total), lost.join(', ')).toBeGreaterThanOrEqual(0.9);
});

test('the keyword gap agrees with the reading of a person for four terms in five', async () => {
  const pairs = await Promise.all(names.map(openPair));
  let agreed = 0;
  let total = 0;
  const apart: string[] = [];
  for (const [index, { labels, report }] of pairs.entries()) {
    const held = [...report.keywords.present, ...report.keywords.equivalent].map(({ term }) => fold(term));
    const missing = report.keywords.missing.map(({ term }) => fold(term));
    const judge = (label: string, has: boolean) => {
      const forms = canonical(label);
      const isHeld = forms.some((form) => held.includes(form));
      const isMissing = forms.some((form) => missing.includes(form));
      if (!isHeld && !isMissing) return;
      total++;
      if (has ? isHeld : isMissing) agreed++;
      else apart.push(`${names[index]}: ${label}`);
    };
    for (const label of [...labels.gap.present, ...labels.gap.equivalent]) judge(label, true);
    for (const label of labels.gap.missing) judge(label, false);
  }
  expect(total).toBeGreaterThan(90);
  expect(share(agreed, total), apart.join(' | ')).toBeGreaterThanOrEqual(0.8);
});
