import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';

const googleKeys = new URL('https://www.googleapis.com/oauth2/v3/certs');
const issuer = ['https://accounts.google.com', 'accounts.google.com'];

/** Whom Google’s ID token is about; null unless Google signed it, for this site, and it has not run out. */
export function googleIdentity(clientId: string, keys: JWTVerifyGetKey = createRemoteJWKSet(googleKeys)) {
  const expected = { issuer, audience: clientId, algorithms: ['RS256'], requiredClaims: ['sub', 'email', 'exp'] };
  return async ({ idToken }: { idToken?: string | undefined }) => {
    if (!idToken) return null;
    try {
      const { payload } = await jwtVerify(idToken, keys, expected);
      const { sub, email, name, email_verified: emailVerified } = payload;
      return {
        sub,
        id: String(sub),
        email: String(email),
        name: String(name ?? ''),
        emailVerified: emailVerified === true,
      };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
}
