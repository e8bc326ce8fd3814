import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCoach } from './run-coach.ts';

const cv = `Sophie LAMBERT\nComptable\nsophie.lambert@example.com\n\nEXPÉRIENCE\nComptable – Cabinet Morel, Nantes\n2019 – à ce jour\n- Déclarations de TVA sur Sage 100\n`;
const offer = 'Comptable (H/F)\nVotre profil\nMaîtrise de Sage 100 et de la TVA exigée.\n';
let folder: string;
let paths: { cv: string; offer: string; scan: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coach-cli-'));
  paths = { cv: join(folder, 'cv.txt'), offer: join(folder, 'offer.txt'), scan: join(folder, 'photo.pdf') };
  await Promise.all([writeFile(paths.cv, cv), writeFile(paths.offer, offer), writeFile(paths.scan, 'not a document')]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function coach(words: string[], input = '') {
  const said = { out: '', warned: '' };
  const code = await runCoach(words, {
    write: (text) => {
      said.out += text;
    },
    warn: (text) => {
      said.warned += text;
    },
    stdin: (async function* () {
      yield input;
    })(),
    now: () => new Date('2026-11-21T08:00:00Z'),
  });
  return { code, ...said, lines: said.out.split('\n').filter((line) => line !== '') };
}

test('parse answers one JSON object a line, in the order of the files', async () => {
  const { code, lines } = await coach(['parse', paths.cv, paths.cv, '--json']);
  expect(code).toBe(0);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    file: paths.cv,
    contact: { fullName: 'Sophie Lambert', email: 'sophie.lambert@example.com' },
    experiences: [{ title: 'Comptable', company: 'Cabinet Morel', start: '2019', end: 'present' }],
    text: cv,
  });
});

test('a file that cannot be read is told, and the others are still done', async () => {
  const { code, lines, warned } = await coach(['parse', join(folder, 'absent.pdf'), paths.scan, paths.cv, '--json']);
  expect(code).toBe(3);
  expect(lines).toHaveLength(1);
  expect(warned).toContain('absent.pdf : fichier introuvable');
  expect(warned).toContain('photo.pdf : format non supporté');
});

test('an offer comes from standard input', async () => {
  const { code, lines } = await coach(['offer', '-', '--json'], offer);
  expect(code).toBe(0);
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    file: '-',
    title: 'Comptable',
    mustHave: ['Sage 100', 'TVA'],
  });
});

test('analyse takes every pair, CVs in the outer loop, quotes equal to their slices', async () => {
  const { code, lines } = await coach(['analyse', '--cv', paths.cv, '--offer', paths.offer, '-', '--json'], offer);
  expect(code).toBe(0);
  const reports = lines.map((line) => JSON.parse(line));
  expect(reports.map((report) => report.offer)).toEqual([paths.offer, '-']);
  const points = reports[0].criteria.reduce((sum: number, one: { points: number }) => sum + one.points, 0);
  expect(Math.round(points)).toBe(reports[0].score);
  for (const criterion of reports[0].criteria) {
    for (const { source, start, end, quote } of criterion.evidence) {
      expect(quote).toBe((source === 'cv' ? cv : offer).slice(start, end));
    }
  }
});

test('optimise writes the file and lists what changed', async () => {
  const out = join(folder, 'cv.txt.out.txt');
  const { code } = await coach(['optimise', '--cv', paths.cv, '--offer', paths.offer, '--out', out]);
  expect(code).toBe(0);
  expect(await readFile(out, 'utf8')).toContain('Cabinet Morel');
});

test('a text of a million characters is refused, and the others are still read', async () => {
  const huge = join(folder, 'huge.txt');
  await writeFile(huge, 'mot '.repeat(250_000));
  const { code, lines, warned } = await coach(['parse', huge, paths.cv, '--json']);
  expect(code).toBe(3);
  expect(warned).toContain('trop volumineux');
  expect(lines).toHaveLength(1);
});

test.each([
  [[]],
  [['dance']],
  [['parse']],
  [['parse', '--wrong']],
  [['analyse', '--offer', 'x']],
  [['optimise', '--cv', 'a', '--offer', 'b', '--out', 'c.odt']],
])('bad usage: %j', async (words) => {
  const { code, warned, out } = await coach(words);
  expect(code).toBe(2);
  expect(warned).toContain('Utilisation');
  expect(out).toBe('');
});

test('without --json, a report to read', async () => {
  expect((await coach(['parse', paths.cv])).out).toContain('Nom : Sophie Lambert');
  expect((await coach(['analyse', '--cv', paths.cv])).out).toMatch(/Score : \d+\/100/);
});
