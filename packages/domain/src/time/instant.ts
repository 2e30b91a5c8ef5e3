/**
 * The last instant the product takes or keeps, ms epoch: 9999-12-31T23:59:59.999Z. What comes after has no
 * year of four digits, in which the database's driver writes an instant and `yyyy-MM-dd` a day.
 */
export const MAX_INSTANT_MS = 253_402_300_799_999;
