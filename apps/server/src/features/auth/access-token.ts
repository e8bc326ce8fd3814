import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { AppError } from '../../http/app-error.ts';
import type { Auth } from './create-auth.ts';

export type AccessToken = { userId: string; sessionId: string };

/** Verifies access tokens against the application's own keys, read again when a token names an unknown one. */
export function createTokenVerifier(auth: Auth, appUrl: string): (token: string, now: Date) => Promise<AccessToken> {
  let keys: ReturnType<typeof createLocalJWKSet> | null = null;
  const load = async () => {
    keys = createLocalJWKSet((await auth.api.getJwks()) as Parameters<typeof createLocalJWKSet>[0]);
    return keys;
  };
  return async (token, currentDate) => {
    const expected = { issuer: appUrl, audience: appUrl, algorithms: ['EdDSA'], currentDate };
    try {
      const { payload } = await jwtVerify(token, keys ?? (await load()), expected).catch(async (error) => {
        if (error instanceof errors.JWKSNoMatchingKey) return await jwtVerify(token, await load(), expected);
        throw error;
      });
      if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') throw new AppError('invalid_jwt');
      return { userId: payload.sub, sessionId: payload.sid };
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new AppError('invalid_jwt');
      throw error;
    }
  };
}
