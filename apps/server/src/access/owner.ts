declare const ownerBrand: unique symbol;

/**
 * The right to read and change one person's data (decision D28). What writes takes one; only `access/`
 * makes one: from a live session, a password that was just given, a job's payload, or for an operator.
 */
export type Owner = { readonly userId: string; readonly [ownerBrand]: true };
