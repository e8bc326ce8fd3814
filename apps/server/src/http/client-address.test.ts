import { expect, test } from 'vitest';
import { addressGroup, clientAddress, isLoopback } from './client-address.ts';

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
  expect(isLoopback('127.0.0.1', new Headers({ 'x-real-ip': '198.51.100.1' }))).toBe(false);
  expect(isLoopback('127.0.0.1', new Headers({ via: '1.1 cache' }))).toBe(false);
  expect(isLoopback('198.51.100.1', new Headers())).toBe(false);
});

test('a page of another site whose name points here is not this machine', () => {
  expect(isLoopback('127.0.0.1', new Headers({ host: 'rebound.example.com:3000' }))).toBe(false);
  expect(isLoopback('127.0.0.1', new Headers({ host: 'localhost:3000' }))).toBe(true);
  expect(isLoopback('::1', new Headers({ host: '[::1]:3000' }))).toBe(true);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
