declare const ownerBrand: unique symbol;

/**
 * The right to read and change one person's data (decision D28). Every write takes one. Only `access/` creates
 * one: from a live session, a password just verified, a job's payload, or for an operator.
 */
export type Owner = { readonly userId: string; readonly [ownerBrand]: true };
