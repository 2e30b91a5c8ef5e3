import { ANONYMOUS_PREFIX } from '@alento/domain/account/anonymous-address';
import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';

/** Maximum number of proofs per device; another one drops the oldest. */
const KEPT_MAX = 5;

/**
 * A token that the server issues at sign-in. Sent with the next sign-in, it exempts this device from the delay after
 * wrong attempts made elsewhere. It is kept after sign-out, so it must not identify its account: it is stored with one
 * letter of the anonymous address, which distinguishes the accounts of a household but doesn't reveal the address.
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
  try {
    const stored: unknown = JSON.parse(readFixed('deviceProofs') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch (error) {
    // Written by something else, or broken: treated as empty.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/**
 * The newest proof that may belong to an account.
 * @param anonymousAddress the one used to sign in
 */
export const deviceProofFor = (anonymousAddress: string): string | undefined =>
  readKept().find(({ letter }) => letter === letterOf(anonymousAddress))?.proof;

/** Stores a new proof in place of the one that was sent. */
export function keepDeviceProof(anonymousAddress: string, proof: string, shown: string | undefined): void {
  const others = readKept().filter((kept) => kept.proof !== shown && kept.proof !== proof);
  const kept = [{ letter: letterOf(anonymousAddress), proof }, ...others].slice(0, KEPT_MAX);
  // If storage is full, signing in still works.
  void writeFixed('deviceProofs', JSON.stringify(kept));
}
