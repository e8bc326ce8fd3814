import { join } from 'node:path';
import { test } from 'vitest';
import { asPerson } from './harness/as-person.ts';
import { signUpAside } from './harness/new-account.ts';
import { repository } from './harness/start-server.ts';

const documents = join(repository, 'fixtures', 'documents');

test.each([
  ['scanned.pdf', /est une image/],
  ['empty.docx', /(?:vide|ne contient)/],
  ['encrypted.pdf', /mot de passe/],
  ['damaged.pdf', /(?:abîmé|endommagé|incomplet)/],
  ['damaged.docx', /endommagé/],
  ['damaged.doc', /endommagé/],
  ['macros.docx', /macros/],
  ['executable-renamed.pdf', /Format de fichier non supporté/],
])('%s is refused with its reason, and costs nothing', (name, reason) =>
  asPerson(async (person) => {
    const { page, seeScreen } = person;
    await signUpAside(person);
    await page.goto('/cv-crafting');
    await page.getByLabel('Fichier de votre CV').setInputFiles(join(documents, name));
    await page.getByRole('alert').filter({ hasText: reason }).waitFor();
    await page.getByText('Il vous reste 3 analyses sur 3').waitFor();
    if (name === 'scanned.pdf') await seeScreen('unreadable-file');
  }),
);

test('a file of another kind, an empty one and one that is too large are refused before they are sent', () =>
  asPerson(async ({ page, seeScreen }) => {
    await page.goto('/cv-crafting');
    const input = page.getByLabel('Fichier de votre CV');
    const refusal = page.getByRole('alert');
    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('png') });
    await refusal.filter({ hasText: 'Formats acceptés : PDF, DOC, DOCX' }).waitFor();
    await seeScreen('refused-format');
    await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
    await refusal.filter({ hasText: 'Fichier vide' }).waitFor();
    await input.setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    await refusal.filter({ hasText: 'Fichier trop volumineux' }).waitFor();
  }));
