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

const signsOfProxy = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** A loopback connection that no proxy passed on and that no page of another site opened by a name pointing here. */
export function isLoopback(address: string, headers: Headers): boolean {
  if (signsOfProxy.some((name) => headers.has(name))) return false;
  const host = headers.get('host')?.replace(/:\d+$/, '') ?? 'localhost';
  if (!['localhost', '127.0.0.1', '[::1]'].includes(host.toLowerCase())) return false;
  return address === '::1' || address.startsWith('127.');
}

/** Whose attempts count together: one IPv4 address, or an IPv6 /64, all of which one subscriber has. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}
