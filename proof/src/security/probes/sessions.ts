import { createHmac, randomBytes } from 'node:crypto';
import { ask, jsonOf, sessionOf } from '../ask.ts';
import { accessToken, asPerson, mailedToken, newPerson, newPlace, type Person, secrets, signIn } from '../person.ts';
import { type Probe, secureUrl } from '../probe.ts';

const statusOf = async (person: Person) => (await person.ask('/api/usage')).status;
const hour = 3_600_000;

export const sessionProbes: Probe[] = [
  {
    title: 'behind TLS every cookie is bound to the host, Secure, out of scripts’ reach and not sent from other sites',
    run: async ({ plain, secure }, see) => {
      const person = await newPerson(plain.origin);
      await ask(plain.origin, '/api/auth/request-password-reset', {
        method: 'POST',
        headers: newPlace(),
        body: { email: person.email },
      });
      const token = await mailedToken(plain.origin, person.email, () => true);
      const password = 'girafe-violette-42';
      await ask(plain.origin, '/api/auth/reset-password', {
        method: 'POST',
        headers: newPlace(),
        body: { token, newPassword: password },
      });
      const headers = { origin: secureUrl };
      const opened = await ask(secure.origin, '/api/auth/sign-in/email', {
        method: 'POST',
        headers,
        body: { email: person.email, password },
      });
      const cookie = sessionOf(opened);
      secrets.add(cookie.slice(cookie.indexOf('=') + 1));
      const answers = [
        opened,
        await ask(secure.origin, '/api/auth/sign-in/social', { method: 'POST', headers, body: { provider: 'google' } }),
        await ask(secure.origin, '/api/auth/get-session', { headers: { cookie } }),
        await ask(secure.origin, '/api/functions/delete-user-data', {
          method: 'POST',
          headers: { ...headers, cookie },
          body: {},
        }),
        await ask(secure.origin, '/api/auth/sign-out', { method: 'POST', headers: { ...headers, cookie }, body: {} }),
      ];
      const cookies = answers.flatMap((answer) => answer.cookies);
      see(cookies.length >= 3, `${cookies.length} cookies: ${answers.map(({ status }) => status)}`);
      for (const each of cookies) {
        see(each.startsWith('__Host-'), `${each.slice(0, 30)}: no __Host-`);
        for (const attribute of ['Secure', 'HttpOnly', 'Path=/', 'SameSite=Lax'])
          see(each.split('; ').includes(attribute), `${each.slice(0, 30)}: no ${attribute}`);
        see(!/domain=/i.test(each) && each.length < 4_096, `${each.slice(0, 30)}: domain or length`);
      }
      for (const { text } of answers)
        see(!text.includes(cookie.split('=')[1]?.split('.')[0] ?? 'none'), 'the token is in a body');
    },
  },
  {
    title: 'a session is a new secret of 128 bits or more each time, and the one it replaces dies',
    run: async ({ plain: { origin } }, see) => {
      const person = await newPerson(origin);
      const seen = new Set<string>();
      let before = person.cookie;
      for (let turn = 0; turn < 12; turn += 1) {
        const headers = { ...newPlace(), cookie: before, origin };
        const body = { email: person.email, password: person.password };
        const after = sessionOf(await ask(origin, '/api/auth/sign-in/email', { method: 'POST', headers, body }));
        const token = decodeURIComponent(after.split('=')[1] ?? '').split('.')[0] ?? '';
        see(/^[A-Za-z0-9_-]{32,}$/.test(token) && !seen.has(token), `a token of ${token.length} characters`);
        // 62 letters and figures: 32 of them are 190 bits; none may stand in one place too often.
        seen.add(token);
        see(
          (await ask(origin, '/api/usage', { headers: { cookie: before } })).status === 401,
          'the session before lives on',
        );
        before = after;
      }
      for (let place = 0; place < 32; place += 1)
        see(new Set([...seen].map((token) => token[place])).size >= 5, `the same letter at ${place}`);
    },
  },
  {
    title: 'a cookie that was altered, made up or signed with another secret opens nothing',
    run: async ({ plain: { origin } }, see) => {
      const { cookie } = await newPerson(origin);
      const [name = '', value = ''] = cookie.split('=');
      const [token = '', signature = ''] = decodeURIComponent(value).split('.');
      const signed = createHmac('sha256', 'another-secret').update(token).digest('base64');
      const forged = [
        token,
        `${token}.`,
        `.${signature}`,
        `${token}.${signed}`,
        `${token}x.${signature}`,
        `${token}.${signature}x`,
        `${token.toLowerCase()}.${signature}`,
        `' or 1=1 --.${signature}`,
        `${randomBytes(24).toString('base64url')}.${signature}`,
        '%00',
        'null',
        'undefined',
        '{}',
      ];
      for (let place = 0; place < token.length; place += 4)
        forged.push(
          `${token.slice(0, place)}${token[place] === 'a' ? 'b' : 'a'}${token.slice(place + 1)}.${signature}`,
        );
      for (const each of forged) {
        const { status } = await ask(origin, '/api/usage', {
          headers: { cookie: `${name}=${encodeURIComponent(each)}` },
        });
        see(status === 401, `${each.slice(0, 20)}: ${status}`);
      }
      see((await ask(origin, `/api/usage?session=${encodeURIComponent(value)}`)).status === 401, 'in the address');
    },
  },
  {
    title: 'signing out ends the session and its access tokens on the server, at once',
    run: async ({ plain: { origin } }, see) => {
      const person = await newPerson(origin);
      const authorization = `Bearer ${await accessToken(person)}`;
      const withToken = async () => (await ask(origin, '/api/usage', { headers: { authorization } })).status;
      see((await withToken()) === 200 && (await statusOf(person)) === 200, 'open before');
      const left = await person.ask('/api/auth/sign-out', { method: 'POST', body: {} });
      see(
        left.cookies.some((cookie) => /coach\.session=;.*Max-Age=0/.test(cookie)),
        'the browser forgets it',
      );
      see((await withToken()) === 401, 'the token');
      see((await statusOf(person)) === 401, 'the cookie');
      see((await person.ask('/api/auth/token')).status === 401, 'another token');
    },
  },
  {
    title: 'deleting the account, or changing its password, ends its other sessions and their tokens',
    run: async ({ plain: { origin } }, see) => {
      const here = await newPerson(origin);
      const [there, third] = [await signIn(origin, here), await signIn(origin, here)];
      const authorization = `Bearer ${await accessToken(there)}`;
      const asked = { currentPassword: 'faux-mot-de-passe', newPassword: 'girafe-violette-42' };
      see(
        (await here.ask('/api/auth/change-password', { method: 'POST', body: asked })).status === 400,
        'without the current one',
      );
      const changed = await here.ask('/api/auth/change-password', {
        method: 'POST',
        body: { ...asked, currentPassword: here.password },
      });
      see(changed.status === 200, `changed: ${changed.status}`);
      for (const each of [there, third]) see((await statusOf(each)) === 401, 'another session lives on');
      see((await ask(origin, '/api/usage', { headers: { authorization } })).status === 401, 'its token lives on');
      const kept = asPerson(origin, here.email, asked.newPassword, sessionOf(changed) || here.cookie);
      see((await statusOf(kept)) === 200, 'this session goes on');
      const elsewhere = await signIn(origin, kept);
      see((await kept.ask('/api/functions/delete-user-data', { method: 'POST', body: {} })).status === 200, 'erased');
      for (const each of [kept, elsewhere]) see((await statusOf(each)) === 401, 'a session of nobody');
      const again = await ask(origin, '/api/auth/sign-in/email', { method: 'POST', headers: newPlace(), body: kept });
      see(again.status === 401, `signs in after erasure: ${again.status}`);
    },
  },
  {
    title: 'where one is signed in is listed, and all the rest can be ended',
    run: async ({ plain: { origin } }, see) => {
      const here = await newPerson(origin);
      const others = [await signIn(origin, here), await signIn(origin, here), await signIn(origin, here)];
      const listed = await here.ask('/api/sessions');
      see(jsonOf(listed)?.sessions?.length === 4, listed.text);
      see(
        jsonOf(listed)?.sessions?.filter(({ current }: { current: boolean }) => current).length === 1,
        'which one is this',
      );
      for (const { cookie } of others)
        see(
          !listed.text.includes(decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''),
          'a token is told',
        );
      see(jsonOf(await here.ask('/api/sessions', { method: 'DELETE' }))?.ended === 3, 'three ended');
      for (const other of others) see((await statusOf(other)) === 401, 'another session lives on');
      see((await statusOf(here)) === 200, 'this one goes on');
    },
  },
  {
    title: 'a session ends after two hours without use, and after seven days whatever the use',
    run: async ({ plain }, see) => {
      const { origin } = plain;
      const [idle, used] = [await newPerson(origin), await newPerson(origin)];
      const token = await accessToken(idle);
      await plain.moveClock(6 * 60_000);
      see(
        (await ask(origin, '/api/usage', { headers: { authorization: `Bearer ${token}` } })).status === 401,
        'a token of six minutes',
      );
      let ahead = 0;
      let alive = 0;
      while (ahead < 8 * 24 * hour) {
        ahead += 1.9 * hour;
        await plain.moveClock(ahead);
        if ((await statusOf(used)) !== 200) break;
        alive = ahead;
        if (ahead > 2 * hour && ahead < 4 * hour) see((await statusOf(idle)) === 401, 'idle for more than two hours');
      }
      see(
        alive > 6.8 * 24 * hour && alive <= 7 * 24 * hour,
        `used without a pause, it lived ${(alive / hour / 24).toFixed(2)} days`,
      );
      await plain.moveClock(0);
    },
  },
];
