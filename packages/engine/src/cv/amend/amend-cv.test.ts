import type { Amendment } from '@coach/contracts/amendment';
import { type ParsedCv, parsedCvSchema } from '@coach/contracts/cv';
import { describe, expect, test } from 'vitest';
import { liveText } from '../../match/live-text.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { amendCv } from './amend-cv.ts';

const cv = makeCv({
  title: 'Cariste',
  summary: 'Cariste depuis six ans, à l’aise en froid négatif.',
  header: ['Permis B'],
  experiences: [
    {
      title: 'Cariste',
      company: 'Logipôle',
      start: '2020-01',
      end: 'present',
      bullets: ['Chargement des camions', 'Inventaire avec Excel'],
    },
    { title: 'Vendeuse', company: 'Boutique Lila', start: null, end: null, bullets: ['Conseil des clientes'] },
  ],
  education: [{ degree: 'CAP Vente', school: 'Lycée Rosa', year: '2015' }],
  listed: ['préparation de commandes', 'Excel'],
  languages: [{ name: 'Anglais', level: null }],
});

const id = 'a';
/** Every path of `spans` tells its value, or a way of writing it. */
function expectSourced(amended: ParsedCv): void {
  const slice = (path: string) => {
    const span = amended.spans[path];
    return span ? amended.text.slice(span.start, span.end) : null;
  };
  expect(parsedCvSchema.safeParse(amended).error).toBeUndefined();
  expect(amended.text.startsWith(cv.text)).toBe(true);
  for (const [path, value] of [
    ['title', amended.title],
    ['summary', amended.summary],
  ] as const) {
    expect(slice(path)).toBe(value);
  }
  amended.experiences.forEach((job, index) => {
    if (job.title) expect(slice(`experiences.${index}.title`)).toBe(job.title);
    if (job.company) expect(slice(`experiences.${index}.company`)).toBe(job.company);
    job.bullets.forEach((text, bullet) => {
      expect(slice(`experiences.${index}.bullets.${bullet}`)).toBe(text);
    });
  });
  for (const { start, end } of Object.values(amended.spans))
    expect(end).toBeLessThanOrEqual(amended.text.length * Number(start < end));
}

function spanOf(text: string): { start: number; end: number } {
  const start = cv.text.indexOf(text);
  return { start, end: start + text.length };
}

describe('amendCv', () => {
  test('a corrected diploma has its own level; how the course went holds until it is denied', () => {
    const value = { degree: 'Bachelor RH', school: null, year: '2019', obtained: true };
    const [first] = amendCv(cv, [{ kind: 'set-education', id, index: 0, value }]).education;
    expect(first).toMatchObject({ level: 6, status: 'obtained' });
    const undone = { ...value, obtained: null };
    expect(amendCv(cv, [{ kind: 'set-education', id, index: 0, value: undone }]).education[0]?.status).toBeNull();
  });

  test.each([
    ['obtained', true],
    ['under_way', false],
    ['interrupted', false],
    [null, null],
  ] as const)('a correction that says %s says whether the diploma was obtained: %s', (status, obtained) => {
    const value = { degree: 'CAP Vente', school: 'Lycée Rosa', year: '2015', obtained: null, status };
    const [first] = amendCv(cv, [{ kind: 'set-education', id, index: 0, value }]).education;
    expect(first).toMatchObject({ status, obtained });
  });

  test('licences follow the lines that tell them', () => {
    expect(cv.licences).toEqual(['Permis B']);
    const added = amendCv(cv, [
      { kind: 'remove-line', id, ...spanOf('Permis B') },
      { kind: 'add-skill', id: 'b', name: 'FIMO', proof: 'FIMO obtenue en 2021', experience: null },
    ]);
    expect(added.licences).toEqual(['FIMO']);
    expect(added.skills).not.toContain('FIMO');
  });

  test('a licence the person does not hold leaves the list and proves nothing', () => {
    const amended = amendCv(cv, [{ kind: 'remove-skill', id, name: 'Permis B' }]);
    expect(amended.licences).toEqual([]);
    expect(amended.superseded).toContainEqual(spanOf('Permis B'));
  });

  test('gives the same value back without corrections, and never changes what it was given', () => {
    const before = JSON.stringify(cv);
    expect(amendCv(cv, [])).toBe(cv);
    amendCv(cv, [
      { kind: 'remove-experience', id, index: 0 },
      { kind: 'set-title', id, value: 'X' },
    ]);
    expect(JSON.stringify(cv)).toBe(before);
  });

  test('adds each fact as a line of its own, under one heading', () => {
    const amended = amendCv(cv, [
      { kind: 'set-contact', id, field: 'phone', value: '06 98 76 54 32' },
      { kind: 'set-title', id, value: 'Cariste CACES 5' },
    ]);
    expect(amended.text.slice(cv.text.length)).toBe(
      '\n\nPrécisions du candidat\nTéléphone\u00a0: 06 98 76 54 32\nCariste CACES 5',
    );
    expect(amended.contact.phone).toBe('+33698765432');
    expect(liveText(amended)).not.toContain('+33612345678');
    expectSourced(amended);
  });

  test('corrects the dates of a job and keeps its lines', () => {
    const value = { title: 'Vendeuse', company: 'Boutique Lila', start: '2016-03', end: '2019-12', bullets: null };
    const amended = amendCv(cv, [{ kind: 'set-experience', id, index: 1, value }]);
    expect(amended.experiences[1]).toEqual({ ...value, bullets: ['Conseil des clientes'] });
    expect(amended.text).toContain('\nVendeuse – Boutique Lila – mars 2016 – déc. 2019');
    const { start, end } = amended.spans['experiences.1.start'] ?? { start: 0, end: 0 };
    expect(amended.text.slice(start, end)).toBe('mars 2016');
    expectSourced(amended);
  });

  test('adds a job at the top; later corrections count from there', () => {
    const value = {
      title: 'Chef d’équipe',
      company: 'Logipôle',
      start: '2024',
      end: 'present' as const,
      bullets: ['Planning de 8 caristes'],
    };
    const amended = amendCv(cv, [
      { kind: 'set-experience', id, index: null, value },
      { kind: 'remove-experience', id, index: 1 },
    ]);
    expect(amended.experiences.map(({ title }) => title)).toEqual(['Chef d’équipe', 'Vendeuse']);
    expect(amended.superseded).toContainEqual(cv.spans['experiences.0']);
    expectSourced(amended);
  });

  test('lets go of skills told only in what was removed, and keeps those told elsewhere', () => {
    const both = amendCv(cv, [{ kind: 'remove-line', id, ...spanOf('Inventaire avec Excel') }]);
    expect(both.skills).toContain('Excel');
    const neither = amendCv(both, [{ kind: 'remove-skill', id, name: 'excel' }]);
    expect(neither.skills).not.toContain('Excel');
    expect(liveText(neither)).not.toContain('Excel');
  });

  test('puts the proof of a skill in the job it belongs to', () => {
    const amended = amendCv(cv, [
      { kind: 'add-skill', id, name: 'SAP', proof: 'Mise à jour des stocks chaque soir', experience: 0 },
      {
        kind: 'add-skill',
        id,
        name: 'Docker',
        proof: 'Déploiement avec docker d’un site associatif',
        experience: null,
      },
    ]);
    expect(amended.experiences[0]?.bullets.at(-1)).toBe('SAP\u00a0: Mise à jour des stocks chaque soir');
    expect(amended.text.endsWith('\nDéploiement avec docker d’un site associatif')).toBe(true);
    expect(amended.skills).toEqual(expect.arrayContaining(['SAP', 'Docker']));
    expectSourced(amended);
  });

  test('rewords a line where it stands, and takes the rewording back when it is left out', () => {
    const reword: Amendment = {
      kind: 'replace-line',
      id,
      ...spanOf('Chargement des camions'),
      text: '• Chargement de 20 camions par jour',
    };
    const rename: Amendment = { kind: 'set-title', id: 'b', value: 'Cariste confirmé' };
    const amended = amendCv(cv, [reword, rename]);
    expect(amended.experiences[0]?.bullets).toEqual(['Chargement de 20 camions par jour', 'Inventaire avec Excel']);
    expect(amended.superseded).toContainEqual(spanOf('Chargement des camions'));
    expectSourced(amended);
    expect(amendCv(cv, [rename]).experiences).toEqual(cv.experiences);
  });

  test('rewords part of a line', () => {
    const amended = amendCv(cv, [{ kind: 'replace-line', id, ...spanOf('six ans'), text: 'sept ans' }]);
    expect(amended.summary).toBe('Cariste depuis sept ans, à l’aise en froid négatif.');
    expectSourced(amended);
  });

  test('keeps the fields a reworded line still tells, and drops the others', () => {
    const line = 'Vendeuse – Boutique Lila';
    const kept = amendCv(cv, [
      { kind: 'replace-line', id, ...spanOf(line), text: 'Vendeuse polyvalente chez Boutique Lila' },
    ]);
    expect(kept.experiences[1]).toMatchObject({ title: 'Vendeuse', company: 'Boutique Lila' });
    const lost = amendCv(cv, [{ kind: 'replace-line', id, ...spanOf(line), text: 'Vendeuse en boutique' }]);
    expect(lost.experiences[1]).toMatchObject({ title: 'Vendeuse', company: null });
    expectSourced(kept);
    expectSourced(lost);
  });

  test('sets languages as a whole', () => {
    const amended = amendCv(cv, [
      {
        kind: 'set-languages',
        id,
        value: [
          { name: 'Anglais', level: 'B2' },
          { name: 'Arabe', level: 'native' },
        ],
      },
    ]);
    expect(amended.text).toContain('Langues\u00a0: Anglais (B2), Arabe (langue maternelle)');
    const { start, end } = amended.spans['languages.1'] ?? { start: 0, end: 0 };
    expect(amended.text.slice(start, end)).toBe('Arabe (langue maternelle)');
  });

  test.each<[string, Amendment]>([
    ['an entry that is gone', { kind: 'remove-experience', id, index: 40 }],
    [
      'studies that are gone',
      { kind: 'set-education', id, index: 9, value: { degree: 'X', school: null, year: null, obtained: null } },
    ],
    [
      'offsets past the original',
      { kind: 'replace-line', id, start: cv.text.length - 2, end: cv.text.length + 30, text: 'X' },
    ],
    ['offsets the wrong way round', { kind: 'remove-line', id, start: 9, end: 9 }],
    ['an unknown skill', { kind: 'remove-skill', id, name: 'Tricot' }],
    ['a value it already has', { kind: 'set-title', id, value: 'Cariste' }],
  ])('passes over %s', (_, amendment) => {
    expect(amendCv(cv, [amendment])).toEqual(cv);
  });

  test('rewords a line only once', () => {
    const span = spanOf('Chargement des camions');
    const amended = amendCv(cv, [
      { kind: 'remove-line', id, ...span },
      { kind: 'replace-line', id, start: span.start, end: span.end - 3, text: 'Autre chose' },
    ]);
    expect(amended.experiences[0]?.bullets).toEqual(['Inventaire avec Excel']);
  });
});
