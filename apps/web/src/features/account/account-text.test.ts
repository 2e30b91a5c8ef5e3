import { describe, expect, it } from 'vitest';
import { versionDate } from '../../lib/time/version-date.ts';
import { mailedTokenOf } from './password/mailed-token.ts';
import { shortAddress } from './short-address.ts';

describe('shortAddress', () => {
  it.each([
    ['maria.silva@exemplo.com', 'maria.silva'],
    ['maria.aparecida.souza@exemplo.com', 'maria.apare…'],
    ['a@b.co', 'a'],
  ])('shortens %s to %s', (email, expected) => expect(shortAddress(email)).toBe(expected));
});

describe('mailedTokenOf', () => {
  it.each([
    ['#token=abc', 'abc'],
    ['#x=1&token=a%20b', 'a b'],
    ['#token=', null],
    ['#other', null],
    ['', null],
  ])('returns for the URL hash "%s" the token %s', (hash, token) => expect(mailedTokenOf(hash)).toBe(token));
});

describe('versionDate', () => {
  it('writes a document’s version date in Portuguese, as a day in UTC', () => {
    expect(versionDate('2026-11-21T00:30:00.000Z')).toBe('21 de novembro de 2026');
  });
});
