import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../../testing/tier/tier.ts';
import { isPublicAddress } from './public-address.ts';
import { pushAddress } from './push-address.ts';

const NONE: ReadonlySet<string> = new Set();
const accepts = (endpoint: string, allowed = NONE) => pushAddress(endpoint, allowed) !== null;

/** An address of a range: the fixed bits of `base` (IPv4), the others at random. */
const inRange = (base: readonly [number, number, number, number], bits: number) =>
  fc.nat({ max: 2 ** (32 - bits) - 1 }).map((rest) => {
    const start = base.reduce((sum, part) => sum * 256 + part, 0);
    return start + rest;
  });
const dotted = (address: number) => [24, 16, 8, 0].map((shift) => (address / 2 ** shift) & 255).join('.');

const privateIpv4 = fc.oneof(
  inRange([0, 0, 0, 0], 8),
  inRange([10, 0, 0, 0], 8),
  inRange([100, 64, 0, 0], 10),
  inRange([127, 0, 0, 0], 8),
  inRange([169, 254, 0, 0], 16),
  inRange([172, 16, 0, 0], 12),
  inRange([192, 168, 0, 0], 16),
  inRange([192, 0, 2, 0], 24),
  inRange([198, 18, 0, 0], 15),
  inRange([224, 0, 0, 0], 4),
  inRange([240, 0, 0, 0], 4),
);

const octets = (address: number) => dotted(address).split('.').map(Number);
const hex = (address: number) => `0x${address.toString(16)}`;
const groups = (address: number) => {
  const digits = address.toString(16).padStart(8, '0');
  return `${digits.slice(0, 4)}:${digits.slice(4)}`;
};
const SPELLINGS: readonly ((address: number) => string)[] = [
  dotted,
  String,
  hex,
  (address) => `0${address.toString(8)}`,
  (address) =>
    octets(address)
      .map((part) => `0${part.toString(8)}`)
      .join('.'),
  (address) =>
    octets(address)
      .map((part) => `0x${part.toString(16)}`)
      .join('.'),
  (address) => `${octets(address)[0]}.${address % 2 ** 24}`,
  (address) => `${dotted(address)}.`,
  (address) => dotted(address).replaceAll('.', '。'),
  (address) => `[::ffff:${dotted(address)}]`,
  (address) => `[::ffff:0:${dotted(address)}]`,
  (address) => `[64:ff9b::${dotted(address)}]`,
  (address) => `[2002:${groups(address)}::1]`,
  (address) => `[::${groups(address)}]`,
];

describe('pushAddress', () => {
  it('accepts the addresses of the known push services', () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc:APA91b',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
      'https://web.push.apple.com/QGuQ',
      'https://wns2-by3p.notify.windows.com/w/?token=BQ',
    ])
      expect(accepts(endpoint), endpoint).toBe(true);
  });

  it('refuses private addresses in every spelling', () => {
    fc.assert(
      fc.property(privateIpv4, fc.constantFrom(...SPELLINGS), (address, spell) => {
        expect(accepts(`https://${spell(address)}/push`)).toBe(false);
      }),
      { numRuns: runs(100) },
    );
  });

  it('accepts public addresses, also in the forms of translators', () => {
    const isPublic = (address: number) => isPublicAddress(dotted(address));
    const publicIpv4 = fc.integer({ min: 2 ** 24, max: 2 ** 32 - 1 }).filter(isPublic);
    fc.assert(
      fc.property(publicIpv4, (address) => {
        for (const spell of [dotted, String, hex]) expect(accepts(`https://${spell(address)}/push`)).toBe(true);
        expect(accepts(`https://[64:ff9b::${dotted(address)}]/push`)).toBe(true);
      }),
    );
    for (const address of ['1.1.1.1', '142.250.1.1', '100.63.255.255', '100.128.0.0', '172.32.0.0', '11.0.0.0'])
      expect(isPublicAddress(address), address).toBe(true);
  });

  it.each([
    '[::1]',
    '[::]',
    '[fe80::1]',
    '[fec0::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[3fff::1]',
    '[2001::1]',
    '[100::1]',
    '[64:ff9b:1::1]',
    '[5f00::1]',
    'localhost',
    'localhost.',
    'LOCALHOST',
    'a.localhost',
    'ⓛocalhost',
    'printer',
    'db.internal',
    'nas.local',
    'nas.home.arpa',
    'fcm.googleapis.com.',
  ])('refuses the host %s', (host) => {
    expect(accepts(`https://${host}/push`)).toBe(false);
  });

  it('accepts global IPv6 addresses and internationalised names', () => {
    expect(accepts('https://[2606:4700:4700::1111]/push')).toBe(true);
    expect(accepts('https://empurrão.example/push')).toBe(true);
    expect(accepts('https://xn--empurro-6wa.example/push')).toBe(true);
  });

  it('refuses other schemes, ports, users, fragments, and what is no address', () => {
    for (const endpoint of [
      'http://push.example/a',
      'ftp://push.example/a',
      'file:///etc/passwd',
      'https://push.example:8443/a',
      'https://push.example:80/a',
      'https://maria@push.example/a',
      'https://:senha@push.example/a',
      'https://push.example/a#b',
      'push.example',
      '',
      `https://push.example/${'a'.repeat(2048)}`,
    ])
      expect(accepts(endpoint), endpoint).toBe(false);
    expect(accepts('https://push.example:443/a')).toBe(true);
  });

  it('exempts exactly the allowed origins', () => {
    const allowed = new Set(['http://localhost:9000']);
    expect(accepts('http://localhost:9000/wpush/v2/a', allowed)).toBe(true);
    for (const endpoint of ['http://localhost:9001/a', 'https://localhost:9000/a', 'http://a:b@localhost:9000/a'])
      expect(accepts(endpoint, allowed), endpoint).toBe(false);
  });
});
