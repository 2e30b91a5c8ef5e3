import { openChannel } from '../../platform/tab-channel.ts';
import { type FixedKey, writeFixed } from './device/device-store.ts';
import { markErased } from './erased.ts';
import { session } from './session.ts';

/**
 * Values that stay on the device after a sign-out: proofs of earlier sign-ins, the device's id, a purchase that
 * was begun, and the answer to the offer to install the app. The appearance is not one of them, because it says nothing about the person.
 */
const LEFT_BY_SIGN_OUT = [
  'deviceProofs',
  'deviceId',
  'installOffer',
  'createAccount',
  'pendingPlanId',
  'pendingPriceId',
  'redirectToPayment',
  'paymentRedirectTimestamp',
] as const satisfies readonly FixedKey[];

/**
 * Tells the other tabs which account is deleted: from the storage they only learn that the session is over. It is open
 * as soon as this file is loaded, which members do after the first screen.
 */
const tabs = openChannel('alento-deleted-account');

tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // The storage's news may arrive before this, or after it.
  if (session.userId() === null || session.userId() === data) markErased();
});

/** Signs out of an account that no longer exists: deletes everything about the person from the device. */
export async function eraseFromDevice(): Promise<void> {
  const userId = session.userId();
  markErased();
  if (userId !== null) tabs?.postMessage(userId);
  await Promise.all(LEFT_BY_SIGN_OUT.map((key) => writeFixed(key, null)));
  await session.leave();
}
