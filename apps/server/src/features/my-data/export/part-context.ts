import type { SealContext } from '../../../crypto/seal.ts';

/** Context that binds an encrypted piece of a file to its place. */
export const partContext = (userId: string, exportId: string, position: number): SealContext => ({
  table: 'export_parts',
  column: 'content',
  rowId: `${userId}/${exportId}/${position}`,
});
