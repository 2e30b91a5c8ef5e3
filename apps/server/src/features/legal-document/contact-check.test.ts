import { expect, it } from 'vitest';
import { createLog } from '../../log/log.ts';
import { checkContact } from './contact-check.ts';

function warningsOf(config: Parameters<typeof checkContact>[0]): string {
  let lines = '';
  checkContact(config, createLog('warn', { write: (line) => (lines += line) }));
  return lines;
}

it('a start with a public address and without PRIVACY_CONTACT logs a warning that names the variable', () => {
  const line = JSON.parse(warningsOf({ PUBLIC_URL: 'https://alento.example' }));
  expect(line).toMatchObject({ level: 40, msg: expect.stringContaining('PRIVACY_CONTACT is not set') });
});

it.each([
  ['with a contact', { PUBLIC_URL: 'https://alento.example', PRIVACY_CONTACT: 'dados@alento.example' }],
  ['without a public address', {}],
  ['on this machine', { PUBLIC_URL: 'http://localhost:3000' }],
])('a start %s logs nothing', (_, config) => {
  expect(warningsOf(config)).toBe('');
});
