/**
 * The latest accepted instant, ms epoch: 9999-12-31T23:59:59.999Z. Later years have five digits, which
 * neither the database driver nor `yyyy-MM-dd` supports.
 */
export const MAX_INSTANT_MS = 253_402_300_799_999;
