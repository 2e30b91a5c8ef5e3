import { expect, it } from 'vitest';
import { readMessage, WhatsAppFailure } from './check-message.ts';

/** The example of Meta's documentation for a template with a button. */
const componentsOf = (text: string) => [
  { type: 'body', parameters: [{ type: 'text', text }] },
  { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '123456' }] },
];
const TEMPLATE = { name: 'codigo', language: { code: 'pt_BR' }, components: componentsOf('123456') };
const MESSAGE = {
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: '+5511988887777',
  type: 'template',
  template: TEMPLATE,
};
const read = (message: object) => readMessage(message, 'id', { codigo: { variables: 1, hasButton: true } });

it('takes a template as Meta documents it', () => {
  expect(read(MESSAGE)).toMatchObject({ to: '+5511988887777', template: 'codigo', body: ['123456'], button: '123456' });
});

it.each([
  ['without a product', { messaging_product: undefined }],
  ['with a text instead of a template', { type: 'text' }],
  ['with an unknown key', { body: 'x' }],
  ['with a number that is none', { to: 'ana@exemplo.com' }],
  ['with an unknown template', { template: { ...TEMPLATE, name: 'outro' } }],
  ['in a language without a translation', { template: { ...TEMPLATE, language: { code: 'en' } } }],
  ['without the body’s variable', { template: { ...TEMPLATE, components: componentsOf('x').slice(1) } }],
  ['with a line break in a variable', { template: { ...TEMPLATE, components: componentsOf('a\nb') } }],
])('refuses a message %s', (_, more) => {
  expect(() => read({ ...MESSAGE, ...more })).toThrow(WhatsAppFailure);
});
