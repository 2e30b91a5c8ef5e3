import type { ErasedAccounts } from '../../features/account/deletion/deletion.service.ts';

/** Doesn't note deleted accounts, for tests that restore no backup. */
export const NOT_LISTED: ErasedAccounts = { remember: async () => undefined, publish: async () => undefined };
