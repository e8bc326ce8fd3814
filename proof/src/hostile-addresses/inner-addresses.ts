/** IPv4 addresses that no person’s offer is at: of this machine, its network, a cloud’s metadata, or nobody’s. */
export const innerV4 = [
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.254',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.0.0.53',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.254',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
];

export const innerV6 = [
  '::',
  '::1',
  '100::1',
  '64:ff9b:1::7f00:1',
  '2001::1',
  '2001:10::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '3fff::1',
  '5f00::1',
  '4000::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::5efe:7f00:1',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
];

/** Public ones that names are given in this proof; nothing at them is ever dialled. */
export const publicAddresses = ['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111'];

type Bytes = [number, number, number, number];

const hex = (value: number, length = 0) => value.toString(16).padStart(length, '0');
const full = (text: string, zero: number) =>
  [...text].map((letter) => (letter === '.' ? letter : String.fromCodePoint(zero + Number(letter)))).join('');

/** Every way that a parser of addresses somewhere takes for this IPv4 address. */
export function notationsOf(address: string): string[] {
  const bytes = address.split('.').map(Number) as Bytes;
  const [a, b, c, d] = bytes;
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  const [high, low] = [hex(a * 256 + b, 4), hex(c * 256 + d, 4)];
  const inverted = bytes.map((byte) => hex(255 - byte, 2));
  return [
    address,
    `${address}.`,
    String(number),
    `0x${hex(number, 8)}`,
    `0X${hex(number).toUpperCase()}`,
    `0x${hex(number, 16)}`,
    `0${number.toString(8)}`,
    `000000${number.toString(8)}`,
    bytes.map((byte) => `0x${hex(byte)}`).join('.'),
    bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
    bytes.map((byte) => `000${byte.toString(8)}`).join('.'),
    `0x${hex(a)}.${(b * 256 + c) * 256 + d}`,
    `${a}.0x${hex(b)}.${c * 256 + d}`,
    address.replaceAll('.', '。'),
    address.replaceAll('.', '．'),
    full(address, 0xff10),
    full(address, 0x1d7d8),
    [...address].map((letter) => `%${hex(letter.charCodeAt(0))}`).join(''),
    `[::ffff:${address}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:FFFF:${high}:${low}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b::${high}:${low}]`,
    `[64:ff9b:1::${high}:${low}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:5ef5:79fd:0:59d:${inverted[0]}${inverted[1]}:${inverted[2]}${inverted[3]}]`,
  ];
}
