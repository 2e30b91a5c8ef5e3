import type { Channel, ChannelKind } from '@alento/domain/reminder/channels';
import type { WhatsAppDouble } from '../../../../../testing/whatsapp-double/whatsapp-double.ts';
import { ACCEPTED, PASSWORD, type TestApp } from '../test-app.ts';

let people = 0;

/** A person with a traditional account, who gave a name and an address at sign-up. */
export async function traditionalPerson(app: TestApp, given: { contactEmail?: string } = {}) {
  people += 1;
  const email = `com-nome${people}@exemplo.com`;
  const { body } = await app.call('POST', '/auth/sign-up/email', {
    body: { email, password: PASSWORD, name: 'Ana', isAnonymous: false, contactEmail: email, ...given, ...ACCEPTED },
  });
  const { token } = body;
  return {
    email,
    token,
    userId: body.user.id as string,
    call: (method: string, path: string, sent?: unknown) =>
      app.call(method, path, { token, ...(sent === undefined ? {} : { body: sent }) }),
  };
}
export type TraditionalPerson = Awaited<ReturnType<typeof traditionalPerson>>;

/** The code in the last mail to an address. */
export const mailedCode = (app: TestApp, to: string): string =>
  /: (\d{6})$/m.exec(app.mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? 'no code';

/** Confirms an address of a channel and chooses what is sent to it. Removes the mail with the code. */
export async function connectChannel(
  app: TestApp,
  { call }: Pick<TraditionalPerson, 'call'>,
  {
    channel,
    address,
    kinds,
    double,
  }: { channel: Channel; address: string; kinds: ChannelKind[]; double?: WhatsAppDouble },
): Promise<void> {
  const asked = await call('PUT', `/notification-channels/${channel}/address`, { address });
  if (asked.status !== 200) throw new Error(`The address was refused: ${JSON.stringify(asked.body)}`);
  await app.runJobs();
  const code = channel === 'email' ? mailedCode(app, address) : (double?.messages.at(-1)?.body[0] ?? 'no code');
  const confirmed = await call('POST', `/notification-channels/${channel}/confirmation`, { code });
  if (confirmed.status !== 200) throw new Error(`The code was refused: ${JSON.stringify(confirmed.body)}`);
  await call('PUT', `/notification-channels/${channel}/kinds`, { kinds });
  app.mails.length = 0;
}
