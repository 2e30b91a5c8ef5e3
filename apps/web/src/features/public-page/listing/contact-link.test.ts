import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactLink } from './contact-link.ts';

it.each([
  ['(11) 91234-5678', 'tel:+5511912345678'],
  ['55 11 91234-5678', 'tel:+5511912345678'],
  ['\u202a+55 (0)11 91234\u20115678\u202c', 'tel:+5511912345678'],
  ['+55 11 91234 5678', 'tel:+5511912345678'],
  ['0800 123 4567', 'tel:08001234567'],
  ['ana.lima@exemplo.com.br', 'mailto:ana.lima@exemplo.com.br'],
  ['https://analima.exemplo.com/agenda?dia=2', 'https://analima.exemplo.com/agenda?dia=2'],
])('links %s', (contact, link) => expect(contactLink(contact)).toBe(link));

it.each([
  ['a text with a number', 'WhatsApp (11) 91234-5678'],
  ['a short number', '188'],
  ['two numbers', '(11) 91234-5678 / (11) 3456-7890'],
  ['http', 'http://exemplo.com'],
  ['another scheme', 'javascript:alert(1)'],
  ['an address with data', 'data:text/html,<b>x</b>'],
  ['an address with a user', 'https://cvv.org.br@exemplo.com'],
  ['an address with letters of another alphabet', 'https://cvv.оrg.br'],
  ['an address with a text', 'https://exemplo.com agenda aberta'],
  ['an e-mail address with parameters', 'ana@exemplo.com?subject=x'],
  ['nothing', ''],
])('shows %s as text', (_, contact) => expect(contactLink(contact)).toBeNull());

it('never links anything but a phone number, an e-mail or an https address', () => {
  const parts = fc.constantFrom('https://', 'http://', 'a', '@', '.', '1', '11912345678', '/', ' ', '+', 'о', '?', ':');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
      const link = contactLink(pieces.join(''));
      if (link !== null)
        expect(link).toMatch(/^(tel:\+?\d{10,15}|mailto:[^?&\s]+@[^?&\s]+|https:\/\/[^\s@]+(\/\S*)?)$/);
    }),
  );
});
