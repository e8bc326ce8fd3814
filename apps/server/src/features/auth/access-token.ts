import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { AppError } from '../../http/app-error.ts';
import type { Auth } from './create-auth.ts';

export type AccessToken = { userId: string; sessionId: string };

/** Verifies access tokens against the application's own keys, read again when a token names an unknown one. */
export function createTokenVerifier(auth: Auth, appUrl: string): (token: string) => Promise<AccessToken> {
  let keys: ReturnType<typeof createLocalJWKSet> | null = null;
  const load = async () => {
    keys = createLocalJWKSet((await auth.api.getJwks()) as Parameters<typeof createLocalJWKSet>[0]);
    return keys;
  };
  const verify = async (token: string, set: ReturnType<typeof createLocalJWKSet>) =>
    await jwtVerify(token, set, { issuer: appUrl, audience: appUrl, algorithms: ['EdDSA'] });

  return async (token) => {
    try {
      const { payload } = await verify(token, keys ?? (await load())).catch(async (error) => {
        if (error instanceof errors.JWKSNoMatchingKey) return await verify(token, await load());
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
