import { ANONYMOUS_PREFIX } from '@alento/domain/account/anonymous-address';
import { parseJson } from '../../../lib/parse-json.ts';
import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';

/** Maximum number of proofs stored on a device. The oldest is dropped if there are more. */
const PROOFS_MAX = 5;

/**
 * A token that the server issues at sign-in. The next sign-in sends it, so that failed attempts from other devices
 * don't delay it. It stays stored after sign-out, so it must not identify its account: it is stored with one letter
 * of the anonymous address, which distinguishes the accounts of a household but doesn't reveal the address.
 */
type StoredProof = { letter: string; proof: string };

const isStoredProof = (value: unknown): value is StoredProof =>
  typeof value === 'object' &&
  value !== null &&
  'letter' in value &&
  typeof value.letter === 'string' &&
  'proof' in value &&
  typeof value.proof === 'string';

const letterOf = (anonymousAddress: string): string => anonymousAddress.charAt(ANONYMOUS_PREFIX.length);

function readStoredProofs(): StoredProof[] {
  const stored = parseJson(readFixed('deviceProofs'));
  return Array.isArray(stored) ? stored.filter(isStoredProof) : [];
}

/**
 * Returns the newest proof that may belong to an account.
 * @param anonymousAddress the address used to sign in
 */
export const deviceProofFor = (anonymousAddress: string): string | undefined =>
  readStoredProofs().find(({ letter }) => letter === letterOf(anonymousAddress))?.proof;

/** Stores a new proof and removes the one that was sent. */
export function keepDeviceProof(anonymousAddress: string, proof: string, sentProof: string | undefined): void {
  const others = readStoredProofs().filter((other) => other.proof !== sentProof && other.proof !== proof);
  const proofs = [{ letter: letterOf(anonymousAddress), proof }, ...others].slice(0, PROOFS_MAX);
  // A failed write, for example because storage is full, doesn't prevent the sign-in.
  void writeFixed('deviceProofs', JSON.stringify(proofs));
}
