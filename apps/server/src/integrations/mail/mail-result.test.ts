import { type AddressInfo, createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { onMessage, startSmtp } from './mail.harness.ts';
import { sendOnce } from './mail-result.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './open-mailer.ts';

const message = {
  to: 'pessoa@exemplo.com',
  subject: 'Momento de reflexão',
  text: 'Olá',
  headers: {
    'List-Unsubscribe': `<https://alento.test/api/notification-channels/unsubscribe/${'a'.repeat(120)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};
const mailerTo = (url: string): Mailer => smtpMailer(url, 'Alento <ola@alento.test>', false);
const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

it('sendOnce sends the headers of RFC 8058, each in one piece', async () => {
  const received: string[] = [];
  const url = await startSmtp({ onData: onMessage((text) => void received.push(text)) });
  expect(await sendOnce(mailerTo(url), message)).toEqual({ outcome: 'accepted' });
  const unfolded = received.join('').replace(/\r\n[ \t]+/g, ' ');
  for (const [name, value] of Object.entries(message.headers)) expect(unfolded).toContain(`${name}: ${value}\r\n`);
});

it.each([
  [
    'the recipient is refused for good',
    { onRcptTo: (_to, _session, done) => done(refusal(550)) },
    { outcome: 'refused' },
  ],
  [
    'the server asks to come later',
    { onMailFrom: (_from, _session, done) => done(refusal(451)) },
    { outcome: 'later', afterMs: null, mayHaveArrived: false },
  ],
] satisfies [string, SMTPServerOptions, object][])('sendOnce gives a result if %s', async (_, options, result) => {
  expect(await sendOnce(mailerTo(await startSmtp(options)), message)).toEqual(result);
});

/** A server that takes a whole message and breaks the connection instead of answering. */
async function cuttingServer(): Promise<Mailer> {
  const server = createServer((socket) => {
    let text = '';
    socket.on('error', () => undefined).write('220 ready\r\n');
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.endsWith('\r\n.\r\n')) socket.destroy();
      else if (/(^|\n)DATA\r\n$/.test(text)) socket.write('354 go on\r\n');
      else if (!/(^|\n)DATA\r\n/.test(text)) socket.write('250 fine\r\n');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  return mailerTo(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

it('sendOnce says that a message may have arrived if the connection breaks after it', async () => {
  expect(await sendOnce(await cuttingServer(), message)).toEqual({
    outcome: 'later',
    afterMs: null,
    mayHaveArrived: true,
  });
});

it('sendOnce knows that nothing was sent if nobody listens', async () => {
  expect(await sendOnce(mailerTo('smtp://127.0.0.1:1'), message)).toEqual({
    outcome: 'later',
    afterMs: null,
    mayHaveArrived: false,
  });
});
