import { describe, expect, it } from 'vitest';
import { ANONYMOUS_DOMAIN } from './anonymous-address.ts';
import { guessableCode, holdsAnonymousName, personalWords, type RecognisedPart } from './password-context.ts';

const part = (kind: RecognisedPart['kind'], length: number): RecognisedPart => ({ kind, length });

describe('guessableCode', () => {
  it.each<[string, RecognisedPart[], string]>([
    ['a name, however short', [part('word', 9), part('personal', 3), part('date', 4)], 'PASSWORD_PERSONAL'],
    ['a common password with a sign', [part('password', 9), part('unknown', 1)], 'PASSWORD_COMMON'],
    ['a short word before a date', [part('word', 3), part('date', 8)], 'PASSWORD_DATED'],
    ['a sequence of keys', [part('sequence', 6), part('sequence', 3)], 'PASSWORD_SEQUENCE'],
    ['a repetition', [part('repeat', 8), part('unknown', 12)], 'PASSWORD_REPEATED'],
    ['a word', [part('word', 8), part('unknown', 1)], 'PASSWORD_GUESSABLE'],
    ['the name of the product', [part('product', 6), part('date', 4)], 'PASSWORD_GUESSABLE'],
    ['the first of two parts of the same length', [part('date', 4), part('word', 4)], 'PASSWORD_DATED'],
    ['an unknown part only', [part('unknown', 8)], 'PASSWORD_GUESSABLE'],
    ['no parts', [], 'PASSWORD_GUESSABLE'],
  ])('returns the code for %s', (_, parts, code) => {
    expect(guessableCode(parts)).toBe(code);
  });
});

describe('holdsAnonymousName', () => {
  const name = `anon_${'a2'.repeat(26)}`;
  it.each([name, `${name}@x.invalid`, `1${name.toUpperCase()}!`])(
    'is true for a password that contains the anonymous name: %s',
    (password) => {
      expect(holdsAnonymousName(password)).toBe(true);
    },
  );
  it.each(['anon_curta', 'anonimo-e-feliz-7', ''])('is false for %j, which contains no anonymous name', (password) => {
    expect(holdsAnonymousName(password)).toBe(false);
  });
});

const none = { names: [], addresses: [] };

describe('personalWords', () => {
  it('contains the whole address, the address without punctuation, and the parts of the address', () => {
    const words = personalWords({ ...none, addresses: [' Maria.Silva90@Exemplo.com.br '] });
    expect(words).toEqual([
      'maria.silva90@exemplo.com.br',
      'mariasilva90exemplocombr',
      'exemplo.com.br',
      'maria.silva90',
      'mariasilva90',
      'silva90',
      'exemplo',
      'maria',
      'silva',
    ]);
  });

  it('contains the whole name, the name without spaces, and the parts of the name, all without accents', () => {
    expect(personalWords({ ...none, names: ['João D’Ávila Neto'] })).toEqual([
      'joao d’avila neto',
      'joaodavilaneto',
      'avila',
      'joao',
      'neto',
    ]);
  });

  it('omits missing values, short words and the generated addresses of anonymous accounts', () => {
    const anonymous = `anon_${'abcdefghijklmnopqrstuvwxyz'.repeat(2)}@${ANONYMOUS_DOMAIN}`;
    expect(personalWords({ names: [null, undefined, '', ' ', 'Jo'], addresses: [anonymous, null] })).toEqual([]);
  });
});
