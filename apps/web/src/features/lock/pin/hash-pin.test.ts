import { expect, it } from 'vitest';
import { hashPin, newSalt, PIN_COST } from './hash-pin.ts';

const SALT = btoa('0123456789abcdef');

it('is argon2id, version 1.3, one lane, 32 bytes', async () => {
  // Computed by OpenSSL, through Node's crypto.argon2Sync.
  expect(await hashPin('482913', SALT, PIN_COST)).toBe('LM8rjBNzBljQNczYksGctFmC/C2F9T/vh/e1JkGuE5s=');
});

it('differs by PIN, salt and cost', async () => {
  const cheap = { memoryKib: 8, passes: 1 };
  const all = await Promise.all([
    hashPin('482913', SALT, cheap),
    hashPin('482914', SALT, cheap),
    hashPin('482913', newSalt(), cheap),
    hashPin('482913', SALT, { memoryKib: 8, passes: 2 }),
  ]);
  expect(new Set(all).size).toBe(4);
});

it('makes salts of 16 random bytes', () => {
  const salts = Array.from({ length: 20 }, newSalt);
  expect(new Set(salts).size).toBe(20);
  expect(salts.every((salt) => atob(salt).length === 16)).toBe(true);
});
