import { expect, test } from 'vitest';
import { clientAddress, isLoopback } from './client-address.ts';

test.each([
  ['198.51.100.1', null, 0, '198.51.100.1'],
  ['::ffff:198.51.100.1', '203.0.113.5', 0, '198.51.100.1'],
  ['127.0.0.1', '203.0.113.5', 1, '203.0.113.5'],
  ['127.0.0.1', '6.6.6.6, 203.0.113.5', 1, '203.0.113.5'],
  ['127.0.0.1', '6.6.6.6, 203.0.113.5, 10.0.0.2', 2, '203.0.113.5'],
  ['127.0.0.1', null, 1, '127.0.0.1'],
  ['127.0.0.1', 'not an address', 1, '127.0.0.1'],
  ['127.0.0.1', '2001:db8::7', 1, '2001:db8::7'],
])('%s, forwarded for %s, %i proxies: %s', (remote, forwarded, proxies, expected) => {
  expect(clientAddress(remote, forwarded, proxies)).toBe(expected);
});

test('what a proxy passed on does not come from this machine', () => {
  expect(isLoopback('127.0.0.1', new Headers())).toBe(true);
  expect(isLoopback('::1', new Headers())).toBe(true);
  expect(isLoopback('127.0.0.1', new Headers({ 'x-forwarded-for': '127.0.0.1' }))).toBe(false);
  expect(isLoopback('198.51.100.1', new Headers())).toBe(false);
});
