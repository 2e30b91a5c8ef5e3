import { vi } from 'vitest';
import { DEVICE_KEY } from '../../../testing/sign-in-again.ts';

export const NOTE = '{"text":"uma nota","entry":null}';
export const NAME = 'alento:maria:mood-note-draft';
export const RECORD = 'alento:maria:sealed-words';
/** Stored values of a signed-in person, from another tab or an earlier page. */
export const LIVE = { userId: 'maria', authToken: 't1', deviceKey: DEVICE_KEY, login_email: 'maria@exemplo.com' };

/** Loads the app's modules as when the app starts, with only the storage as state. */
export async function open() {
  vi.resetModules();
  const { session } = await import('../session.ts');
  await session.open();
  const { hasEnded, unsealWords } = await import('./ended-session.ts');
  const signIn = async (userId = 'maria', key = DEVICE_KEY): Promise<void> =>
    session.start({ userId, token: 't2' }, 'maria@exemplo.com', key, await unsealWords(userId, key));
  return { session, hasEnded, unsealWords, signIn };
}

export const lay = (items: Record<string, string>): void => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
};
