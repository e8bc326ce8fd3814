import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@coach/e2e/start-server';
import { type Answer, ask, jsonOf } from '../ask.ts';
import { mailedToken, newAddress, newPerson, newPlace, secrets, signIn } from '../person.ts';
import type { Probe } from '../probe.ts';

const kept = [
  'e'.repeat(3) + 'aeiouy'.repeat(20).slice(0, 61),
  `${'phrase de passe très longue '.repeat(5).slice(0, 127)}z`,
  'touteenminuscules',
  'TOUTENMAJUSCULES',
  '8391740265839',
  '  espaces autour  ',
  '🦒🌈🥐🎻🛶🪁🧵🔭',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  'Ωμέγα中文пароль',
];
const common = [
  '123456',
  'password',
  'qwertyuiop',
  'iloveyou',
  'Football',
  'SUNSHINE',
  'letmein',
  'azertyuiop',
  'motdepasse',
  'doudou',
  'michael1',
  'trustno1',
  'bonjour',
  'aaaaaaaaaa',
];

async function signUp(origin: string, password: string, email = newAddress(), name = 'Camille Essai'): Promise<Answer> {
  if (password.length > 20) secrets.add(password);
  return await ask(origin, '/api/auth/sign-up/email', {
    method: 'POST',
    headers: newPlace(),
    body: { name, email, password },
  });
}

export const passwordProbes: Probe[] = [
  {
    title: 'a password of any characters, 64 to 128 of them too, is taken as it is and opens as it is alone',
    run: async ({ plain: { origin } }, see) => {
      for (const password of kept) {
        const email = newAddress();
        see((await signUp(origin, password, email)).status === 200, `${password}: refused`);
        const open = async (given: string) => {
          const asked = { method: 'POST', headers: newPlace(), body: { email, password: given } };
          return (await ask(origin, '/api/auth/sign-in/email', asked)).status;
        };
        see((await open(password)) === 200, `${password}: does not open`);
        const swapped = [...password]
          .map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
          .join('');
        for (const other of [
          password.slice(0, -1),
          password.slice(0, 60),
          ` ${password}`,
          `${password} `,
          password.trim(),
          swapped,
        ])
          if (other !== password)
            see([400, 401].includes(await open(other)), `${password}: opened by ${JSON.stringify(other)}`);
      }
    },
  },
  {
    title: 'what thieves try first, and one’s own name or the site’s, is no password',
    run: async ({ plain: { origin } }, see) => {
      for (const password of common) {
        const answer = await signUp(origin, password);
        see(answer.status === 400 && jsonOf(answer)?.reasons?.includes('common'), `${password}: ${answer.status}`);
      }
      for (const password of [
        'coachcarriere',
        'Coach-Carrière1',
        'camille12',
        'essai-camille',
        'lucie.martin9',
        'LucieMartin!',
      ]) {
        const answer = await signUp(
          origin,
          password,
          `lucie.martin-${Math.floor(performance.now() * 1000)}@example.com`,
        );
        see(answer.status === 400 && jsonOf(answer)?.error === 'weak_password', `${password}: ${answer.status}`);
      }
      const person = await newPerson(origin);
      for (const newPassword of ['123456', 'coachcarriere']) {
        const body = { currentPassword: person.password, newPassword };
        see(
          (await person.ask('/api/auth/change-password', { method: 'POST', body })).status === 400,
          `${newPassword}: set`,
        );
      }
    },
  },
  {
    title: 'guessing a password ends after ten tries, wherever the guesser claims to be',
    run: async ({ plain, secure }, see) => {
      const person = await newPerson(plain.origin);
      const elsewhere = newPlace();
      const guess = async (origin: string, headers: Record<string, string>) => {
        const body = { email: person.email, password: 'faux-mot-de-passe' };
        return await ask(origin, '/api/auth/sign-in/email', { method: 'POST', headers, body });
      };
      // The second site trusts no proxy: what the header claims is nothing there.
      for (const [origin, place] of [
        [plain.origin, () => elsewhere],
        [secure.origin, newPlace],
      ] as const) {
        const answers = [];
        for (let turn = 0; turn < 14; turn += 1) answers.push(await guess(origin, place()));
        const refused = answers.filter(({ status }) => status === 429);
        see(refused.length >= 4, `${origin}: ${answers.map(({ status }) => status)}`);
        see(
          refused.every(({ headers }) => Number(headers['retry-after']) > 60),
          'says when to come back',
        );
      }
      see((await person.ask('/api/usage')).status === 200, 'who is signed in is not locked out');
      const again = await ask(plain.origin, '/api/auth/sign-in/email', {
        method: 'POST',
        headers: newPlace(),
        body: person,
      });
      see(again.status === 200, `the owner, from elsewhere: ${again.status}`);
    },
  },
  {
    title: 'whether an address has an account is not told by a reset, a confirmation or a sign-in, in words or in time',
    run: async ({ plain: { origin } }, see) => {
      const person = await newPerson(origin);
      for (const path of ['request-password-reset', 'send-verification-email', 'sign-in/email']) {
        const times: Record<string, number[]> = { known: [], unknown: [] };
        const told = new Map<string, string>();
        for (let turn = 0; turn < 4; turn += 1) {
          for (const [who, email] of [
            ['known', person.email],
            ['unknown', newAddress()],
          ] as const) {
            const started = performance.now();
            const answer = await ask(origin, `/api/auth/${path}`, {
              method: 'POST',
              headers: newPlace(),
              body: { email, password: 'faux-mot' },
            });
            times[who]?.push(performance.now() - started);
            told.set(who, `${answer.status} ${answer.text}`);
          }
        }
        const [known = 0, unknown = 0] = [times.known, times.unknown].map((list) => Math.min(...(list ?? [])));
        see(told.get('known') === told.get('unknown'), `${path}: ${told.get('known')} / ${told.get('unknown')}`);
        // Without a hash for nobody the one would be ten times the other; a busy machine makes them differ by a half.
        const isAlike = Math.abs(known - unknown) < 150 || Math.max(known, unknown) < 1.8 * Math.min(known, unknown);
        see(isAlike, `${path}: ${Math.round(known)} ms against ${Math.round(unknown)} ms`);
      }
    },
  },
  {
    title: 'a reset link is for its account, once, and ends every session and every other link',
    run: async ({ plain: { origin } }, see) => {
      const person = await newPerson(origin);
      const other = await signIn(origin, person);
      const tokens: string[] = [];
      for (let turn = 0; turn < 2; turn += 1) {
        await ask(origin, '/api/auth/request-password-reset', {
          method: 'POST',
          headers: newPlace(),
          body: { email: person.email },
        });
        tokens.push(await mailedToken(origin, person.email, (token) => !tokens.includes(token)));
      }
      const set = async (token: string, newPassword: string) =>
        (
          await ask(origin, '/api/auth/reset-password', {
            method: 'POST',
            headers: newPlace(),
            body: { token, newPassword },
          })
        ).status;
      const [first = '', second = ''] = tokens;
      see(first !== second && first.length >= 22, 'links are not guessable');
      for (const forged of [`${first}x`, first.slice(0, -1), first.toUpperCase(), 'a'.repeat(32)])
        see((await set(forged, 'girafe-violette-42')) === 400, `forged: ${forged.length}`);
      see((await set(first, '123456')) === 400, 'a weak password');
      see((await set(first, 'girafe-violette-42')) === 200, 'the link');
      see((await set(first, 'girafe-violette-43')) === 400, 'the link again');
      see((await set(second, 'girafe-violette-44')) === 400, 'the other link');
      for (const each of [person, other]) see((await each.ask('/api/usage')).status === 401, 'a session lives on');
      const { email } = person;
      for (const [password, status] of [
        [person.password, 401],
        ['girafe-violette-42', 200],
      ] as const)
        see(
          (
            await ask(origin, '/api/auth/sign-in/email', {
              method: 'POST',
              headers: newPlace(),
              body: { email, password },
            })
          ).status === status,
          `opens with ${status}`,
        );
    },
  },
  {
    title: 'the password boxes hide what is typed, let it be pasted, and tell password managers what they are',
    run: async (_, see) => {
      const folder = join(repository, 'apps/web/src');
      const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.tsx'),
      );
      let boxes = 0;
      for (const name of sources) {
        const text = readFileSync(join(folder, name), 'utf8');
        see(
          !/onPaste|onCopy|onDrop=\{\(?e?\)?\s*=>\s*e\.preventDefault/.test(text),
          `${name}: stands in the way of pasting`,
        );
        for (const [box] of text.matchAll(/<PasswordInput\b[\s\S]*?\/>/g)) {
          boxes += 1;
          see(/autoComplete="(current|new)-password"|autoComplete=\{/.test(box), `${name}: a box without autocomplete`);
        }
      }
      see(boxes >= 3, `${boxes} password boxes found`);
      const box = readFileSync(join(folder, 'features/auth/PasswordInput.tsx'), 'utf8');
      see(/type=\{shown \? 'text' : 'password'\}/.test(box), 'the box is a password box');
    },
  },
];
