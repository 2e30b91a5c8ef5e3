import { afterAll, beforeAll, expect, it } from 'vitest';
import { personForJobOf } from '../../../access/person-for-job.ts';
import { keyRingOf } from '../../../crypto/key-ring.ts';
import { connectChannel, traditionalPerson } from '../../../testing/people/channel-people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { mailAddressesOf } from './deletion.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('mailAddressesOf lists the contact address, and the present and the new address for notifications', async () => {
  const { db, secrets } = app.database;
  const keyRing = keyRingOf(secrets);
  const traditional = await traditionalPerson(app);
  await connectChannel(app, traditional, { channel: 'email', address: 'avisos@exemplo.com', kinds: [] });
  await traditional.call('PUT', '/notification-channels/email/address', { address: 'novos-avisos@exemplo.com' });
  const person = await personForJobOf({ db, keyRing, clock: app.now })(traditional.userId);
  if (!person) throw new Error('The account doesn’t exist');
  const addresses = await db.transaction((tx) => mailAddressesOf(tx, keyRing, person, app.now()));
  expect(addresses.toSorted()).toEqual(['avisos@exemplo.com', traditional.email, 'novos-avisos@exemplo.com']);
});
