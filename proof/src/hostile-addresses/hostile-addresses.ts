import { innerV4, innerV6, notationsOf, publicAddresses } from './inner-addresses.ts';

export type HostileAddress = {
  /** What it tries; addresses are counted by it. */
  family: string;
  url: string;
  /** A page of a host that is allowed: it may hold an offer. */
  mayBeRead?: boolean;
};

const of = (family: string, urls: readonly string[]): HostileAddress[] => urls.map((url) => ({ family, url }));

const localNames = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'a.b.localhost.',
  'foo.local',
  'metadata.google.internal',
  'instance-data.ec2.internal',
  'printer.lan',
  'router.home',
  'intranet',
  'db',
  'postgres',
  'x.corp',
  'x.intranet',
  'host.localdomain',
  'localhost.localdomain',
  '1.0.0.127.in-addr.arpa',
  'x.home.arpa',
  'ｌｏｃａｌｈｏｓｔ',
  'loc\u00adalhost',
  'local\u200bhost',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'LOCALHO\u017fT',
  '*',
  '.',
  '-',
  'a..b',
  '.localhost',
];

const schemes = [
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  'gopher://127.0.0.1:25/_HELO',
  'dict://127.0.0.1:11211/stat',
  'ftp://127.0.0.1/',
  'tftp://127.0.0.1/x',
  'ldap://127.0.0.1/',
  'jar:http://127.0.0.1!/',
  'netdoc:///etc/passwd',
  'data:text/html,<p>x',
  'javascript:alert(1)',
  'vbscript:x',
  'blob:http://127.0.0.1/1',
  'filesystem:http://127.0.0.1/x',
  'about:blank',
  'view-source:http://127.0.0.1',
  'ws://127.0.0.1/',
  'wss://127.0.0.1/',
  'chrome://version',
  'mailto:a@example.com',
  'ssh://127.0.0.1',
  'unix:///var/run/docker.sock',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/',
  'phar://x',
  'expect://id',
  'php://filter/resource=/etc/passwd',
  '//127.0.0.1/',
  '/etc/passwd',
  'http:',
  'http://',
  'http:///',
  'http://?',
  'http://#',
  '',
  ' ',
  'x',
  'HTTP://[',
  'http://[::1',
  'http://%',
  'http://\0',
];

/** Ports, users and signs that lead parsers astray. */
function astray(port: number): string[] {
  const inner = '127.0.0.1';
  const ports = [port, 22, 25, 3_306, 5_432, 6_379, 8_080, 9_200, 11_211, 65_535, 65_536, 0];
  return [
    ...ports.map((each) => `http://${inner}:${each}/`),
    ...ports.map((each) => `http://offres.example.com:${each}/`),
    `http://[::1]:${port}/`,
    'https://offres.example.com:80/',
    'http://offres.example.com:443/',
    ...['user@', 'user:pass@', ':@', '@', 'a:b:c@', 'offres.example.com@', 'offres.example.com:80@', 'a%40b@'].map(
      (user) => `http://${user}${inner}/`,
    ),
    'http://user:pass@offres.example.com/',
    `http://${inner}#@offres.example.com/`,
    `http://${inner}?@offres.example.com/`,
    `http://${inner}\\@offres.example.com/`,
    `http://offres.example.com\\@${inner}/`,
    `http:\\\\${inner}/`,
    `http:/${inner}/`,
    `http:${inner}/`,
    `http://${inner}\t/`,
    `\nhttp://${inner}/`,
    ` http://${inner} `,
    `http://${inner}%00.example.com/`,
    `http://${inner}%2f.example.com/`,
    `http://${inner}%23.example.com/`,
    `http://${inner};.example.com/`,
    `http://[${inner}]/`,
    'http://[fe80::1%25lo]/',
    'http://[fe80::1%lo]/',
    'http://[::1%250]/',
    'http://[::ffff:127.1]/',
    'http://127.1/',
    'http://127.0.1/',
    'http://0/',
    'http://0x0/',
    'http://00/',
    'http://256.256.256.256/',
    'http://4294967296/',
    'http://6425673729/',
    'http://127.0.0.1.0/',
    'http://127.0.0.256/',
    'http://[0:0:0:0:0:0:0:0:1]/',
    'http://[:::1]/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    `http://${inner}/../../etc/passwd`,
  ];
}

/** Names that are answered by the proof’s own preload: the answers to the first, the second… look-up. */
function named(): { names: Record<string, string[][]>; urls: HostileAddress[] } {
  const names: Record<string, string[][]> = { 'offres.example.com': [[publicAddresses[0] as string]] };
  const urls: HostileAddress[] = [];
  const add = (family: string, answers: string[][], scheme = 'http') => {
    const name = `n${urls.length}.offres.example.com`;
    names[name] = answers;
    urls.push({ family, url: `${scheme}://${name}/offre` });
  };
  const open = publicAddresses[0] as string;
  const mapped = innerV4.slice(0, 10).map((address) => `::ffff:${address}`);
  for (const address of [...innerV4, ...innerV6, ...mapped]) {
    add('names that are inner addresses', [[address]]);
    add('names that are inner addresses too', [[open, address]]);
  }
  for (const address of innerV4.slice(0, 12)) add('names that are inner addresses, by TLS', [[address, open]], 'https');
  for (const address of ['127.0.0.1', '::1', '169.254.169.254', '10.0.0.1', '0.0.0.0', '::ffff:127.0.0.1'])
    for (const before of publicAddresses) add('names that change their address', [[before], [address]]);
  add('names that are nobody’s', [[]]);
  return { names, urls };
}

/** A page of an allowed host that leads on; the names are those that change. */
function redirected(origin: string, port: number): HostileAddress[] {
  const to = (target: string, status = 302) => `${origin}/?status=${status}&to=${encodeURIComponent(target)}`;
  const inner = [
    ...innerV4.map((address) => `http://${address}/`),
    ...innerV6.map((address) => `http://[${address}]/`),
  ];
  const chain = (length: number, end: string) => Array.from({ length }).reduce<string>((next) => to(next), end);
  const odd = [
    '',
    ' ',
    '//127.0.0.1/',
    '\\\\127.0.0.1\\',
    'http://',
    // Another scheme without slashes names a host; the same scheme would be a page of this one.
    'https:127.0.0.1',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:text/html,<p>x',
    'javascript:alert(1)',
    `http://127.0.0.1:${port}/`,
    `http://[::1]:${port}/`,
    `http://localhost:${port}/`,
    'http://user:pass@offres.example.com/',
    'http://n0.offres.example.com/',
    'http://offres.example.com:22/',
    '/login',
    'x'.repeat(20_000),
    '\u0000',
    'http://127.0.0.1/\r\nX: y',
    'http://é à/',
  ];
  return [
    ...of(
      'redirects to inner addresses',
      inner.map((target) => to(target)),
    ),
    ...of(
      'redirects to inner addresses',
      [301, 303, 307, 308].flatMap((status) => inner.slice(4, 8).map((target) => to(target, status))),
    ),
    ...of(
      'redirects astray',
      odd.map((target) => to(target)),
    ),
    ...of(
      'redirects in a chain',
      [1, 2, 3, 4].map((length) => chain(length, `http://127.0.0.1:${port}/`)),
    ),
    ...of(
      'redirects in a chain',
      [7, 8].map((length) => chain(length, `${origin}/`)),
    ),
  ];
}

const endless = ['http://offres.example.com/', 'http://offres.example.com/?', 'https://offres.example.com/#'].flatMap(
  (head) => [1_900, 2_001, 10_000, 50_000].map((length) => head + 'a'.repeat(length)),
);

/** All of them. `canaryPort` is where nobody is to come; `site` and its `paths` are the host that is allowed. */
export function hostileAddresses(site: string, paths: readonly string[], canaryPort: number) {
  const { names, urls } = named();
  const addresses: HostileAddress[] = [
    ...of(
      'ways to write an inner IPv4 address',
      innerV4.flatMap(notationsOf).map((host) => `http://${host}/`),
    ),
    ...of(
      'inner IPv6 addresses',
      innerV6.flatMap((host) => [`http://[${host}]/`, `https://[${host}]:443/`]),
    ),
    ...of(
      'names of this machine and its network',
      localNames.map((host) => `http://${host}/`),
    ),
    ...of('other schemes', schemes),
    ...of('users, ports and signs', astray(canaryPort)),
    ...urls,
    ...redirected(site, canaryPort),
    ...of('addresses too long', endless),
    ...paths.map((path) => ({
      family: 'pages of a host that is allowed',
      url: `${site}/${encodeURIComponent(path)}`,
      mayBeRead: true,
    })),
  ];
  return { names, addresses };
}
