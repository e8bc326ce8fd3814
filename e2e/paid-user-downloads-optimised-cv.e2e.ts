import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Person } from './harness/as-person.ts';
import { asPerson } from './harness/as-person.ts';
import { analyseCv } from './harness/cv-steps.ts';
import { fixturePair } from './harness/fixture-pair.ts';
import { signUpAside } from './harness/new-account.ts';
import { setTier } from './harness/set-tier.ts';
import { repository } from './harness/start-server.ts';

const pair = fixturePair('technicien-maintenance', 'docx');

test('a paid user reads the optimised CV through and downloads it as real files', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    const { email } = await signUpAside(person);
    await setTier(email, 'builder');
    await analyseCv(page, pair);
    await page.getByRole('link', { name: 'Voir mon CV optimisé' }).click();
    await page.getByRole('article', { name: 'Aperçu du CV optimisé' }).waitFor();
    await page.getByText(/Chaque ligne de votre CV d.origine/).waitFor();
    await seeScreen('optimised-paid');

    const folder = await mkdtemp(join(tmpdir(), 'coach-download-'));
    try {
      const docx = await download(person, 'CV optimisé en Word (.docx)', folder);
      expect(docx.name).toBe('cv-optimise.docx');
      expect(readFileSync(docx.path).subarray(0, 2).toString('latin1')).toBe('PK');
      const doc = await download(person, 'CV optimisé en Word ancien (.doc)', folder);
      expect(doc.name).toBe('cv-optimise.doc');
      const pdf = await download(person, 'CV optimisé en PDF (.pdf)', folder);
      expect(pdf.name).toBe('cv-optimise.pdf');

      const [original, ...optimised] = await parseWithCli([pair.cv, docx.path, doc.path, pdf.path]);
      for (const read of optimised) {
        expect(read?.contact.fullName).toBe(original?.contact.fullName);
        expect(read?.contact.email).toBe(original?.contact.email);
        expect(read?.experiences.length).toBe(original?.experiences.length);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  }));

test('on the free plan the preview is open and the download says what it takes', () =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await analyseCv(page, pair);
    await page.getByRole('link', { name: 'Voir mon CV optimisé' }).click();
    await page.getByText('À partir du plan Builder.').waitFor();
    expect(await page.getByRole('button', { name: /Word/ }).count()).toBe(0);
    await seeScreen('optimised-free');
  }));

async function download({ page }: Person, name: string, folder: string): Promise<{ name: string; path: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return { name: file.suggestedFilename(), path };
}

type Parsed = { contact: { fullName: string | null; email: string | null }; experiences: unknown[] };

async function parseWithCli(files: string[]): Promise<Parsed[]> {
  const args = [join(repository, 'apps/cli/bin/coach.mjs'), 'parse', ...files, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Parsed);
}
