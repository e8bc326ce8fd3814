import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { googleIdentity } from './google-identity.ts';

const [google, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(google.publicKey)), kid: 'one', alg: 'RS256' }] });
const claims = { sub: '1070', email: 'camille@example.com', email_verified: true, name: 'Camille' };
const whole = { iss: 'https://accounts.google.com', aud: 'our-client', exp: '5m' };

async function signed({ iss, aud, exp }: typeof whole, key = google.privateKey): Promise<string> {
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).setIssuedAt();
  return await token.setIssuer(iss).setAudience(aud).setExpirationTime(exp).sign(key);
}

test('an ID token that Google signed for this site says who it is', async () => {
  const identity = await googleIdentity('our-client', keys)({ idToken: await signed(whole) });
  expect(identity).toMatchObject({ id: '1070', sub: '1070', email: 'camille@example.com', emailVerified: true });
});

test('one that is unsigned, altered, expired, of another key, site or issuer says nothing', async () => {
  const good = await signed(whole);
  const [header, payload = '', signature] = good.split('.');
  const altered = Buffer.from(JSON.stringify({ ...JSON.parse(atob(payload)), sub: '1' })).toString('base64url');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const bad = [
    undefined,
    '',
    `${none}.${payload}.`,
    `${header}.${altered}.${signature}`,
    await signed(whole, other.privateKey),
    await signed({ ...whole, aud: 'another-client' }),
    await signed({ ...whole, iss: 'https://accounts.example.com' }),
    await signed({ ...whole, exp: '-1m' }),
  ];
  const ask = googleIdentity('our-client', keys);
  for (const idToken of bad) expect(await ask({ idToken }), idToken).toBeNull();
});
