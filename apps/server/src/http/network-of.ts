import { isIPv6 } from 'node:net';

/**
 * The network that counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, because one
 * customer of a network provider has all of them. An IPv4-mapped IPv6 address counts as IPv4.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (tail !== undefined)
    groups.push(...Array.from({ length: 8 - groups.length - tail.split(':').length }, () => '0'), ...tail.split(':'));
  const network = groups.slice(0, 4).map((group) => (Number.parseInt(group, 16) || 0).toString(16));
  return `${network.join(':')}::/64`;
}
