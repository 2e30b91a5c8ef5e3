import { readAgain } from '../lib/session/device/device-memory.ts';

/**
 * Writes what another tab or an earlier page would have stored on the device; null deletes. The copy in this tab's
 * memory is updated too.
 */
export async function lay(items: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [key, value] of Object.entries(items)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  await readAgain();
}

/** Empties the device's storage. */
export async function emptyDevice(): Promise<void> {
  localStorage.clear();
  await readAgain();
}
