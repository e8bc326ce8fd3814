import ipaddr from 'ipaddr.js';

/** IPv6 ranges whose last, first or middle bits are an IPv4 address that a translator would dial. */
const carriers: { range: [ipaddr.IPv6, number]; at: number; inverted?: boolean }[] = [
  { range: [ipaddr.IPv6.parse('64:ff9b::'), 96], at: 12 },
  { range: [ipaddr.IPv6.parse('::'), 96], at: 12 },
  { range: [ipaddr.IPv6.parse('2002::'), 16], at: 2 },
];

/** RFC 6890 and its registries, as far as ipaddr.js calls them unicast. */
const special: [ipaddr.IPv4 | ipaddr.IPv6, number][] = [
  [ipaddr.IPv4.parse('192.88.99.0'), 24],
  [ipaddr.IPv4.parse('168.63.129.16'), 32],
  [ipaddr.IPv4.parse('100.100.100.200'), 32],
  [ipaddr.IPv6.parse('64:ff9b:1::'), 48],
  [ipaddr.IPv6.parse('2001::'), 23],
  [ipaddr.IPv6.parse('5f00::'), 16],
  [ipaddr.IPv6.parse('3fff::'), 20],
];

/**
 * Whether an address is one of the public internet, that no private network, no machine of ours and no cloud’s metadata
 * answers at. IPv4 inside IPv6 (mapped, NAT64, 6to4) is judged as what would be dialled; all of Teredo is refused.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (special.some(([range, bits]) => range.kind() === address.kind() && address.match(range as never, bits)))
    return false;
  if (address instanceof ipaddr.IPv6) {
    const carrier = carriers.find(({ range: [range, bits] }) => address.match(range, bits));
    if (carrier)
      return isPublicAddress(ipaddr.fromByteArray(address.toByteArray().slice(carrier.at, carrier.at + 4)).toString());
    // Of IPv6, only 2000::/3 has been given out to the public.
    return address.range() === 'unicast' && address.match(ipaddr.IPv6.parse('2000::'), 3);
  }
  return address.range() === 'unicast';
}
