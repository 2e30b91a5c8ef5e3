import { readAgain } from '../lib/session/device/device-memory.ts';

/** What another tab, or an earlier page, left on the device; null removes. This tab knows it, too. */
export async function lay(items: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [key, value] of Object.entries(items)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  await readAgain();
}

/** Nothing is kept on the device. */
export async function emptyDevice(): Promise<void> {
  localStorage.clear();
  await readAgain();
}
