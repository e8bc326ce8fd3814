import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import { googleIdentity } from './google-identity.ts';

export type GoogleClient = {
  clientId: string;
  clientSecret: string;
  /** Another OpenID provider in Google’s place, for tests. */
  issuer: string | null;
};

/**
 * Google as an OpenID provider. Its own addresses are known, so that a start does not wait for its discovery document; the
 * identity is in the ID token that its token endpoint gives for the code, and its signature, site and age are checked.
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
        getUserInfo: googleIdentity(clientId),
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
