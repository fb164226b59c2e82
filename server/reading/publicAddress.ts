import { BlockList, isIP } from 'node:net';

/*
 * Decides which addresses a server may fetch for a user: only those of the public network. Inside hosts, including the metadata
 * service, must stay unreachable from outside.
 */

/** Ranges that are not of the public network: IANA's registries of special-purpose addresses (RFC 6890 and those that follow it). */
const SPECIAL: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];

const special = new BlockList();
for (const [address, prefix, family] of SPECIAL) special.addSubnet(address, prefix, family);

/** The only range of IPv6 that is given out to the public network. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Parts of it that lead elsewhere: to IPv4 within them (6to4, Teredo), nowhere, into documents. */
const special6 = new BlockList();
special6.addSubnet('2001::', 23, 'ipv6');
special6.addSubnet('2001:db8::', 32, 'ipv6');
special6.addSubnet('2002::', 16, 'ipv6');
special6.addSubnet('3fff::', 20, 'ipv6');

/** Whether an address is of the public network; false for what is no address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      // Addresses that represent IPv4 ones (::ffff:0:0/96, 64:ff9b::/96) are outside the range.
      return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
    default:
      return false;
  }
}
