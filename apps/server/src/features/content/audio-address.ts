import { timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../crypto/key-ring.ts';

/** How long an address of locked audio plays: longer than anything in the library lasts. */
const VALID_MS = 6 * 3_600_000;
/** Addresses change once in an hour, so that a page's and a list's are the same. */
const STEP_MS = 3_600_000;

/**
 * Addresses of audio. An audio element sends no bearer token: where a plan is needed, the address
 * itself carries a signature that ends.
 */
export function audioAddresses(keyRing: KeyRing, clock: () => number) {
  const signature = (id: string, until: number): string => keyRing.identify('audio', `${id}\n${until}`);

  return {
    open: (id: string): string => `/api/audio/${id}.mp3`,

    signed(id: string): string {
      const until = Math.ceil(clock() / STEP_MS) * STEP_MS + VALID_MS;
      return `/api/audio/${id}.mp3?until=${until}&signature=${signature(id, until)}`;
    },

    /** Whether an address that was asked for is one of ours and still valid. */
    isValid(id: string, until: string | undefined, given: string | undefined): boolean {
      const end = Number(until);
      if (!Number.isSafeInteger(end) || end <= clock() || given === undefined) return false;
      const expected = Buffer.from(signature(id, end));
      const offered = Buffer.from(given);
      return expected.length === offered.length && timingSafeEqual(expected, offered);
    },
  };
}
export type AudioAddresses = ReturnType<typeof audioAddresses>;
