import { describe, expect, it } from 'vitest';
import { ANONYMOUS_DOMAIN } from '../account/anonymous-address.ts';
import { channelAddressOf } from './channel-address.ts';

describe('channelAddressOf', () => {
  it.each(['(11) 98888-7777', '11988887777', '+55 11 98888-7777', '5511988887777'])(
    'reads the mobile number %s',
    (typed) => {
      expect(channelAddressOf('whatsapp', typed)).toEqual({ ok: true, value: '+5511988887777' });
    },
  );

  it.each([
    '',
    '(11) 28888-7777',
    '(10) 98888-7777',
    '(01) 98888-7777',
    '+1 415 555 0100',
    '+91 98765 43210',
    '+33 9 12 34 56 78',
    '+999999999999999',
    '+55119876543210000',
    'ana@exemplo.com',
  ])('refuses %j as a mobile number', (typed) => {
    expect(channelAddressOf('whatsapp', typed)).toMatchObject({ ok: false, code: 'CHANNEL_NUMBER_INVALID' });
  });

  it('says that the 9 of a mobile number is missing', () => {
    const refused = channelAddressOf('whatsapp', '(11) 8888-7777');
    expect(refused).toMatchObject({ ok: false, code: 'CHANNEL_NUMBER_WITHOUT_NINE' });
  });

  it('normalises an e-mail address', () => {
    expect(channelAddressOf('email', ' Ana@Exemplo.com ')).toEqual({ ok: true, value: 'ana@exemplo.com' });
  });

  it.each(['', 'ana', 'ana@', `anon_${'a'.repeat(52)}@${ANONYMOUS_DOMAIN}`, '(11) 98888-7777'])(
    'refuses %j as an e-mail address',
    (typed) => {
      expect(channelAddressOf('email', typed)).toMatchObject({ ok: false, code: 'CHANNEL_EMAIL_INVALID' });
    },
  );
});
