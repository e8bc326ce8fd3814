import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import type { Answer } from '../testing/test-user.ts';
import { cleanText } from './clean-text.ts';

const app = await createTestApp();
const user = await app.users.paid('leader');
const document = (await user.upload('/api/documents', 'CV d’essai', 'cv.pdf')).body;
const job = (await user.post('/api/jobs', { text: 'Comptable H/F, TVA, Sage 100, CDI à Lille' })).body;

type Field = {
  name: string;
  write: (text: string) => Promise<Answer>;
  /** What is kept, read anew. */
  read: (written: Answer) => Promise<unknown>;
  /** What a field may do to a text besides keeping it. */
  kept?: (text: string) => string;
};

const profile = async () => (await user.get('/api/profile')).body;
const profileField = (name: string): Field => ({
  name: `profile ${name}`,
  write: (text) => user.put('/api/profile', { [name]: text }),
  read: async () => (await profile())[name],
});
const jobField = (name: string): Field => ({
  name: `offer ${name}`,
  write: (text) => user.patch(`/api/jobs/${job.id}`, { [name]: text }),
  read: async () => (await user.get(`/api/jobs/${job.id}`)).body[name],
});
const untouched = (text: string) => cleanText(text);

let count = 0;

const fields: Field[] = [
  ...['fullName', 'phone', 'location', 'linkedin', 'website', 'objectives', 'currentRole'].map(profileField),
  {
    name: 'profile skill',
    write: (name) => user.put('/api/profile', { skills: [{ name }] }),
    read: async () => (await profile()).skills[0].name,
  },
  {
    name: 'profile target position',
    write: (text) => user.put('/api/profile', { targetPositions: [text] }),
    read: async () => (await profile()).targetPositions[0],
  },
  { ...jobField('notes'), kept: untouched },
  ...['title', 'company'].map(jobField),
  {
    name: 'offer text',
    write: (text) => user.post('/api/jobs', { text }),
    read: async ({ body }) => (await user.get(`/api/jobs/${body.id}`)).body.description,
  },
  { name: 'offer address', write: (url) => user.post('/api/jobs', { url }), read: async ({ body }) => body.url },
  {
    name: 'document name',
    write: (fileName) => user.patch(`/api/documents/${document.id}`, { fileName }),
    read: async () => (await user.get(`/api/documents/${document.id}`)).body.fileName,
    // A file’s name ends on disks: no separators, nothing invisible, 200 characters.
    kept: (text) => {
      const plain = cleanText(text.trim())
        .replace(/^(\.{0,2}[\\/])+/, '')
        .replaceAll(/[\\/]/g, '-')
        .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
        .trim();
      const name = plain.slice(0, 200).toWellFormed();
      return /^\.*$/.test(name) ? 'cv' : name;
    },
  },
  {
    name: 'CV and offer analysed',
    // Texts that differ in spaces alone are one pair, bought once: a number tells them apart.
    write: (text) => {
      count += 1;
      return user.post('/api/functions/analyze-cv', { cvContent: `${text}\n${count}`, jobDescription: text });
    },
    read: async ({ body }) => (await user.get(`/api/analyses/${body.analysisId}`)).body.cv.text,
    kept: (text) => `${cleanText(text)}\n${count}`.trim(),
  },
];

test('there are at least three hundred of them', () => {
  expect(new Set(allHostileStrings.map(({ text }) => text)).size).toBeGreaterThanOrEqual(300);
});

test.each(fields)('$name keeps every hostile string to the character, or refuses it clearly', async (field) => {
  const faults: string[] = [];
  for (const { kind, text } of allHostileStrings) {
    const written = await field.write(text);
    const told = JSON.stringify(text).slice(0, 60);
    if (written.status >= 400) {
      const isClear =
        written.status < 500 && typeof written.body.error === 'string' && written.body.message.length > 10;
      if (!isClear) faults.push(`${kind} ${told}: ${written.status} ${JSON.stringify(written.body).slice(0, 100)}`);
      continue;
    }
    const kept = await field.read(written);
    const expected = field.kept ? field.kept(text) : cleanText(text).trim();
    if (kept !== expected) faults.push(`${kind} ${told}: kept as ${JSON.stringify(kept).slice(0, 60)}`);
  }
  expect(faults).toEqual([]);
});

test('a name of an account is kept or refused as well, and signs in', async () => {
  const faults: string[] = [];
  for (const [index, { kind, text }] of allHostileStrings.filter((_, at) => at % 6 === 0).entries()) {
    const body = { name: text, email: `hostile-${index}@example.com`, password: 'tulipe-violette-7' };
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await app.askFrom(`203.0.113.${index % 250}`, '/api/auth/sign-up/email', init);
    if (answer.status !== 200 && answer.status !== 400)
      faults.push(`${kind} ${JSON.stringify(text)}: ${answer.status}`);
  }
  expect(faults).toEqual([]);
});
