import { closeOnServer, patience } from '../../features/account/sign-out/leaving.ts';
import { writeOwned } from '../../lib/session/device/device-store.ts';
import { LOCK_FORGOTTEN } from '../../lib/session/ended/unsent-words.ts';
import { session } from '../../lib/session/session.ts';

/**
 * Ends this session after a forgotten PIN. Unsent texts are sealed, as after any end of a session, and return with the
 * next sign-in. The lock is sealed with them and stays on until then, so that it never opens on the way.
 */
export async function forgetPin(userId: string): Promise<void> {
  await Promise.race([closeOnServer(), patience()]);
  // Last, so that a reload before this doesn't leave the note with a session that goes on.
  await writeOwned(userId, LOCK_FORGOTTEN, '1');
  await session.end();
}
