import { grantOwner } from './grant-owner.ts';
import type { Owner } from './owner.ts';

declare const operatorBrand: unique symbol;

/** Whoever runs a command at the machine (decision D28): what concerns accounts, never what a person wrote. */
export type Operator = { readonly [operatorBrand]: true };

/** For `commands/` and tests alone (.dependency-cruiser.cjs): access to the machine is the authorisation. */
export const asOperator = (): Operator => ({}) as Operator;

/** The right to one account's data, for a command that changes them. */
export const ownerFor = (_operator: Operator, userId: string): Owner => grantOwner(userId);
