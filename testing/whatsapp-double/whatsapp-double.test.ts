import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  startWhatsAppDouble,
  WHATSAPP_PHONE_NUMBER_ID,
  WHATSAPP_TOKEN,
  type WhatsAppDouble,
} from './whatsapp-double.ts';

let double: WhatsAppDouble;
beforeAll(async () => {
  double = await startWhatsAppDouble();
});
afterAll(() => double.close());

/** The example of Meta's documentation for a template with a button. */
const MESSAGE = {
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: '+5511988887777',
  type: 'template',
  template: {
    name: 'alento_codigo',
    language: { code: 'pt_BR' },
    components: [
      { type: 'body', parameters: [{ type: 'text', text: '123456' }] },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '123456' }] },
    ],
  },
};

async function post(body: unknown, token = WHATSAPP_TOKEN) {
  const response = await fetch(`${double.address}/v23.0/${WHATSAPP_PHONE_NUMBER_ID}/messages`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it
  return { status: response.status, body: (await response.json()) as any };
}

it('takes a template as Meta documents it, and answers as Meta does', async () => {
  const { status, body } = await post(MESSAGE);
  expect(status).toBe(200);
  expect(body.contacts).toEqual([{ input: '+5511988887777', wa_id: '5511988887777' }]);
  expect(body.messages[0].id).toMatch(/^wamid\./);
  expect(double.messages.at(-1)).toMatchObject({ to: '+5511988887777', template: 'alento_codigo', body: ['123456'] });
});

const { template } = MESSAGE;
const parameters = (text: string) => [
  { type: 'body', parameters: [{ type: 'text', text }] },
  { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '1' }] },
];
it.each([
  ['without a product', { ...MESSAGE, messaging_product: undefined }, 100],
  ['with a text instead of a template', { ...MESSAGE, type: 'text' }, 131009],
  ['with an unknown key', { ...MESSAGE, body: 'x' }, 100],
  ['with a number that is none', { ...MESSAGE, to: 'ana@exemplo.com' }, 131009],
  ['with an unknown template', { ...MESSAGE, template: { ...template, name: 'outro' } }, 132001],
  ['in a language without a translation', { ...MESSAGE, template: { ...template, language: { code: 'en' } } }, 132001],
  ['without the body’s variable', { ...MESSAGE, template: { ...template, components: [parameters('x')[1]] } }, 132000],
  [
    'with a line break in a variable',
    { ...MESSAGE, template: { ...template, components: parameters('a\nb') } },
    132018,
  ],
])('refuses a message %s', async (_, message, code) => {
  const before = double.messages.length;
  const { status, body } = await post(message);
  expect([status, body.error.code]).toEqual([400, code]);
  expect(double.messages).toHaveLength(before);
});

it('refuses another token', async () => {
  expect(await post(MESSAGE, 'other')).toMatchObject({ status: 401, body: { error: { code: 190 } } });
});
