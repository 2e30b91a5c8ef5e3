import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newBearerToken } from '../crypto/bearer-token.ts';
import { newSessionToken, readSessionToken } from './session-token.ts';

const ids = fc.stringMatching(/^[\w-]{1,64}$/);

it('says whose session it opens, and has a hash of its own', () => {
  fc.assert(
    fc.property(ids, (userId) => {
      const [one, other] = [newSessionToken(userId), newSessionToken(userId)];
      expect(readSessionToken(one)?.userId).toBe(userId);
      expect(readSessionToken(one)?.hash).not.toBe(readSessionToken(other)?.hash);
    }),
  );
});

it('under another account’s id is another token', () => {
  const token = newSessionToken('ana');
  const stolen = `bia${token.slice('ana'.length)}`;
  expect(readSessionToken(stolen)?.hash).not.toBe(readSessionToken(token)?.hash);
});

it('from before tokens said whose they are is read still', () => {
  expect(readSessionToken(newBearerToken())).toMatchObject({ userId: null });
});

it.each(['', 'short', 'a.b', `.${newBearerToken()}`, `ana.${newBearerToken()}.x`, `a b.${newBearerToken()}`])(
  '%j is none of ours',
  (token) => expect(readSessionToken(token)).toBeNull(),
);
