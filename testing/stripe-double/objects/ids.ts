import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random id such as `sub_1Pk…`. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** An object of Stripe with the fields that the product reads; the others are left out. */
export const objectOf = <T>(fields: Partial<T>): T => fields as T;
