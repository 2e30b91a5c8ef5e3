import { ANONYMOUS_PREFIX } from '@alento/domain/account/anonymous-address';
import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';

/** Proofs kept on one device; a further one drops the oldest. */
const KEPT_MAX = 5;

/**
 * What the server gave at a sign-in here: shown again, wrong tries made elsewhere do not delay this
 * device. It stays after sign-out, so it must not tell whose it is: beside it stands one letter of the
 * anonymous address, enough to tell the accounts of a household apart, too little to find out an address.
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
    // Not ours, or broken: as good as none.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The newest proof that may belong to an account. @param anonymousAddress the one it signs in by */
export const deviceProofFor = (anonymousAddress: string): string | undefined =>
  readKept().find(({ letter }) => letter === letterOf(anonymousAddress))?.proof;

/** Keeps a new proof in place of the one that was shown for it. */
export function keepDeviceProof(anonymousAddress: string, proof: string, shown: string | undefined): void {
  const others = readKept().filter((kept) => kept.proof !== shown && kept.proof !== proof);
  const kept = [{ letter: letterOf(anonymousAddress), proof }, ...others].slice(0, KEPT_MAX);
  // A store that is full keeps nobody from signing in.
  void writeFixed('deviceProofs', JSON.stringify(kept));
}
