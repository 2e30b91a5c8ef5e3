import type { Owner } from './owner.ts';

/** For `access/` alone (.dependency-cruiser.cjs): everybody else is handed an owner. */
export const grantOwner = (userId: string): Owner => ({ userId }) as Owner;
