import { createHash } from 'node:crypto';
import { productName } from '@coach/contracts/brand';
import { AppError } from '../http/app-error.ts';
import { isLoopback } from '../http/client-address.ts';
import type { Router } from '../http/route.ts';
import type { KeptMail, Outbox } from '../ports/outbox-mailer.ts';
import { escapeHtml } from './compose-mail.ts';

const style = `:root{color-scheme:light dark}body{max-width:46rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}
article{border:1px solid #8886;border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}h2{font-size:1.1rem;margin:0}
p.about{margin:.25rem 0 1rem;opacity:.8}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; object-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** `/boite-mail`: the mails that no server sends, for who sits at this machine. */
export function outboxRoutes(router: Router, outbox: Outbox): void {
  router.route(
    { method: 'get', path: '/boite-mail', policy: 'public', summary: 'The mails kept here, from this machine only' },
    async ({ clientAddress }, { request }) => {
      if (!isLoopback(clientAddress, request.headers)) throw new AppError('not_found');
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      return new Response(page(await outbox.list()), { headers });
    },
  );
}

function page(mails: KeptMail[]): string {
  const body = mails.length === 0 ? '<p>Aucun message pour l’instant.</p>' : mails.map(article).join('');
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boîte mail – ${productName}</title><style>${style}</style></head><body><h1>Boîte mail</h1><p>Aucun serveur d’envoi n’est configuré\u00a0: les messages restent ici, visibles depuis cette machine seulement.</p>${body}</body></html>`;
}

function article({ to, subject, text, at, attachments = [] }: KeptMail): string {
  const when = new Date(at).toLocaleString('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  const files = attachments.map(
    ({ fileName, content }) =>
      `<details><summary>Pièce jointe\u00a0: ${escapeHtml(fileName)}</summary><pre>${escapeHtml(content)}</pre></details>`,
  );
  return `<article><h2>${escapeHtml(subject)}</h2><p class="about">À ${escapeHtml(to)}, le ${when}</p><pre>${withLinks(text)}</pre>${files.join('')}</article>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
