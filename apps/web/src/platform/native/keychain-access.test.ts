// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

/** Calls of the plugin that change something, in their order. */
const calls: unknown[][] = [];

vi.mock('@capacitor/preferences', () => ({ Preferences: { keys: async () => ({ keys: [] }) } }));
vi.mock('@aparajita/capacitor-secure-storage', () => ({
  KeychainAccess: { afterFirstUnlockThisDeviceOnly: 3 },
  SecureStorage: {
    get: async () => null,
    set: async (...input: unknown[]) => void calls.push(['set', ...input]),
    setDefaultKeychainAccess: async (...input: unknown[]) => void calls.push(['access', ...input]),
  },
}));

beforeEach(() => {
  calls.length = 0;
});

it('stores secrets so that they never leave this device, before it stores the first', async () => {
  const { nativeStorage } = await import('./native-storage.ts');
  const storage = await nativeStorage();
  await storage.change(() => ({ authToken: 'segredo' }));
  expect(calls).toEqual([
    ['access', 3],
    ['set', 'authToken', 'segredo'],
  ]);
});
