import { timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../crypto/key-ring.ts';

/** Lifetime of a signed address. It is longer than any audio of the library. */
const VALID_MS = 6 * 3_600_000;
/** The expiry is rounded to hours, so that responses of the same hour contain the same address. */
const STEP_MS = 3_600_000;

/**
 * Creates and verifies addresses of audio files. An audio element sends no bearer token, so the address of a file that
 * requires a plan contains a signature that expires.
 */
export function audioAddresses(keyRing: KeyRing, clock: () => number) {
  const signature = (id: string, until: number): string => keyRing.identify('audio', `${id}\n${until}`);

  return {
    open: (id: string): string => `/api/audio/${id}.mp3`,

    signed(id: string): string {
      const until = Math.ceil(clock() / STEP_MS) * STEP_MS + VALID_MS;
      return `/api/audio/${id}.mp3?until=${until}&signature=${signature(id, until)}`;
    },

    /** Whether a requested address has a valid signature that has not expired. */
    isValid(id: string, until: string | undefined, requestSignature: string | undefined): boolean {
      const end = Number(until);
      if (!Number.isSafeInteger(end) || end <= clock() || requestSignature === undefined) return false;
      const expected = Buffer.from(signature(id, end));
      const offered = Buffer.from(requestSignature);
      return expected.length === offered.length && timingSafeEqual(expected, offered);
    },
  };
}
export type AudioAddresses = ReturnType<typeof audioAddresses>;
