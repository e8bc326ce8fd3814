import { afterEach, describe, expect, it } from 'vitest';
import type { PageReader } from '../page-reader.ts';
import { childPageReader } from './child-page-reader.ts';
import { findOffer } from './find-offer.ts';

const opened: PageReader[] = [];
const open = (options?: Parameters<typeof childPageReader>[0]): PageReader => {
  const reader = childPageReader({ timeoutMs: 25_000, ...options });
  opened.push(reader);
  return reader;
};

afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()));
});

const lines = [
  'Notre entreprise de transport recherche un comptable à Lille, en CDI.',
  'Vos missions : tenue de la comptabilité générale sur Sage 100, déclarations de TVA, rapprochements bancaires.',
  'BTS comptabilité exigé, 3 ans d’expérience minimum. La maîtrise d’Excel est indispensable.',
];
const posting = { '@type': 'JobPosting', title: 'Comptable général H/F', datePosted: '2026-11-02' };
const page = `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(posting)}</script></head>
<body><main>${lines.map((line) => `<p>${line}</p>`).join('')}</main></body></html>`;

it('reads in a process of its own what it would have read here', async () => {
  const read = await open().read(page);
  expect(read).toEqual(findOffer(page));
  expect(read.postedDate).toBe('2026-11-02');
  expect(read.offer.title).toContain('Comptable général');
});

it('says why a page holds no offer', async () => {
  const reader = open();
  const body = (text: string) => `<!doctype html><html><body><p>${text}</p></body></html>`;
  await expect(reader.read(body('Cette offre n’est plus disponible.'))).rejects.toMatchObject({ reason: 'closed' });
  await expect(reader.read(body('Nos recettes de saison.'))).rejects.toMatchObject({ reason: 'not_an_offer' });
  await expect(reader.read('')).rejects.toMatchObject({ reason: 'not_an_offer' });
});

describe('a page that is too much for its reader is given up with a reason', () => {
  it.each([
    ['never-answers', { timeoutMs: 300 }, 'too_large'],
    ['loops', { timeoutMs: 600 }, 'too_large'],
    ['fills-memory', { maxRssMb: 200 }, 'too_large'],
    ['fills-heap', { maxOldSpaceMb: 32 }, 'too_large'],
    ['floods', {}, 'too_large'],
    ['crashes', {}, 'too_large'],
    ['talks-nonsense', {}, 'not_an_offer'],
  ])('%s', async (child, options, reason) => {
    const script = new URL(import.meta.resolve(`@coach/documents/testing/children/${child}`));
    await expect(open({ script, ...options }).read(page)).rejects.toMatchObject({ name: 'PageError', reason });
  });

  it.each(['<p>a', '<', '<div>', '<script type="application/ld+json">', '&amp'])(
    'three megabytes of %s',
    async (piece) => {
      const megabytes = 3 * 1024 * 1024;
      await expect(open().read(`<html>${piece.repeat(megabytes / piece.length)}`)).rejects.toMatchObject({
        name: 'PageError',
      });
    },
  );
});
