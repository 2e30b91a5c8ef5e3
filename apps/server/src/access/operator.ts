import { grantOwner } from './grant-owner.ts';
import type { Owner } from './owner.ts';

declare const operatorBrand: unique symbol;

/** The right of a command-line command to change accounts, but not to decrypt texts. */
export type Operator = { readonly [operatorBrand]: true };

/** Only `commands/` and tests may import this (scripts/check/import-direction.cjs): who can run commands is authorised. */
export const asOperator = (): Operator => ({}) as Operator;

/** Creates the owner of one account's data, for a command that changes the account. */
export const ownerFor = (_operator: Operator, userId: string): Owner => grantOwner(userId);
