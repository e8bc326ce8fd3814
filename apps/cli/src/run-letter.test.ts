import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letterSchema } from '@coach/contracts/letter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCoach } from './run-coach.ts';

const cv = `Sophie LAMBERT\nComptable\nsophie.lambert@example.com\n\nEXPÉRIENCE\nComptable – Cabinet Morel, Nantes\n2019 – à ce jour\n- Déclarations de TVA sur Sage 100\n- Saisie de 300 factures par mois\n`;
const offer =
  'Comptable (H/F)\nAtelier Roc – Nantes (44)\nVos missions\n- saisir les factures\n- préparer les déclarations de TVA\nVotre profil\nMaîtrise de Sage 100 exigée.\n';
let folder: string;
let paths: { cv: string; offer: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coach-letter-'));
  paths = { cv: join(folder, 'cv.txt'), offer: join(folder, 'offer.txt') };
  await Promise.all([writeFile(paths.cv, cv), writeFile(paths.offer, offer)]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function coach(...words: string[]) {
  const said = { out: '', warned: '' };
  const code = await runCoach(['letter', ...words], {
    write: (text) => {
      said.out += text;
    },
    warn: (text) => {
      said.warned += text;
    },
    stdin: (async function* () {
      yield offer;
    })(),
    now: () => new Date('2026-11-21T08:00:00Z'),
  });
  return { code, ...said };
}

test('the letter stands on standard output', async () => {
  const { code, out } = await coach('--cv', paths.cv, '--offer', paths.offer);
  expect(code).toBe(0);
  expect(out).toContain('Objet\u00a0: Candidature au poste de comptable');
  expect(out).toContain('Le 21 novembre 2026');
  expect(out.trimEnd().endsWith('Sophie Lambert')).toBe(true);
});

test('--json gives the typed letter, in the tone asked for', async () => {
  const { code, out } = await coach('--cv', paths.cv, '--offer', '-', '--tone', 'direct', '--json');
  expect(code).toBe(0);
  const letter = JSON.parse(out);
  expect(letterSchema.parse(letter).tone).toBe('direct');
  expect(letter).toMatchObject({ cv: paths.cv, offer: '-', out: null });
});

test.each(['docx', 'doc', 'pdf', 'txt'])('--out writes a %s', async (format) => {
  const out = join(folder, `lettre.${format}`);
  const { code, out: said } = await coach('--cv', paths.cv, '--offer', paths.offer, '--out', out);
  expect(code).toBe(0);
  expect(said).toBe('');
  expect((await readFile(out)).length).toBeGreaterThan(800);
});

test.each([
  [['--offer', 'x']],
  [['--cv', 'x']],
  [['--cv', 'a', '--offer', 'b', '--tone', 'poétique']],
  [['--cv', 'a', '--offer', 'b', '--out', 'c.odt']],
  [['--cv', 'a', 'b', '--offer', 'c']],
])('bad usage: %j', async (words) => {
  const { code, warned } = await coach(...words);
  expect(code).toBe(2);
  expect(warned).toContain('coach letter');
});

test('a file that cannot be read is told', async () => {
  const { code, warned } = await coach('--cv', join(folder, 'absent.pdf'), '--offer', paths.offer);
  expect(code).toBe(3);
  expect(warned).toContain('absent.pdf');
});
