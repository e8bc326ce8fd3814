import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type GrantContext, interactionPolicy, Provider } from 'oidc-provider';
import { freePort } from './free-port.ts';

export type GoogleDouble = { env: Record<string, string>; stop: () => Promise<void> };

const client = { id: 'coach-journeys', secret: 'a-secret-between-the-two' };

/** A real OpenID provider in Google's place, for the site at `origin`: whoever types an address there has it. */
export async function startGoogle(origin: string): Promise<GoogleDouble> {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, configurationFor(origin));
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    if (request.url?.startsWith('/interaction/')) return void interact(provider, request, response);
    answer(request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function configurationFor(origin: string): object {
  const policy = interactionPolicy.base();
  // Google knows this prompt, the provider does not by itself.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${origin}/api/auth/callback/google`],
      },
    ],
    interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a-key-for-journeys'] },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => claimsOf(id) }),
    loadExistingGrant: grantAll,
  };
}

function claimsOf(email: string): object {
  return { sub: `google-${email}`, email, email_verified: true, name: 'Camille Google' };
}

async function grantAll({ oidc }: GrantContext): Promise<unknown> {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

const page = `<!doctype html><html lang="fr"><title>Google (essai)</title><h1>Choisissez un compte</h1>
<form method="post"><label>Adresse <input name="email" type="email"></label><button>Continuer</button>
<button name="refuse" value="yes" formnovalidate>Annuler</button></form></html>`;

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const accountId = form.get('email') ?? '';
  const result = form.has('refuse') ? { error: 'access_denied' } : { select_account: {}, login: { accountId } };
  await provider.interactionFinished(request, response, result);
}
