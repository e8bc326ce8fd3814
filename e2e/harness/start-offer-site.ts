import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OfferSite = { host: string; origin: string; stop: () => Promise<void> };

/** A site of job offers on the loopback address: `/offre` shows `offer`, `/bloque` refuses programs, `/fini` is over. */
export async function startOfferSite(offer: string): Promise<OfferSite> {
  const lines = offer.split('\n').map((line) => `<p>${line}</p>`);
  const page = `<!doctype html><html lang="fr"><body><main>${lines.join('')}</main></body></html>`;
  const server = createServer((request, response) => {
    if (request.url === '/bloque') return response.writeHead(403).end();
    if (request.url === '/fini') return response.writeHead(410).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    origin: `http://${host}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
