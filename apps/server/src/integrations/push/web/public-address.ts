import ipaddr from 'ipaddr.js';

type IPv6 = ReturnType<typeof ipaddr.IPv6.parse>;

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Documentation (RFC 9637), which ipaddr.js counts as unicast. */
const DOCUMENTATION = ipaddr.IPv6.parseCIDR('3fff::/20');

/** The IPv4 address inside an IPv6 address that a translator or tunnel would reach; null if there is none. */
function embeddedAddress(address: IPv6): string | null {
  const bytes = address.toByteArray();
  const range = address.range();
  if (range === 'ipv4Mapped' || range === 'rfc6145' || range === 'rfc6052') return bytes.slice(12).join('.');
  return range === '6to4' ? bytes.slice(2, 6).join('.') : null;
}

/**
 * Whether an IP address is a public unicast address, so that a request to it can't reach this machine or its network.
 * Forms of IPv6 that contain an IPv4 address (mapped, 6to4, NAT64) count as that address. Not a public address: loopback,
 * private, link-local, unique-local, carrier-grade NAT, multicast, documentation, reserved, Teredo, or no address at all.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.kind() === 'ipv4') return address.range() === 'unicast';
  const ipv6 = address as IPv6;
  const embedded = embeddedAddress(ipv6);
  if (embedded !== null) return isPublicAddress(embedded);
  return ipv6.range() === 'unicast' && ipv6.match(GLOBAL_UNICAST) && !ipv6.match(DOCUMENTATION);
}
