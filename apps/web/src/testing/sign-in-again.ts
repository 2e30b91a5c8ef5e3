import { unsealWords } from '../lib/session/ended/ended-session.ts';
import { type Account, session } from '../lib/session/session.ts';

/** A device key in the server's format. */
export const DEVICE_KEY = btoa('0123456789abcdef0123456789ABCDEF');

/** Signs in like the login screen, which first unseals the texts of an ended session. */
export async function signInAgain(account: Account, deviceKey: string = DEVICE_KEY): Promise<void> {
  const unsealed = await unsealWords(account.userId, deviceKey);
  session.start(account, `${account.userId}@exemplo.com`, deviceKey, unsealed);
}
