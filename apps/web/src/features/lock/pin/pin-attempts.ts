import { beginAttempt, countDown, noAttempts, type PinAttempts } from '@alento/domain/lock/pin';
import { parseJson } from '../../../lib/parse-json.ts';
import { readOwned, updateOwned } from '../../../lib/session/device/device-store.ts';
import { now } from '../../../lib/time/clock.ts';

const ATTEMPTS = 'lock-attempts';

/** Attempts that the storage couldn't store, because it is full or disabled. */
let unstored: PinAttempts | null = null;

const isAttempts = (value: unknown): value is PinAttempts =>
  typeof value === 'object' &&
  value !== null &&
  ['failures', 'leftMs', 'seenAt'].every((name) => Number.isFinite(Reflect.get(value, name)));

function parse(stored: string | null): PinAttempts {
  const value = parseJson(stored);
  return isAttempts(value) ? value : noAttempts(now());
}

/** The attempts of which more is left to wait. */
const worse = (one: PinAttempts): PinAttempts => (unstored && unstored.failures > one.failures ? unstored : one);

/** What is left of the wait after wrong PINs, ms. */
export const waitLeft = (userId: string): number => countDown(worse(parse(readOwned(userId, ATTEMPTS))), now()).leftMs;

/**
 * Stores how much of the wait is left if the clock was set back. Otherwise the wait would only go on when the clock has
 * reached its former time.
 */
export async function followClock(userId: string): Promise<void> {
  const { seenAt } = worse(parse(readOwned(userId, ATTEMPTS)));
  if (seenAt <= now()) return;
  if (unstored) unstored = countDown(unstored, now());
  await updateOwned(userId, (read) => {
    const stored = read(ATTEMPTS);
    return stored === null ? {} : { [ATTEMPTS]: JSON.stringify(countDown(parse(stored), now())) };
  });
}

/**
 * Counts an attempt before its PIN is checked, in one transaction across tabs. Resolves to false while a wait is on.
 */
export async function countAttempt(userId: string): Promise<boolean> {
  let begun: PinAttempts | null = null;
  const at = now();
  const isStored = await updateOwned(userId, (read) => {
    const before = worse(parse(read(ATTEMPTS)));
    begun = beginAttempt(before, at);
    return { [ATTEMPTS]: JSON.stringify(begun ?? countDown(before, at)) };
  });
  if (!isStored) unstored = begun ?? unstored;
  return begun !== null;
}

/** Forgets the attempts after the right PIN. */
export async function clearAttempts(userId: string): Promise<void> {
  unstored = null;
  await updateOwned(userId, () => ({ [ATTEMPTS]: null }));
}
