import { afterEach, describe, expect, it } from 'vitest';
import { startWhatsAppDouble, whatsAppVariables } from '../../../../../../testing/whatsapp-double/whatsapp-double.ts';
import { storeDocument } from '../../../personal-document/personal-document.ts';
import { REMINDER_SETTINGS } from '../../../sealed-json/reminder.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { connectChannel, traditionalPerson } from '../../../testing/people/channel-people.ts';
import { MINUTE, NOON, type Person, startTestApp } from '../../../testing/test-app.ts';

const NUMBER = '+5521977776666';
const double = await openForFile(startWhatsAppDouble());
const app = await openForFile(startTestApp({ ...whatsAppVariables(double.address), LIMIT_RESET_PER_ACCOUNT: '100' }));
afterEach(() => {
  app.setNow(NOON);
  app.mails.length = 0;
  app.jobs.length = 0;
  double.messages.length = 0;
});

const due = { slot: 'afternoon', date: '2026-03-14', expiresAt: NOON + 60 * MINUTE };
/** Enqueues the job of a due reminder, as the clock does, without running it. */
const remind = ({ userId }: { userId: string }, change: object = {}) =>
  app.jobs.push({ name: 'send-channel-reminder', payload: { userId, ...due, ...change } });

/** Enqueues the job of a due reminder and runs it. */
async function reminded(person: { userId: string }, change?: object): Promise<void> {
  remind(person, change);
  await app.runJobs();
}

async function becomeDiscreet({ userId }: { userId: string }): Promise<void> {
  const person = await app.personForJob(userId);
  await app.database.db.transaction((tx) =>
    storeDocument(tx, person, REMINDER_SETTINGS, { ...REMINDER_SETTINGS.empty, isDiscreet: true }),
  );
}

async function byMail(): Promise<Person> {
  const person = await traditionalPerson(app);
  await connectChannel(app, person, { channel: 'email', address: person.email, kinds: ['reminder'] });
  return person;
}
async function byWhatsApp(): Promise<Person> {
  const person = await traditionalPerson(app);
  await connectChannel(app, person, { channel: 'whatsapp', address: NUMBER, kinds: ['reminder'], double });
  double.messages.length = 0;
  return person;
}

describe('a reminder by e-mail', () => {
  it('has a text of ours, and the headers of a way out by one tap', async () => {
    const person = await byMail();
    await reminded(person);
    expect(app.mails).toHaveLength(1);
    const [mail] = app.mails;
    expect(mail).toMatchObject({ to: person.email, subject: 'Momento de reflexão' });
    expect(mail?.text).toContain('https://alento.test/registrar');
    expect(mail?.text).toMatch(/https:\/\/alento\.test\/sair-dos-avisos\?token=\S+/);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<https:\/\/alento\.test\/api\/notification-channels\/unsubscribe\/[\w.-]+>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('doesn’t tell in discreet mode what the product is about', async () => {
    const person = await byMail();
    await becomeDiscreet(person);
    await reminded(person);
    const said = `${app.mails[0]?.subject} ${app.mails[0]?.text}`;
    expect(said).not.toMatch(/humor|sentindo|registr|reflex|bem-estar|emo[cç]/i);
    expect(app.mails[0]?.subject).toBe('Lembrete');
  });

  it('is sent once for each day and slot, also by two workers at once', async () => {
    const person = await byMail();
    remind(person);
    remind(person);
    await Promise.all(app.jobs.splice(0).map(({ name, payload }) => app.runJob(name, payload)));
    expect(app.mails).toHaveLength(1);
    remind(person, { slot: 'evening' });
    await reminded(person, { date: '2026-03-15' });
    expect(app.mails).toHaveLength(3);
  });

  it.each([
    ['nobody chose it', { kinds: ['plan-end'] }],
    ['the address was removed', 'remove'],
    ['the account became anonymous', 'anonymous'],
  ])('is not sent if %s', async (_, how) => {
    const person = await byMail();
    if (how === 'remove') await person.call('DELETE', '/notification-channels/email');
    else if (how === 'anonymous') await person.call('PUT', '/onboarding/user-data', { isAnonymous: true });
    else await person.call('PUT', '/notification-channels/email/kinds', how);
    await reminded(person);
    expect(app.mails).toEqual([]);
  });

  it('is dropped in quiet hours and after its time', async () => {
    const person = await byMail();
    await reminded(person, { expiresAt: NOON - 1 });
    await person.call('PUT', '/notification-channels/quiet-hours', { quietHours: { from: '11:00', to: '12:01' } });
    await reminded(person);
    expect([app.mails, app.jobs]).toEqual([[], []]);
    // A dropped reminder is not marked as sent.
    await person.call('PUT', '/notification-channels/quiet-hours', { quietHours: null });
    await reminded(person);
    expect(app.mails).toHaveLength(1);
  });

  it('is not sent to somebody else', async () => {
    const [ana] = [await byMail(), await byMail()];
    await reminded(ana);
    expect(app.mails.map(({ to }) => to)).toEqual([ana.email]);
  });
});

describe('a reminder by WhatsApp', () => {
  it('is a template with the token of its way out', async () => {
    const person = await byWhatsApp();
    await reminded(person);
    expect(double.messages).toMatchObject([{ to: NUMBER, template: 'alento_lembrete', body: [] }]);
    const token = double.messages[0]?.button ?? '';
    await app.call('POST', `/notification-channels/unsubscribe/${token}`);
    expect((await person.call('GET', '/notification-channels')).body.whatsapp.kinds).toEqual([]);
  });

  it('is another template in discreet mode', async () => {
    const person = await byWhatsApp();
    await becomeDiscreet(person);
    remind(person);
    await app.runJobs();
    expect(double.messages).toMatchObject([{ template: 'alento_lembrete_discreto' }]);
  });

  it('is tried again after the Retry-After of a rate limit, and then sent once', async () => {
    const person = await byWhatsApp();
    double.fail({ kind: 'error', status: 429, code: 130429, retryAfter: 120 });
    remind(person);
    const jobs = app.app.jobs;
    const run = async () => {
      const [job] = app.jobs.splice(0);
      await jobs.find(({ kind }) => kind.name === job?.name)?.run(job?.payload, AbortSignal.any([]));
    };
    await run();
    expect(double.messages).toEqual([]);
    expect(app.jobs).toMatchObject([{ name: 'repeat-channel-reminder', payload: { notBefore: NOON + 120_000 } }]);
    app.setNow(NOON + 60_000);
    await run();
    expect(double.messages).toEqual([]);
    app.setNow(NOON + 120_000);
    await run();
    expect(double.messages).toHaveLength(1);
    expect(app.jobs).toEqual([]);
  });

  it('is dropped if the service asks for a wait beyond its time', async () => {
    const person = await byWhatsApp();
    double.fail({ kind: 'error', status: 429, code: 130429, retryAfter: 3601 });
    await reminded(person);
    expect(app.jobs).toEqual([]);
  });

  it('is not sent again if nobody knows whether it arrived', async () => {
    const person = await byWhatsApp();
    double.fail({ kind: 'lost' });
    await reminded(person);
    await reminded(person);
    expect(double.messages).toHaveLength(1);
  });

  it('removes a number that is not on WhatsApp', async () => {
    const person = await byWhatsApp();
    double.fail({ kind: 'error', status: 400, code: 131026 });
    await reminded(person);
    expect((await person.call('GET', '/notification-channels')).body.whatsapp).toMatchObject({
      address: null,
      kinds: [],
    });
  });

  it('doesn’t keep the e-mail from being sent when it fails', async () => {
    const person = await byWhatsApp();
    await connectChannel(app, person, { channel: 'email', address: person.email, kinds: ['reminder'] });
    double.fail({ kind: 'status', status: 502 });
    await reminded(person);
    expect(app.mails).toHaveLength(1);
  });
});

it('the log contains no address and no number', () => {
  expect(app.logged()).not.toMatch(/@exemplo\.com|97777/);
});
