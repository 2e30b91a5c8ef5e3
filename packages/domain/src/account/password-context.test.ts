import { describe, expect, it } from 'vitest';
import { ANONYMOUS_DOMAIN } from './anonymous-address.ts';
import { personalWords } from './password-context.ts';

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
