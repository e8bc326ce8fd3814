import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';

export type GoogleClient = {
  clientId: string;
  clientSecret: string;
  /** Another OpenID provider in Google’s place, for tests. */
  issuer: string | null;
};

/**
 * Google as an OpenID provider. Its own addresses are known, so that a start does not wait for its discovery document; the
 * identity then comes straight from its token endpoint over TLS (OpenID Connect Core, 3.1.3.7).
 */
export function googleConfig({ clientId, clientSecret, issuer }: GoogleClient): GenericOAuthConfig<'google'> {
  const addresses = issuer
    ? {
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
      }
    : {
        authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: 'https://oauth2.googleapis.com/token',
        userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
      };
  return {
    providerId: 'google',
    name: 'Google',
    clientId,
    clientSecret,
    ...addresses,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    prompt: 'select_account',
    // Their photo stands on another site, which pages may not load from.
    mapProfileToUser: () => ({ image: undefined }),
    accountSubject: ({ profile }) => String(profile.sub ?? ''),
  };
}
