import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** A host whose addresses all belong to a private network. Names no host, because an error may be logged. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  constructor() {
    super('The host has no public address');
  }
}

type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
const resolveByName: Resolve = (host, done) => lookup(host, { all: true, verbatim: true }, done);

/**
 * Resolves a host for `net.connect` and returns only public addresses. The connection is opened to a returned address,
 * without a second resolution, so that a name that changes between check and connection (DNS rebinding) is of no use.
 */
export const guardedLookup =
  (resolve: Resolve = resolveByName): LookupFunction =>
  (host, options, done) => {
    resolve(host, (error, addresses) => {
      if (error) {
        done(error, []);
        return;
      }
      const usable = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = usable;
      if (first === undefined) done(new PrivateAddressError(), []);
      else if (options.all) done(null, usable);
      else done(null, first.address, first.family);
    });
  };
