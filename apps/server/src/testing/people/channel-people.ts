import type { Channel, ChannelKind } from '@alento/domain/reminder/channels';
import type { WhatsAppDouble } from '../../../../../testing/whatsapp-double/whatsapp-double.ts';
import type { Person, TestApp } from '../test-app.ts';

let people = 0;

/** A person with a traditional account, who gave a name and an address at sign-up. */
export function traditionalPerson(app: TestApp, fields: object = {}) {
  people += 1;
  const email = `com-nome${people}@exemplo.com`;
  return app.signUp(email, { name: 'Ana', isAnonymous: false, contactEmail: email, ...fields });
}

/** The code in the last mail to an address. */
export const mailedCode = (app: TestApp, to: string): string =>
  /: (\d{6})$/m.exec(app.mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? 'no code';

/** Confirms an address of a channel and chooses what is sent to it. Removes the mail with the code. */
export async function connectChannel(
  app: TestApp,
  { call }: Pick<Person, 'call'>,
  {
    channel,
    address,
    kinds,
    double,
  }: { channel: Channel; address: string; kinds: ChannelKind[]; double?: WhatsAppDouble },
): Promise<void> {
  const response = await call('PUT', `/notification-channels/${channel}/address`, { address });
  if (response.status !== 200) throw new Error(`The address was refused: ${JSON.stringify(response.body)}`);
  await app.runJobs();
  const code = channel === 'email' ? mailedCode(app, address) : (double?.messages.at(-1)?.body[0] ?? 'no code');
  const confirmed = await call('POST', `/notification-channels/${channel}/confirmation`, { code });
  if (confirmed.status !== 200) throw new Error(`The code was refused: ${JSON.stringify(confirmed.body)}`);
  await call('PUT', `/notification-channels/${channel}/kinds`, { kinds });
  app.mails.length = 0;
}
