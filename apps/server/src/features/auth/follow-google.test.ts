import { expect, test } from 'vitest';
import type { RequestContext } from '../../context.ts';
import { followGoogle } from './follow-google.ts';

async function follow(location: string): Promise<string | null> {
  const handler = async () => new Response(null, { status: 302, headers: { location } });
  const context = { appUrl: 'http://localhost:3000', clientAddress: '127.0.0.1', auth: { handler } };
  const request = new Request('http://localhost:3000/api/auth/callback/google?state=x');
  return (await followGoogle(context as unknown as RequestContext, request)).headers.get('location');
}

test('it leads to a page of this site', async () => {
  expect(await follow('/dashboard?tab=cv')).toBe('/dashboard?tab=cv');
  expect(await follow('http://localhost:3000/api/auth/error?error=x')).toBe('/auth?error=x');
});

test.each(['/.//ailleurs.example.com/', '/a/..//ailleurs.example.com/', '/%2e//ailleurs.example.com/'])(
  'a path that browsers take for another site stays here: %s',
  async (path) => {
    const target = new URL((await follow(path)) ?? '', 'http://localhost:3000');
    expect(target.origin).toBe('http://localhost:3000');
  },
);
