import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { guardedLookup, PrivateAddressError } from './guarded-lookup.ts';

const resolving = (...addresses: string[]) =>
  guardedLookup((_host, done) =>
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );
const look = (lookup: ReturnType<typeof guardedLookup>, all: boolean) =>
  new Promise<unknown>((resolve, reject) => {
    lookup('push.example', { all }, (error, found, family) => (error ? reject(error) : resolve([found, family])));
  });

describe('guardedLookup', () => {
  it('returns only the public addresses of a name', async () => {
    const lookup = resolving('10.0.0.1', '8.8.8.8', '::1', '2606:4700::1');
    expect(await look(lookup, false)).toEqual(['8.8.8.8', 4]);
    expect(await look(lookup, true)).toEqual([
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1', family: 6 },
      ],
      undefined,
    ]);
  });

  it('fails without naming the host if a name has no public address', async () => {
    for (const address of ['127.0.0.1', '169.254.169.254', '::ffff:10.0.0.1', 'fd00::1']) {
      const error = await look(resolving(address), true).catch((thrown: unknown) => thrown);
      expect(error, address).toBeInstanceOf(PrivateAddressError);
      expect(String(error)).not.toContain('push.example');
    }
  });

  it('passes on an error of the resolver', async () => {
    const failing = guardedLookup((_host, done) => done(new Error('no such name'), []));
    await expect(look(failing, true)).rejects.toThrow('no such name');
  });
});
