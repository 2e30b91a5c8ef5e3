import { expect, it } from 'vitest';
import {
  type PlannedFailure,
  startWhatsAppDouble,
  whatsAppVariables,
} from '../../../../../testing/whatsapp-double/whatsapp-double.ts';
import { readConfig } from '../../config.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { openWhatsApp } from './open-whatsapp.ts';
import type { WhatsAppMessage } from './whatsapp-sender.ts';

const double = await openForFile(startWhatsAppDouble());

const TO = '+5511988887777';
const MESSAGES: WhatsAppMessage[] = [
  { to: TO, template: 'reminder', body: [], button: 'token' },
  { to: TO, template: 'reminder-discreet', body: [], button: 'token' },
  { to: TO, template: 'content', body: ['Dormir melhor: https://alento.test/x'], button: 'token' },
  { to: TO, template: 'content-discreet', body: [], button: 'token' },
  { to: TO, template: 'plan-end', body: ['Premium', '17 de março de 2026'], button: 'token' },
  { to: TO, template: 'code', body: ['012345'], button: '012345' },
];
const opened = (variables: Record<string, string> = {}) => {
  const sender = openWhatsApp(readConfig({ ...whatsAppVariables(double.address), ...variables }));
  if (!sender) throw new Error('WhatsApp is not configured');
  return sender;
};

it.each(MESSAGES.map((message) => [message.template, message] as const))(
  'sends the template %s in the form that the double checks',
  async (_, message) => {
    expect(await opened().send(message)).toEqual({ outcome: 'accepted' });
    expect(double.messages.at(-1)).toMatchObject({ to: TO, body: message.body, button: message.button });
  },
);

const error = (status: number, code: number, retryAfter?: number): PlannedFailure => ({
  kind: 'error',
  status,
  code,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
const [REMINDER] = MESSAGES as [WhatsAppMessage];
it.each<[string, PlannedFailure, object]>([
  ['a number without WhatsApp', error(400, 131026), { outcome: 'gone' }],
  ['a rate limit', error(400, 130429), { outcome: 'later', afterMs: null, mayHaveArrived: false }],
  [
    'a rate limit with Retry-After',
    error(429, 130429, 30),
    { outcome: 'later', afterMs: 30_000, mayHaveArrived: false },
  ],
  ['an unavailable service', error(500, 131016), { outcome: 'later', afterMs: null, mayHaveArrived: false }],
  ['an unknown error', error(500, 131000), { outcome: 'later', afterMs: null, mayHaveArrived: true }],
  ['a page of a proxy', { kind: 'status', status: 502 }, { outcome: 'later', afterMs: null, mayHaveArrived: true }],
  ['a lost answer', { kind: 'lost' }, { outcome: 'later', afterMs: null, mayHaveArrived: true }],
  ['a refusal', error(400, 132015), { outcome: 'refused' }],
])('maps %s to a result', async (_, planned, result) => {
  double.fail(planned);
  expect(await opened().send(REMINDER)).toEqual(result);
});

it('maps a refused connection to a message that was not sent', async () => {
  const ended = await startWhatsAppDouble();
  await ended.close();
  expect(await opened({ WHATSAPP_API_BASE: ended.address }).send(REMINDER)).toEqual({
    outcome: 'later',
    afterMs: null,
    mayHaveArrived: false,
  });
});

it('maps a wrong token and an unapproved template to a refusal', async () => {
  expect(await opened({ WHATSAPP_TOKEN: 'other' }).send(REMINDER)).toEqual({ outcome: 'refused' });
  expect(await opened({ WHATSAPP_TEMPLATE_REMINDER: 'outro' }).send(REMINDER)).toEqual({ outcome: 'refused' });
});

it('is not opened without configuration', () => {
  expect(openWhatsApp(readConfig({}))).toBeNull();
});

it.each([
  [{ WHATSAPP_TOKEN: 'x' }, 'WHATSAPP_PHONE_NUMBER_ID'],
  [{ WHATSAPP_TOKEN: 'x', WHATSAPP_PHONE_NUMBER_ID: 'abc' }, 'WHATSAPP_PHONE_NUMBER_ID'],
  [{ WHATSAPP_API_BASE: 'http://graph.exemplo' }, 'WHATSAPP_API_BASE'],
  [{ WHATSAPP_TEMPLATE_CODE: 'Com espaço' }, 'WHATSAPP_TEMPLATE_CODE'],
])('the configuration %j is refused', (variables: Record<string, string>, name) => {
  expect(() => readConfig(variables)).toThrow(name);
});
