import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OfferSite = { host: string; origin: string; stop: () => Promise<void> };

/**
 * A site of job offers on the loopback address: `/offre` shows `offer`, `/bloque` refuses programs, `/fini` is over,
 * `/court` says next to nothing.
 */
export async function startOfferSite(offer: string): Promise<OfferSite> {
  const lines = offer.split('\n').map((line) => `<p>${line}</p>`);
  const page = `<!doctype html><html lang="fr"><body><main>${lines.join('')}</main></body></html>`;
  const server = createServer((request, response) => {
    if (request.url === '/bloque') return response.writeHead(403).end();
    if (request.url === '/fini') return response.writeHead(410).end();
    const text = request.url === '/court' ? '<p>Vendeur à Lyon, appelez-nous</p>' : page;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
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
