import { isIP } from 'node:net';
import { PageError } from '../page-fetcher.ts';
import { isPublicAddress } from './is-public-address.ts';

/** Hosts exempt from the check, as `host` or `host:port` (`FETCH_ALLOW_HOSTS`). */
export type AllowedHosts = ReadonlySet<string>;

export function allowedHosts(list: string): AllowedHosts {
  return new Set(
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  );
}

/**
 * A URL that may be fetched: http or https on its default port, without user or password, and not the address of a
 * machine that is not public. Throws PageError (`forbidden_address`).
 */
export function checkUrl(text: string, allowed: AllowedHosts): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new PageError('forbidden_address');
  if (isAllowed(url, allowed)) return url;
  if (url.port !== '') throw new PageError('forbidden_address');
  // The parser has turned 0x7f.1, 2130706433 and 0177.0.0.1 into 127.0.0.1 by now.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) ? !isPublicAddress(host) : !isName(host)) throw new PageError('forbidden_address');
  return url;
}

export function isAllowed(url: URL, allowed: AllowedHosts): boolean {
  return allowed.has(url.hostname.toLowerCase()) || allowed.has(url.host.toLowerCase());
}

const local = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|arpa)\.?$/i;

/** Names of the public internet have a dot in them. */
function isName(host: string): boolean {
  return /[^.]\.[^.]/.test(host) && !local.test(host);
}
