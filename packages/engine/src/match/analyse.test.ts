import type { Report } from '@coach/contracts/report';
import { reportSchema } from '@coach/contracts/report';
import { describe, expect, test } from 'vitest';
import { amendCv } from '../cv/amend/amend-cv.ts';
import { amendmentOf } from '../testing/amendment-of.ts';
import { makeCv } from '../testing/make-cv.ts';
import { makeOffer } from '../testing/make-offer.ts';
import { pairs, today } from '../testing/pairs.ts';
import { analyse, scorePair } from './analyse.ts';

const layout = { columns: 1, tables: 0, textBoxes: 0, images: 0, contactInHeaderOrFooter: false };
const { carer, developer, blank } = pairs;
const cases = [carer, developer, blank].flatMap(({ cv }) =>
  [carer.offer, developer.offer, blank.offer, null].map((offer) => ({ cv, offer, today, layout })),
);

function sum(report: Report, field: 'points' | 'maxPoints'): number {
  return report.criteria.reduce((total, criterion) => total + criterion[field], 0);
}

function criterion(report: Report, id: string) {
  const found = report.criteria.find((each) => each.id === id);
  if (!found) throw new Error(`no criterion ${id}`);
  return found;
}

describe('the score', () => {
  test.each(cases)('adds up exactly, and quotes what is written (%#)', (input) => {
    const report = analyse(input);
    expect(reportSchema.safeParse(report).error).toBeUndefined();
    expect(sum(report, 'points')).toBe(report.score);
    expect(sum(report, 'maxPoints')).toBe(100);
    const texts = { cv: input.cv.text, offer: input.offer?.text ?? '' };
    for (const { points, maxPoints, evidence } of report.criteria) {
      expect(points).toBeLessThanOrEqual(maxPoints);
      for (const { source, start, end, quote } of evidence) expect(quote).toBe(texts[source].slice(start, end));
    }
    for (const { evidence } of report.recommendations) {
      for (const { source, start, end, quote } of evidence) expect(quote).toBe(texts[source].slice(start, end));
    }
  });

  test('is told alone as in the report', () => {
    for (const input of cases) expect(scorePair(input)).toBe(analyse(input).score);
  });

  test('is the same twenty times over, to the byte', () => {
    const reports = Array.from({ length: 20 }, () => JSON.stringify(analyse({ ...carer, layout, today })));
    expect(new Set(reports).size).toBe(1);
  });

  test('ranks the right CV first and keeps a stranger to the trade under 35', () => {
    const scores = {
      own: analyse({ ...developer, today }).score,
      stranger: analyse({ cv: carer.cv, offer: developer.offer, today }).score,
    };
    expect(scores.own).toBeGreaterThan(70);
    expect(scores.stranger).toBeLessThan(35);
    expect(analyse({ ...carer, today }).score).toBeGreaterThan(60);
    expect(analyse({ cv: developer.cv, offer: carer.offer, today }).score).toBeLessThan(35);
  });

  test('leaves the match out without an offer, and the layout out where it is not known', () => {
    const report = analyse({ cv: carer.cv, offer: null, today });
    const left = report.criteria.filter(({ family, id }) => family === 'match' || id === 'one-column');
    expect(left.map(({ verdict, maxPoints }) => [verdict, maxPoints])).toEqual(left.map(() => ['not_applicable', 0]));
    expect(sum(report, 'maxPoints')).toBe(100);
  });

  test('never depends on age, family, nationality or address', () => {
    const plain = makeCv({ experiences: carer.cv.experiences, education: carer.cv.education });
    const told = makeCv({
      experiences: carer.cv.experiences,
      education: carer.cv.education,
      header: ['Né le 12/03/1962, nationalité malienne, marié, 3 enfants', 'Handicap : RQTH'],
    });
    const [without, withDetails] = [plain, told].map((cv) => analyse({ cv, offer: carer.offer, today }));
    expect(withDetails?.score).toBe(without?.score);
    expect(criterion(withDetails as Report, 'personal-details').evidence.map(({ quote }) => quote)).toEqual([
      'Né le 12/03/1962',
      'nationalité malienne',
      'marié',
      '3 enfants',
      'Handicap : RQTH',
    ]);
  });
});

describe('levels', () => {
  const offer = (level: 'B1' | 'C1') => makeOffer({ languages: [{ name: 'Anglais', level }] });
  const cv = makeCv({ languages: [{ name: 'Anglais', level: 'B1' }] });

  test('B1 does not meet « courant », and says so', () => {
    const found = criterion(analyse({ cv, offer: offer('C1'), today }), 'languages');
    expect(found.verdict).not.toBe('ok');
    expect(found.advice).toContain('B1');
    expect(criterion(analyse({ cv, offer: offer('B1'), today }), 'languages').verdict).toBe('ok');
  });

  test('two years do not meet five, and overlapping jobs count once', () => {
    const jobs = (end: string) => [
      { title: 'Cariste', company: 'A', start: '2020-01', end },
      { title: 'Cariste', company: 'B', start: '2020-01', end },
    ];
    const asked = makeOffer({ title: 'Cariste', experienceYearsMin: 5 });
    const years = (end: string) =>
      criterion(analyse({ cv: makeCv({ experiences: jobs(end) }), offer: asked, today }), 'years-of-experience');
    expect(years('2021-12')).toMatchObject({ verdict: 'partial' });
    expect(years('2021-12').advice).toContain('2 ans');
    expect(years('2024-12')).toMatchObject({ verdict: 'ok' });
  });

  test('years in another trade do not count', () => {
    const cv = makeCv({ experiences: [{ title: 'Fleuriste', company: 'A', start: '2010-01', end: '2020-12' }] });
    const found = criterion(
      analyse({ cv, offer: makeOffer({ title: 'Cariste', experienceYearsMin: 2 }), today }),
      'years-of-experience',
    );
    expect(found.verdict).toBe('missing');
  });

  test('a diploma being prepared is not held, a higher one meets a level', () => {
    const asked = makeOffer({ must: [{ term: 'Bac+2', kind: 'diploma' }] });
    const held = (degree: string, obtained: boolean | null) =>
      criterion(
        analyse({ cv: makeCv({ education: [{ degree, school: 'Lycée', obtained }] }), offer: asked, today }),
        'diploma',
      ).verdict;
    expect(held('Master de droit', true)).toBe('ok');
    expect(held('BTS Comptabilité', false)).toBe('partial');
    expect(held('CAP Cuisine', true)).toBe('missing');
  });
});

describe('keywords', () => {
  test('are present, equivalent or missing, with the words of the CV', () => {
    const { keywords } = analyse({ ...developer, today });
    expect(keywords.present.map(({ term }) => term)).toEqual(
      expect.arrayContaining(['TypeScript', 'React', 'Docker', 'PostgreSQL']),
    );
    expect(keywords.missing).toContainEqual({ term: 'Kubernetes', importance: 'nice' });
    expect(keywords.equivalent).toContainEqual({ term: 'Bac+3', importance: 'must', quote: 'Licence informatique' });
  });

  test('set aside drop out of the count', () => {
    const before = analyse({ ...carer, today });
    const after = analyse({ ...carer, today, offTopic: ['manutention des patients'] });
    expect(before.keywords.missing.map(({ term }) => term)).toContain('manutention des patients');
    expect(after.keywords.missing.map(({ term }) => term)).not.toContain('manutention des patients');
    expect(after.score).toBeGreaterThan(before.score);
  });

  test('weigh more in a job than in a list', () => {
    const offer = makeOffer({ must: ['TypeScript', 'Docker'] });
    const bullets = ['Mise en production avec Docker', 'Développement en TypeScript'];
    const job = { title: 'Technicien', company: 'A', start: '2024-01', end: '2025-01' };
    const proved = analyse({ cv: makeCv({ experiences: [{ ...job, bullets }] }), offer, today });
    const listed = analyse({ cv: makeCv({ experiences: [job], listed: ['Docker', 'TypeScript'] }), offer, today });
    expect(criterion(proved, 'must-have').points).toBeGreaterThan(criterion(listed, 'must-have').points);
    expect(criterion(listed, 'must-have').points).toBeGreaterThan(0);
  });

  test('a licence counts in full in the trade, in part in a neighbouring one, and makes no match by itself', () => {
    const offer = makeOffer({
      title: 'Hôtesse de caisse',
      must: ['Encaissement', { term: 'Permis B', kind: 'licence' }],
    });
    const licenceOf = (title: string) => {
      const experiences = [{ title, company: 'A', start: '2020-01', end: '2025-01' }];
      return criterion(analyse({ cv: makeCv({ experiences, header: ['Permis B'] }), offer, today }), 'licence');
    };
    const [own, near, other] = ['Caissière', 'Employé de rayon', 'Soudeur'].map(licenceOf);
    expect(own?.points).toBe(own?.maxPoints);
    expect(near?.points).toBeLessThan(own?.points ?? 0);
    expect(near?.points).toBeGreaterThan(other?.points ?? 0);
    expect(other?.verdict).toBe('partial');
    expect(other?.advice).toContain('Compté en partie');
    expect(other?.evidence[0]?.quote).toContain('Permis B');
  });

  test('denied are not present', () => {
    const offer = makeOffer({ must: [{ term: 'Permis B', kind: 'licence' }] });
    const state = (line: string) => analyse({ cv: makeCv({ header: [line] }), offer, today }).keywords.missing.length;
    expect(state('Permis B')).toBe(0);
    expect(state('Pas de permis B')).toBe(1);
  });
});

describe('recommendations', () => {
  test.each([
    ['carer', carer],
    ['developer', developer],
    ['blank', { cv: blank.cv, offer: carer.offer }],
    ['carer alone', { cv: carer.cv, offer: null }],
  ])('raise the score by about their gain once applied (%s)', (_, { cv, offer }) => {
    const before = analyse({ cv, offer, layout, today });
    const gains = before.recommendations.map(({ gain }) => gain);
    const afterStart = gains.slice(3);
    expect(afterStart).toEqual([...afterStart].sort((a, b) => b - a));
    expect(gains[0]).toBe(Math.max(...gains));
    const kinds = before.recommendations
      .slice(0, 3)
      .map(({ id }) => id.replace(/^((?!criterion|set-contact)[^:]+):.*/, '$1'));
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const recommendation of before.recommendations) {
      const amendment = amendmentOf(recommendation);
      if (!amendment) continue;
      const after = analyse({ cv: amendCv(cv, [amendment]), offer, layout, today });
      expect(after.score, recommendation.id).toBeGreaterThanOrEqual(before.score);
      if (recommendation.gain >= 1)
        expect(after.score - before.score, recommendation.id).toBeGreaterThanOrEqual(
          Math.floor(recommendation.gain * 0.6),
        );
    }
  });

  test('propose the wording, ask for the figure, and point at what is private', () => {
    const { recommendations } = analyse({ ...carer, layout, today });
    const actions = recommendations.map(({ action }) => action);
    expect(actions).toContainEqual(
      expect.objectContaining({ kind: 'replace-line', after: 'Contribution à la rédaction des transmissions ciblées' }),
    );
    expect(actions).toContainEqual(
      expect.objectContaining({ kind: 'replace-line', after: 'Gestion des stocks de linge' }),
    );
    expect(actions).toContainEqual(expect.objectContaining({ kind: 'complete-line', before: 'Préparation des repas' }));
    expect(actions).toContainEqual({ kind: 'add-skill', term: 'manutention des patients' });
    expect(actions).toContainEqual(expect.objectContaining({ kind: 'remove-line', before: 'mariée' }));
  });

  test('propose the title of the offer only to those who have held the job', () => {
    const proposal = (title: string) =>
      analyse({ cv: makeCv({ experiences: [{ title, company: 'A' }] }), offer: makeOffer({ title: 'Cariste' }), today })
        .recommendations.map(({ action }) => action)
        .find((action) => action?.kind === 'set-title');
    expect(proposal('Cariste')).toEqual({ kind: 'set-title', proposal: 'Cariste' });
    expect(proposal('Fleuriste')).toEqual({ kind: 'set-title', proposal: null });
  });
});

describe('any text', () => {
  const long = 'Gestion des stocks et préparation de commandes avec Excel. '.repeat(2_000);
  test.each([
    ['one word without end', 'a'.repeat(120_000)],
    ['many lines', 'x\n'.repeat(50_000)],
    ['a CV of forty pages', long],
    ['several scripts', 'Опыт 経験 خبرة 𝕏 \u0000\uD800 ﷽ '.repeat(4_000)],
    ['brackets and dashes', '((((- - - –––•••'.repeat(7_000)],
  ])('is answered without throwing: %s', (_, text) => {
    const cv = {
      ...makeCv(),
      text,
      spans: {},
      experiences: [{ title: text.slice(0, 3000), company: null, start: '2020', end: '2019', bullets: [text] }],
    };
    const offer = { ...makeOffer({ must: ['Excel', 'gestion des stocks', 'a a a a'] }), text };
    const report = analyse({ cv, offer, today });
    expect(sum(report, 'points')).toBe(report.score);
  });
});
