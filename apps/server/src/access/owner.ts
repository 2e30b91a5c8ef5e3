declare const ownerBrand: unique symbol;

/**
 * The right to read and change one person's data. Every write requires an owner. Only `access/` creates owners: for a
 * valid session, a password that was just verified, a job, or an operator's command.
 */
export type Owner = { readonly userId: string; readonly [ownerBrand]: true };
