import type { Owner } from './owner.ts';

/** Creates an owner. Only `access/` may import this (scripts/check/import-direction.cjs). */
export const grantOwner = (userId: string): Owner => ({ userId }) as Owner;
