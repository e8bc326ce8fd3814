import { isIP } from 'node:net';

/** Set by the server on every request, over whatever a client sent under that name. */
export const clientAddressHeader = 'x-coach-client-address';

/**
 * Who the request comes from: the connection's other end, or, with `trustedProxies` proxies in front, the address that
 * the outermost of them saw. What a client writes itself is further left in the header and never reached.
 */
export function clientAddress(remote: string | undefined, forwardedFor: string | null, trustedProxies: number): string {
  const direct = plainAddress(remote ?? '');
  if (trustedProxies === 0) return direct;
  const seen = (forwardedFor ?? '').split(',').map((part) => plainAddress(part.trim()));
  const claimed = seen.at(-trustedProxies) ?? '';
  return isIP(claimed) ? claimed : direct;
}

/** A loopback connection that no proxy passed on. */
export function isLoopback(address: string, headers: Headers): boolean {
  if (headers.has('forwarded') || headers.has('x-forwarded-for')) return false;
  return address === '::1' || address.startsWith('127.');
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}
