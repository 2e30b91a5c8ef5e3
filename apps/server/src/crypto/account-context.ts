import type { SealContext } from './seal.ts';

/** Encrypted columns of a profile. */
export type ProfileColumn = 'display_name' | 'contact_email' | 'recovery_email';

/** Context that binds an encrypted text of a profile to its row. */
export const profileContext = (userId: string, column: ProfileColumn): SealContext => ({
  table: 'profiles',
  column,
  rowId: userId,
});

/** Context that binds the encrypted name of a device to its session. */
export const deviceContext = (sessionId: string): SealContext => ({
  table: 'sessions',
  column: 'device',
  rowId: sessionId,
});

/** Context that binds the encrypted address of a change of the recovery address to its row. */
export const recoveryChangeContext = (userId: string, id: string): SealContext => ({
  table: 'recovery_changes',
  column: 'address',
  rowId: `${userId}/${id}`,
});
