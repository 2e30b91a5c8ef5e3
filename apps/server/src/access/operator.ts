import { grantOwner } from './grant-owner.ts';
import type { Owner } from './owner.ts';

declare const operatorBrand: unique symbol;

/** Somebody who runs a command on the server (decision D28). Operators manage accounts; they read no texts. */
export type Operator = { readonly [operatorBrand]: true };

/** Only `commands/` and tests may import this (.dependency-cruiser.cjs): access to the machine is the authorisation. */
export const asOperator = (): Operator => ({}) as Operator;

/** The owner of one account's data, for a command that changes them. */
export const ownerFor = (_operator: Operator, userId: string): Owner => grantOwner(userId);
