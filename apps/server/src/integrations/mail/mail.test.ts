import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log/log.ts';
import { onMessage, startSmtp } from './mail.harness.ts';
import { openMailer, smtpMailer } from './open-mailer.ts';

const message = { to: 'pessoa@exemplo.com', subject: 'Redefinir sua senha no Alento', text: 'Olá, ação' };

/** Starts an SMTP server that stores messages. */
async function startMailbox() {
  const received: string[] = [];
  const envelopes: string[] = [];
  const url = await startSmtp({
    onMailFrom({ address }, _session, done) {
      envelopes.push(address);
      done();
    },
    onData: onMessage((text) => void received.push(text)),
  });
  return { received, envelopes, url };
}

it('openMailer sends mail to the configured SMTP server', async () => {
  const { received, url } = await startMailbox();
  const config = readConfig({ SMTP_URL: url, MAIL_FROM: 'Alento <ola@alento.test>' });
  await openMailer(config, createLog('silent')).send(message);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('From: Alento <ola@alento.test>');
  expect(received[0]).toContain('To: pessoa@exemplo.com');
});

it('the mailer throws if the SMTP server refuses the mail or is unreachable', async () => {
  const url = await startSmtp({ onData: onMessage(() => new Error('Mailbox full')) });
  await expect(openMailer(readConfig({ SMTP_URL: url }), createLog('silent')).send(message)).rejects.toThrow(
    'Mailbox full',
  );
  const away = readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await expect(openMailer(away, createLog('silent')).send(message)).rejects.toThrow();
});

it.each(['', '?requireTLS=false&ignoreTLS=true'])(
  'smtpMailer sends nothing to a server without STARTTLS if encryption is required and the URL’s query is %j',
  async (query) => {
    const { received, url, envelopes } = await startMailbox();
    const mailer = smtpMailer(`${url}/${query}`, 'Alento <ola@alento.test>', true);
    await expect(mailer.send(message)).rejects.toMatchObject({ code: 'ETLS' });
    expect([received, envelopes]).toEqual([[], []]);
  },
);

it('openMailer writes mail to files that only the owner can read if no SMTP server is configured', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alento-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await openMailer(readConfig({ DATA_DIR: folder }), createLog('silent')).send(message);
  const [file = '', ...others] = await readdir(join(folder, 'outbox'));
  expect(others).toEqual([]);
  expect(file).toMatch(/\.eml$/);
  expect(await readFile(join(folder, 'outbox', file), 'utf8')).toContain('To: pessoa@exemplo.com');
  expect((await stat(join(folder, 'outbox', file))).mode & 0o777).toBe(0o600);
});

it('the outbox deletes messages to an address that is forgotten, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alento-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const mailer = openMailer(readConfig({ DATA_DIR: folder }), createLog('silent'));
  await mailer.forget?.(['pessoa@exemplo.com']);
  await mailer.send(message);
  await mailer.send({ ...message, to: 'outra@exemplo.com', text: 'para pessoa@exemplo.com' });
  await mailer.forget?.(['Pessoa@exemplo.com']);
  const files = await readdir(join(folder, 'outbox'));
  expect(files).toHaveLength(1);
  expect(await readFile(join(folder, 'outbox', files[0] ?? ''), 'utf8')).toContain('To: outra@exemplo.com');
});
