import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PageError } from '../page-fetcher.ts';
import { allowedHosts } from './check-url.ts';
import { isPublicAddress } from './is-public-address.ts';
import { type Resolve, webFetcher } from './web-fetcher.ts';

/** Listens on every address of this machine, on the default port’s stand-in and its own, and counts who comes. */
let met = 0;
const canary = createServer((_, response) => {
  met += 1;
  response.end('<p>secret</p>');
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, '::', resolve));
  port = (canary.address() as AddressInfo).port;
});
afterAll(() => void canary.close());

const privateV4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '100.100.100.200',
  '127.0.0.1',
  '127.0.0.53',
  '127.1.2.3',
  '127.255.255.255',
  '169.254.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
];
const privateV6 = [
  '::',
  '::1',
  'fc00::1',
  'fd00:ec2::254',
  'fdff::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
  '2001:db8::1',
  '2001::1',
  '2001:10::1',
  '2001:20::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '100::1',
  '64:ff9b:1::7f00:1',
  '5f00::1',
  '3fff::1',
  '4000::1',
  'e000::1',
  '2002:7f00:1::',
  '2002:a00:1::1',
  '2002:c0a8:101::1',
  '2002:a9fe:a9fe::1',
];

function v4Notations(address: string): string[] {
  const parts = address.split('.').map(Number) as [number, number, number, number];
  const number = ((parts[0] * 256 + parts[1]) * 256 + parts[2]) * 256 + parts[3];
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  const [high, low] = [hex(parts[0] * 256 + parts[1], 4), hex(parts[2] * 256 + parts[3], 4)];
  return [
    address,
    String(number),
    `0x${hex(number, 8)}`,
    `0${number.toString(8)}`,
    parts.map((part) => `0x${part.toString(16)}`).join('.'),
    parts.map((part) => `0${part.toString(8)}`).join('.'),
    `${parts[0]}.${(parts[1] * 256 + parts[2]) * 256 + parts[3]}`,
    `${parts[0]}.${parts[1]}.${parts[2] * 256 + parts[3]}`,
    `${address}.`,
    address.replaceAll('.', '。'),
    [...address].map((char) => (char === '.' ? char : String.fromCodePoint(0xff10 + Number(char)))).join(''),
    `[::ffff:${address}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:FFFF:${high}:${low}]`,
    `[64:ff9b::${high}:${low}]`,
    `[::${high}:${low}]`,
    `[2002:${high}:${low}::1]`,
  ];
}

const names = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'foo.local',
  'metadata.google.internal',
  'printer.lan',
  'intranet',
  'db',
  'router.home',
  '1.0.0.127.in-addr.arpa',
  'x.corp',
  'host.localdomain',
];

function vectors(): string[] {
  const hosts = [...privateV4.flatMap(v4Notations), ...privateV6.map((address) => `[${address}]`), ...names];
  const forms = hosts.map((host) => `http://${host}/`);
  const others = [
    `http://127.0.0.1:${port}/`,
    `http://[::1]:${port}/`,
    `http://example.com:${port}/`,
    'http://example.com:22/',
    'https://example.com:8443/',
    'http://user@127.0.0.1/',
    'http://user:pass@example.com/',
    'http://example.com@127.0.0.1/',
    'http://127.0.0.1#@example.com/',
    'http://127.0.0.1\\@example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:text/html,hi',
    'javascript:alert(1)',
    'blob:http://example.com/1',
    'ws://127.0.0.1/',
    'http://',
    'http:///',
    '//127.0.0.1/',
    '',
  ];
  return [...forms, ...others];
}

const offline: Resolve = async (host) => [{ address: host, family: 4 }];

async function failureOf(url: string, resolve: Resolve = offline): Promise<string> {
  const fetcher = webFetcher({ allowed: allowedHosts(''), userAgent: 'test', resolve });
  const failure = await fetcher.fetch(url, new AbortController().signal).then(
    () => 'fetched',
    (error) => (error instanceof PageError ? error.reason : String(error)),
  );
  await fetcher.close();
  return failure;
}

describe('addresses that only this machine or its network reaches', () => {
  test('none of five hundred ways of writing one is dialled', async () => {
    const all = vectors();
    expect(all.length).toBeGreaterThanOrEqual(500);
    const before = met;
    const failures = new Map<string, string>();
    for (const url of all) failures.set(url, await failureOf(url));
    expect([...failures].filter(([, failure]) => failure !== 'forbidden_address')).toEqual([]);
    expect(met).toBe(before);
  });

  test('a public name that resolves to one of them is not dialled, whichever of its addresses it is', async () => {
    const before = met;
    for (const address of [...privateV4, ...privateV6, ...privateV4.map((each) => `::ffff:${each}`)]) {
      const family = address.includes(':') ? 6 : 4;
      const open = { address: '93.184.215.14', family: 4 };
      expect(await failureOf('http://jobs.example.com/1', async () => [{ address, family }])).toBe('forbidden_address');
      expect(await failureOf('http://jobs.example.com/1', async () => [open, { address, family }])).toBe(
        'forbidden_address',
      );
    }
    expect(met).toBe(before);
  });

  test('a name that changes its address after the first look is dialled where it was checked', async () => {
    let looks = 0;
    const rebinding: Resolve = async () => {
      looks += 1;
      return [{ address: looks === 1 ? '93.184.215.14' : '127.0.0.1', family: 4 }];
    };
    const before = met;
    await failureOf('http://jobs.example.com/1', rebinding);
    expect([looks, met]).toEqual([1, before]);
  });

  test('public addresses are public', () => {
    for (const address of ['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1', '64:ff9b::101:101'])
      expect(isPublicAddress(address), address).toBe(true);
  });
});

describe('redirects', () => {
  const redirecting = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to');
    if (to) response.writeHead(302, { location: to }).end();
    else response.setHeader('content-type', 'text/html').end('<p>offer</p>');
  });
  let base = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`;
  });
  afterAll(() => void redirecting.close());
  const follow = async (to: string) => {
    const fetcher = webFetcher({ allowed: allowedHosts(new URL(base).host), userAgent: 'test' });
    const outcome = await fetcher.fetch(`${base}/?to=${encodeURIComponent(to)}`, new AbortController().signal).then(
      ({ html }) => html,
      (error) => (error as PageError).reason,
    );
    await fetcher.close();
    return outcome;
  };

  test('are followed where they may lead, and checked anew each time', async () => {
    const before = met;
    expect(await follow(`${base}/`)).toBe('<p>offer</p>');
    const inward = [
      `http://127.0.0.1:${port}/`,
      `http://[::1]:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'http://localhost/',
    ];
    for (const to of inward) expect(await follow(to), to).toBe('forbidden_address');
    expect(await follow('/login?next=1')).toBe('login_required');
    const loop = Array.from({ length: 7 }).reduce<string>((to) => `${base}/?to=${encodeURIComponent(to)}`, `${base}/`);
    expect(await follow(loop)).toBe('unreachable');
    expect(met).toBe(before);
  });
});
