import { BlockList, isIP } from 'node:net';

/**
 * Networks that are not on the public internet, or that can carry addresses of such networks: this machine, private and
 * link-local networks (including cloud metadata), documentation, multicast, and those that embed IPv4 addresses (6to4,
 * Teredo, NAT64, compatible). From IANA's special-purpose registries of IPv4 and IPv6.
 */
const closed = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
    ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
    ...['224.0.0.0/4', '240.0.0.0/4'],
  ],
  ipv6: [
    ...['::/96', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8', '2001:db8::/32', '2001::/23', '2002::/16'],
    ...['64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '3fff::/20', '5f00::/16'],
  ],
} as const;

const blocked = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const network of closed[family]) {
    const [address = '', bits] = network.split('/');
    blocked.addSubnet(address, Number(bits), family);
  }
}

/**
 * Whether an IP address is on the public internet. An IPv4-mapped IPv6 address (`::ffff:…`) is judged as IPv4. False
 * for a text that is not an IP address.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !blocked.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
