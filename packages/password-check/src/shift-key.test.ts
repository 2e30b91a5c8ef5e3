import { describe, expect, it } from 'vitest';
import { withoutShift } from './shift-key.ts';

describe('withoutShift()', () => {
  it.each([
    ['SENHA!@#', 'senha123'],
    ['Senha^', 'senha6'],
    ['Senha¨', 'senha6'],
    [')(', '09'],
  ])('reads %s as %s, on American and Brazilian keyboards', (typed, keys) => {
    expect(withoutShift(typed)).toBe(keys);
  });
});
