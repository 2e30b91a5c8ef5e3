import type { Owner } from './owner.ts';

/** Creates an owner. Only `access/` may import this (.dependency-cruiser.cjs). */
export const grantOwner = (userId: string): Owner => ({ userId }) as Owner;
