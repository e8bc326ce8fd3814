import { createHash } from 'node:crypto';
import { type Answer, ask } from '../ask.ts';
import { newPerson } from '../person.ts';
import { type Probe, type See, type Site, secureUrl } from '../probe.ts';
import { describedRoutes, publicTargets } from '../routes.ts';

const oneYear = 31_536_000;

/** One answer of each kind that there is: pages, files, the API signed in and not, redirects, refusals of every sort. */
async function collect({ secure }: Site): Promise<[string, Answer][]> {
  const { origin } = secure;
  const { pages, files } = await publicTargets(origin);
  const kinds: [string, Parameters<typeof ask>[2]][] = [...pages, ...files].map((target) => [target, {}]);
  for (const { method, path } of await describedRoutes(origin)) kinds.push([path, { method }]);
  kinds.push(
    ['/auth/', {}],
    ['/', { method: 'POST' }],
    ['/api/nowhere', {}],
    ['/api/usage', { headers: { cookie: 'x' } }],
  );
  kinds.push(['/api/auth/sign-in/email', { method: 'POST', body: 'no json' }]);
  kinds.push(['/api/auth/sign-in/email', { method: 'POST', body: 'x'.repeat(100_000) }]);
  kinds.push(['/.well-known/security.txt', {}], ['/livez', { method: 'HEAD' }]);
  const answers: [string, Answer][] = [];
  for (const [target, asked] of kinds)
    answers.push([
      `${asked?.method ?? 'GET'} ${target}`,
      await ask(origin, target, { ...asked, headers: { origin: 'https://evil.example', ...asked?.headers } }),
    ]);
  return answers;
}

let collected: ReturnType<typeof collect> | null = null;

function everyKind(site: Site): ReturnType<typeof collect> {
  collected ??= collect(site);
  return collected;
}

function seeProtections([what, { headers }]: [string, Answer], see: See): void {
  const policy = headers['content-security-policy'] ?? '';
  for (const directive of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    see(policy.split('; ').includes(directive), `${what}: ${directive}`);
  see(/form-action '(none|self)'/.test(policy), `${what}: form-action`);
  see(!/unsafe|\*|http:|https:/.test(policy), `${what}: a policy with holes: ${policy}`);
  see(headers['x-content-type-options'] === 'nosniff', `${what}: nosniff`);
  see(
    /^(no-referrer|same-origin|strict-origin-when-cross-origin)$/.test(headers['referrer-policy'] ?? ''),
    `${what}: referrer`,
  );
  see(headers['cross-origin-opener-policy'] === 'same-origin', `${what}: opener`);
  see(headers['cross-origin-resource-policy'] === 'same-origin', `${what}: resource policy`);
  see(/camera=\(\)/.test(headers['permissions-policy'] ?? ''), `${what}: permissions`);
  const hsts = /^max-age=(\d+); includeSubDomains$/.exec(headers['strict-transport-security'] ?? '');
  see(Number(hsts?.[1]) >= oneYear, `${what}: HSTS ${headers['strict-transport-security']}`);
}

export const headerProbes: Probe[] = [
  {
    title: 'every answer carries the browser’s protections, refusals and redirects too',
    run: async (site, see) => {
      for (const each of await everyKind(site)) seeProtections(each, see);
    },
  },
  {
    title: 'no answer opens itself to another origin, or tells what it is made with',
    run: async (site, see) => {
      const { origin } = site.secure;
      const answers = [...(await everyKind(site))];
      for (const { path } of await describedRoutes(origin)) {
        const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
        answers.push([`OPTIONS ${path}`, await ask(origin, path, { method: 'OPTIONS', headers })]);
      }
      for (const [what, { headers }] of answers) {
        see(!Object.keys(headers).some((name) => name.startsWith('access-control-')), `${what}: CORS`);
        see(!('server' in headers || 'x-powered-by' in headers), `${what}: names its server`);
      }
    },
  },
  {
    title: 'every answer with a body says its type, and its charset where it is text',
    run: async (site, see) => {
      for (const [what, { headers, text }] of await everyKind(site)) {
        const type = headers['content-type'] ?? '';
        see(text === '' || type !== '', `${what}: no type`);
        const isText = /^text\/|\+xml|\/xml|javascript/.test(type);
        see(!isText || /charset=utf-8/i.test(type), `${what}: ${type}`);
        if (text.startsWith('<!')) see(type.startsWith('text/html'), `${what}: a page as ${type}`);
      }
    },
  },
  {
    title: 'nothing the API says is kept by browsers or by what stands between',
    run: async ({ plain }, see) => {
      const person = await newPerson(plain.origin);
      for (const { method, path } of await describedRoutes(plain.origin)) {
        if (method !== 'GET') continue;
        const { status, headers } = await person.ask(path);
        see(headers['cache-control'] === 'no-store', `${path} (${status}): ${headers['cache-control']}`);
        see(!('etag' in headers), `${path}: a tag`);
      }
    },
  },
  {
    title: 'a page runs its own inline scripts, by their hashes, and loads nothing from elsewhere',
    run: async ({ secure }, see) => {
      const { pages } = await publicTargets(secure.origin);
      for (const page of pages) {
        const { headers, text } = await ask(secure.origin, page);
        const scripts = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
        const inline = scripts
          .filter(([, attributes = '']) => !/\bsrc=/.test(attributes))
          .map(([, , body = '']) => body);
        const hashes = inline
          .filter(Boolean)
          .map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
        const allowed = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ') ?? [];
        const extra = allowed.filter((source) => source !== "'self'" && !hashes.includes(source));
        see(extra.length === 0, `${page}: allows ${extra.join(' ')}`);
        for (const hash of hashes) see(allowed.includes(hash), `${page}: an inline script that is not allowed`);
        see(
          !/\son[a-z]+\s*=|javascript:/i.test(text.replaceAll(/<script[\s\S]*?<\/script>/gi, '')),
          `${page}: inline handlers`,
        );
        for (const [, address = ''] of text.matchAll(
          /<(?:script|img|iframe|object|embed|source)\b[^>]*\bsrc="([^"]*)"/gi,
        ))
          see(/^(\/(?!\/)|data:|blob:)/.test(address), `${page}: loads ${address}`);
        for (const [, address = ''] of text.matchAll(/<link\b[^>]*\bhref="([^"]*)"/gi))
          see(/^\/(?!\/)/.test(address) || address.startsWith(secureUrl), `${page}: links ${address}`);
      }
    },
  },
];
