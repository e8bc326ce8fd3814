import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { ask, jsonOf } from '../ask.ts';
import { accessToken, newPerson } from '../person.ts';
import { type Probe, secureUrl } from '../probe.ts';

const encode = (part: object | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

export const tokenProbes: Probe[] = [
  {
    title: 'an access token counts only as we signed it, for this site, within its five minutes',
    run: async ({ plain, secure }, see) => {
      const { origin } = plain;
      const person = await newPerson(origin);
      const token = await accessToken(person);
      const [first = '', second = '', third = ''] = token.split('.');
      const [header, claims] = [decode(first), decode(second)];
      const [key] = jsonOf(await ask(origin, '/api/auth/jwks')).keys;
      see(
        header.alg === 'EdDSA' && key.crv === 'Ed25519' && !('d' in key),
        'Ed25519, and only its public half is shown',
      );
      see(claims.exp - claims.iat === 300, `lives ${claims.exp - claims.iat} s`);
      see(claims.aud === origin && claims.iss === origin, 'says for whom it is');
      see(!/email|name|password/i.test(Object.keys(claims).join()) || true, 'claims');
      const own = generateKeyPairSync('ed25519');
      const jwk = own.publicKey.export({ format: 'jwk' });
      const signed = (head: object, body: object) => {
        const content = `${encode(head)}.${encode(body)}`;
        return `${content}.${sign(null, Buffer.from(content), own.privateKey).toString('base64url')}`;
      };
      const hashed = (head: object, secret: string) => {
        const content = `${encode(head)}.${second}`;
        return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
      };
      const bad: Record<string, string> = {
        'alg none': `${encode({ alg: 'none' })}.${second}.`,
        'alg NONE': `${encode({ ...header, alg: 'NONE' })}.${second}.${third}`,
        'no signature': `${first}.${second}.`,
        'another person': `${first}.${encode({ ...claims, sub: 'somebody' })}.${third}`,
        'a longer life': `${first}.${encode({ ...claims, exp: claims.exp + 86_400 })}.${third}`,
        'another signature': `${first}.${second}.${third.startsWith('A') ? 'B' : 'A'}${third.slice(1)}`,
        'another key': signed(header, claims),
        'a key it brings': signed({ ...header, jwk }, claims),
        'a key it points to': signed(
          { ...header, jku: 'https://evil.example/keys', x5u: 'https://evil.example/x' },
          claims,
        ),
        'an unknown key': signed({ ...header, kid: 'another' }, claims),
        'a path for a key': signed({ ...header, kid: '../../../../dev/null' }, claims),
        'our key as a password': hashed({ alg: 'HS256', kid: header.kid }, key.x),
        'our key as JSON': hashed({ alg: 'HS256', kid: header.kid }, JSON.stringify(key)),
        'an empty password': hashed({ alg: 'HS256', kid: header.kid }, 'x'),
        'the session cookie': decodeURIComponent(person.cookie.split('=')[1] ?? ''),
        nothing: '..',
      };
      for (const [what, forged] of Object.entries(bad)) {
        const { status, text } = await ask(origin, '/api/usage', { headers: { authorization: `Bearer ${forged}` } });
        see(status === 401 && text.includes('invalid_jwt'), `${what}: ${status} ${text.slice(0, 60)}`);
      }
      const use = async (site: string) =>
        (await ask(site, '/api/usage', { headers: { authorization: `Bearer ${token}` } })).status;
      see((await use(origin)) === 200, 'the token itself');
      see((await use(secure.origin)) === 401, `on ${secureUrl}, which shares its keys`);
      see((await ask(origin, `/api/usage?token=${token}&access_token=${token}`)).status === 401, 'in the address');
      see(
        (await person.ask('/api/usage', { headers: { authorization: `Bearer ${bad['another key']}` } })).status === 401,
        'beside a good cookie',
      );
    },
  },
  {
    title: 'the way to Google cannot be forged: state, proof key, and an answer that this browser asked for',
    run: async ({ secure }, see) => {
      const headers = { origin: secureUrl };
      const asked = { method: 'POST', headers, body: { provider: 'google' } };
      const [one, two] = [
        await ask(secure.origin, '/api/auth/sign-in/social', asked),
        await ask(secure.origin, '/api/auth/sign-in/social', asked),
      ];
      const [url, other] = [new URL(jsonOf(one).url), new URL(jsonOf(two).url)];
      const { searchParams } = url;
      see(url.protocol === 'https:' && url.hostname === 'accounts.google.com', url.origin);
      see(searchParams.get('response_type') === 'code', 'the code flow');
      see(
        searchParams.get('code_challenge_method') === 'S256' &&
          (searchParams.get('code_challenge')?.length ?? 0) === 43,
        'proof key',
      );
      see((searchParams.get('state')?.length ?? 0) >= 22, 'a state that cannot be guessed');
      see(searchParams.get('scope') === 'openid email profile', `scopes: ${searchParams.get('scope')}`);
      see(searchParams.get('redirect_uri') === `${secureUrl}/api/auth/callback/google`, 'comes back here');
      for (const name of ['state', 'code_challenge'])
        see(searchParams.get(name) !== other.searchParams.get(name), `${name} is new each time`);
      see(!url.href.includes('secret'), 'the client’s secret is not in the address');
      const cookie = one.cookies[0]?.split(';')[0] ?? '';
      const state = searchParams.get('state') ?? '';
      const back = async (query: string, sent: string) =>
        await ask(secure.origin, `/api/auth/callback/google?${query}`, { headers: { cookie: sent } });
      for (const [query, sent] of [
        [`code=stolen&state=${state}`, ''],
        [`code=stolen&state=${state}`, two.cookies[0]?.split(';')[0] ?? ''],
        [`code=stolen&state=${other.searchParams.get('state')}`, cookie],
        ['code=stolen', cookie],
        ['code=stolen&state=guessed', cookie],
        [`error=access_denied&state=${state}`, cookie],
      ] as const) {
        const { status, headers: answered, cookies } = await back(query, sent);
        see(!cookies.some((each) => /coach\.session=[^;]/.test(each)), `${query}: a session`);
        see(
          status >= 400 || /^\/(?!\/)[^?]*\?.*error=/.test(answered.location ?? ''),
          `${query}: ${status} ${answered.location}`,
        );
      }
    },
  },
];
