import type { Kept } from './write-without-pause.ts';

/** What of these writes cannot be read back by who made them, named. */
export async function findLost(kept: Kept[]): Promise<string[]> {
  const lost: string[] = [];
  for (const entry of kept) lost.push(...(await lostOf(entry)));
  return lost;
}

async function lostOf({ user, analyses, documents, saved }: Kept): Promise<string[]> {
  const lost: string[] = [];
  const expect = (isThere: boolean, what: string) => {
    if (!isThere) lost.push(`${user.email}: ${what}`);
  };
  const usage = await user.get('/api/usage');
  expect(usage.status === 200, `account (${usage.status})`);
  expect(usage.body.meters?.cv_analysis.used >= analyses.length, 'units');
  for (const id of analyses) expect((await user.get(`/api/analyses/${id}`)).status === 200, `analysis ${id}`);
  for (const { id, content } of documents)
    expect((await user.get(`/api/documents/${id}/file`)).body === content, `document ${id}`);
  const { items = [], librarySize = 0 } = (await user.get('/api/advice-library?saved=1')).body;
  expect(librarySize > 300, 'library');
  // What was kept without the word of it having arrived may be there too.
  const there = new Set(items.map(({ id }: { id: string }) => id));
  for (const id of saved) expect(there.has(id), `saved ${id}`);
  return lost;
}
