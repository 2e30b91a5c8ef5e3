import { expect, it } from 'vitest';
import { openForFile } from '../testing/open-for-file.ts';
import { connectChannel, traditionalPerson } from '../testing/people/channel-people.ts';
import { HOUR, startTestApp } from '../testing/test-app.ts';

/** 08:00 in São Paulo. */
const START = Date.parse('2026-03-16T11:00:00Z');

const app = await openForFile(startTestApp());
app.setNow(START);

it('a reminder that is due goes from the clock through a job to one mail, for a person with a confirmed address', async () => {
  const connected = await traditionalPerson(app);
  await connectChannel(app, connected, { channel: 'email', address: connected.email, kinds: ['reminder'] });
  const other = await traditionalPerson(app);
  for (const person of [connected, other]) {
    await person.call('PUT', '/push-notifications/schedule', { deviceId: 'aparelho-1', morning: '09:00' });
    // Medicines are never named by e-mail.
    await person.call('POST', '/medications', { name: 'Remédio', dose: '', times: ['09:00'], reminds: true });
  }
  app.setNow(START + HOUR);
  await app.app.reminders.runOnce();
  expect(app.jobs).toEqual([
    {
      name: 'send-channel-reminder',
      payload: { userId: connected.userId, slot: 'morning', date: '2026-03-16', expiresAt: START + 2 * HOUR },
    },
  ]);
  await app.runJobs();
  app.setNow(START + HOUR + 1000);
  await app.app.reminders.runOnce();
  await app.runJobs();
  expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([[connected.email, 'Como você está se sentindo?']]);
});
