import { expect, it } from 'vitest';
import { keyRingOf } from '../../../crypto/key-ring.ts';
import type { Message } from '../../../integrations/mail/mailer.ts';
import { createLog } from '../../../log/log.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { keepRecovery } from '../../../testing/people/recovery-email.ts';
import { addPasskey, nextCode, setTotp } from '../../../testing/people/second-factor.ts';
import { PASSWORD, startTestApp } from '../../../testing/test-app.ts';
import { removeOnRequest } from './remove-on-request.ts';

const app = await openForFile(startTestApp());

/** Calls `removeOnRequest` and returns its result, the sent mails and the log lines. */
async function remove(userId: string, fails = false) {
  const mails: Message[] = [];
  const lines: string[] = [];
  const send = async (message: Message): Promise<void> => {
    if (fails) throw new Error(`no route to ${message.to}`);
    mails.push(message);
  };
  const { db, secrets } = app.database;
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const deps = { db, keyRing: keyRingOf(secrets), mailer: { send }, publicUrl: 'https://alento.test', log };
  return { ...(await removeOnRequest(deps, userId)), mails, logged: lines.join('') };
}

const signIn = async (email: string) => (await app.signIn(email)).status;

it('removeOnRequest removes all second factors of one account and mails a notice', async () => {
  const [ana, bia] = [await app.signUp(), await app.signUp()];
  await keepRecovery(app, ana.token, 'perdi.tudo@exemplo.com');
  const { secret } = await setTotp(app, ana.token);
  const secondFactor = { kind: 'totp', code: await nextCode(app, secret) };
  await addPasskey(app, ana.token, { password: PASSWORD, secondFactor });
  await setTotp(app, bia.token);
  expect(await signIn(ana.email)).toBe(202);
  const { removed, notifiedAddresses, mails, logged } = await remove(ana.user.id);
  expect({ removed, notifiedAddresses }).toEqual({ removed: true, notifiedAddresses: 1 });
  expect(mails).toMatchObject([
    { to: 'perdi.tudo@exemplo.com', subject: 'Segundo fator removido da sua conta no Alento' },
  ]);
  expect(logged).toContain('"event":"second-factor-removed"');
  expect(logged).not.toMatch(new RegExp(`${ana.user.id}|perdi`));
  expect(await signIn(ana.email)).toBe(200);
  expect((await app.call('GET', '/account/second-factor', { token: ana.token })).body).toEqual({
    totp: null,
    passkeys: [],
    recoveryCodesLeft: 0,
  });
  expect(await signIn(bia.email)).toBe(202);
});

it('removeOnRequest removes the second factors even if the notice can’t be sent', async () => {
  const { token, user } = await app.signUp();
  await keepRecovery(app, token, 'sem.caminho@exemplo.com');
  await setTotp(app, token);
  const { removed, notifiedAddresses, logged } = await remove(user.id, true);
  expect({ removed, notifiedAddresses }).toEqual({ removed: true, notifiedAddresses: null });
  expect(logged).toContain('could not be sent');
  expect(logged).not.toContain('sem.caminho');
  expect(await remove(user.id)).toMatchObject({ removed: false, notifiedAddresses: 0, mails: [] });
});
