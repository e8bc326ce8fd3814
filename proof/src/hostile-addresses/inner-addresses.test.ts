import { isIP } from 'node:net';
import { expect, test } from 'vitest';
import { hostileAddresses } from './hostile-addresses.ts';
import { behaviours } from './hostile-site.ts';
import { innerV4, innerV6, notationsOf } from './inner-addresses.ts';

test('an IPv4 address is written in every way that is read as it', () => {
  const hosts = notationsOf('127.0.0.1').map((host) =>
    URL.canParse(`http://${host}/`) ? new URL(`http://${host}/`).hostname : '',
  );
  // What is not IPv6 comes to one address, which is what makes it worth a try.
  expect(hosts.filter((host) => host === '127.0.0.1').length).toBeGreaterThanOrEqual(16);
  expect(hosts).toContain('[::ffff:7f00:1]');
  expect(hosts).toContain('[64:ff9b::7f00:1]');
  expect(hosts).toContain('[2002:7f00:1::1]');
  for (const address of [...innerV4, ...innerV6]) expect(isIP(address), address).toBeGreaterThan(0);
});

test('there are more than six hundred addresses, none twice but by its redirect', () => {
  const { addresses, names } = hostileAddresses('http://127.0.0.1:9', Object.keys(behaviours), 10);
  const urls = new Set(addresses.map(({ url }) => url));
  expect(urls.size).toBeGreaterThan(1_000);
  expect(Object.keys(names).length).toBeGreaterThan(100);
});
