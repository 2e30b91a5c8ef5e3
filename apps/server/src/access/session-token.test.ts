import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newBearerToken } from '../crypto/bearer-token.ts';
import { newSessionToken, readSessionToken } from './session-token.ts';

const ids = fc.stringMatching(/^[\w-]{1,64}$/);

it('contains the account’s id, and has its own hash', () => {
  fc.assert(
    fc.property(ids, (userId) => {
      const [one, other] = [newSessionToken(userId), newSessionToken(userId)];
      expect(readSessionToken(one)?.userId).toBe(userId);
      expect(readSessionToken(one)?.hash).not.toBe(readSessionToken(other)?.hash);
    }),
  );
});

it('has another hash under another account’s id', () => {
  const token = newSessionToken('ana');
  const stolen = `bia${token.slice('ana'.length)}`;
  expect(readSessionToken(stolen)?.hash).not.toBe(readSessionToken(token)?.hash);
});

it('is still read without an account’s id, as older tokens are', () => {
  expect(readSessionToken(newBearerToken())).toMatchObject({ userId: null });
});

it.each(['', 'short', 'a.b', `.${newBearerToken()}`, `ana.${newBearerToken()}.x`, `a b.${newBearerToken()}`])(
  '%j is none of ours',
  (token) => expect(readSessionToken(token)).toBeNull(),
);
