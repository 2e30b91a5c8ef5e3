import { ANONYMOUS_PREFIX } from '@alento/domain/account/anonymous-address';
import { parseJson } from '../../../lib/parse-json.ts';
import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';

/** Maximum number of proofs stored on a device. The oldest is dropped if there are more. */
const KEPT_MAX = 5;

/**
 * A token that the server issues at sign-in. The next sign-in sends it, so that failed attempts from other devices
 * don't delay it. It stays stored after sign-out, so it must not identify its account: it is stored with one letter
 * of the anonymous address, which distinguishes the accounts of a household but doesn't reveal the address.
 */
type Kept = { letter: string; proof: string };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'letter' in value &&
  typeof value.letter === 'string' &&
  'proof' in value &&
  typeof value.proof === 'string';

const letterOf = (anonymousAddress: string): string => anonymousAddress.charAt(ANONYMOUS_PREFIX.length);

function readKept(): Kept[] {
  const stored = parseJson(readFixed('deviceProofs'));
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

/**
 * Returns the newest proof that may belong to an account.
 * @param anonymousAddress the address used to sign in
 */
export const deviceProofFor = (anonymousAddress: string): string | undefined =>
  readKept().find(({ letter }) => letter === letterOf(anonymousAddress))?.proof;

/** Stores a new proof and removes the one that was sent. */
export function keepDeviceProof(anonymousAddress: string, proof: string, shown: string | undefined): void {
  const others = readKept().filter((kept) => kept.proof !== shown && kept.proof !== proof);
  const kept = [{ letter: letterOf(anonymousAddress), proof }, ...others].slice(0, KEPT_MAX);
  // A failed write, for example because storage is full, doesn't prevent the sign-in.
  void writeFixed('deviceProofs', JSON.stringify(kept));
}
