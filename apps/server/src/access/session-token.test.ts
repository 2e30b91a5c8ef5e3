import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newBearerToken } from '../crypto/bearer-token.ts';
import { newSessionToken, readSessionToken } from './session-token.ts';

const ids = fc.stringMatching(/^[\w-]{1,64}$/);

it('newSessionToken returns a token with the account’s id and a unique hash', () => {
  fc.assert(
    fc.property(ids, (userId) => {
      const [one, other] = [newSessionToken(userId), newSessionToken(userId)];
      expect(readSessionToken(one)?.userId).toBe(userId);
      expect(readSessionToken(one)?.hash).not.toBe(readSessionToken(other)?.hash);
    }),
  );
});

it('readSessionToken returns a different hash if the account’s id in the token is replaced', () => {
  const token = newSessionToken('ana');
  const stolen = `bia${token.slice('ana'.length)}`;
  expect(readSessionToken(stolen)?.hash).not.toBe(readSessionToken(token)?.hash);
});

it('readSessionToken accepts a token of an earlier version, which contains no account id', () => {
  expect(readSessionToken(newBearerToken())).toMatchObject({ userId: null });
});

it.each(['', 'short', 'a.b', `.${newBearerToken()}`, `ana.${newBearerToken()}.x`, `a b.${newBearerToken()}`])(
  'readSessionToken returns null for the malformed token %j',
  (token) => expect(readSessionToken(token)).toBeNull(),
);
