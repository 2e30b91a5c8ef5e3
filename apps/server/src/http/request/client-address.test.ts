import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Env } from '../env.ts';
import { clientAddress } from './client-address.ts';

async function networkOf(remoteAddress: string, forwarded?: string, hops = 0): Promise<string> {
  const app = new Hono<Env>().get('/', (c) => c.text(clientAddress(c, hops)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } } as never);
  return response.text();
}

describe('clientAddress', () => {
  it('returns one network for all addresses of an IPv6 /64 in any notation', async () => {
    const network = await networkOf('2001:db8::1');
    for (const same of ['2001:db8::2', '2001:db8:0:0:ffff::1', '2001:0DB8:0000:0000:1:2:3:4']) {
      expect(await networkOf(same)).toBe(network);
    }
    expect(await networkOf('2001:db8:0:1::1')).not.toBe(network);
  });

  it('returns the IPv4 address even if it is mapped into IPv6', async () => {
    expect(await networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(await networkOf('203.0.113.7')).toBe('203.0.113.7');
  });

  it('reads X-Forwarded-For only if proxies are configured', async () => {
    expect(await networkOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(await networkOf('10.0.0.1', '1.2.3.4, 198.51.100.1', 1)).toBe('198.51.100.1');
    expect(await networkOf('10.0.0.1', '', 1)).toBe('10.0.0.1');
  });
});
