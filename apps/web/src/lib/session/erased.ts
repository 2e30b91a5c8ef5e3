import { Listeners } from '../listeners.ts';
import { session } from './session.ts';

const listeners = new Listeners();

/** In memory only, because nothing on the device may tell that there was an account. */
let isErased = false;

session.subscribe((event) => {
  if (event === 'signed-in') isErased = false;
});

/** Whether the last account of this tab was deleted, here or elsewhere, and nobody has signed in since. */
export const hasErased = (): boolean => isErased;

/** Notes that the account of this tab is deleted. */
export function markErased(): void {
  isErased = true;
  listeners.notify();
}

/** Calls the listener when the account of this tab turns out to be deleted. */
export const onErased = listeners.subscribe;
