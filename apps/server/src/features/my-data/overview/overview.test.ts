import { DATA_KINDS, type DataKind } from '@alento/domain/my-data/kinds';
import { expect, it } from 'vitest';
import { openForFile } from '../../../testing/open-for-file.ts';
import { DAY, NOON, PASSWORD, type Person, startTestApp } from '../../../testing/test-app.ts';

const ADSENSE = { ADSENSE_CLIENT: 'ca-pub-1234567890123456', ADSENSE_SLOT: '1234567890' };
const app = await openForFile(startTestApp({ ...ADSENSE, PRIVACY_CONTACT: 'dados@alento.test' }));

const read = async (person: Person) => (await person.call('GET', '/my-data')).body;
const kindOf = async (person: Person, kind: DataKind) =>
  (await read(person)).kinds.find((one: { kind: string }) => one.kind === kind);

it('counts every kind in order, and nothing of others', async () => {
  const [ana, bia] = [await app.newPerson(), await app.newPerson()];
  await ana.call('POST', '/mood-entries', { score: 3, timestamp: NOON - 2 * DAY });
  await ana.call('POST', '/mood-entries', { score: 4 });
  await ana.call('POST', '/chat', { message: 'Oi' });
  expect((await read(ana)).kinds.map(({ kind }: { kind: string }) => kind)).toEqual([...DATA_KINDS]);
  expect(await kindOf(ana, 'entries')).toEqual({ kind: 'entries', count: 2, since: NOON - 2 * DAY });
  expect(await kindOf(ana, 'messages')).toEqual({ kind: 'messages', count: 2, since: NOON });
  expect(await kindOf(ana, 'sessions')).toEqual({ kind: 'sessions', count: 1, since: NOON });
  expect(await kindOf(ana, 'payments')).toEqual({ kind: 'payments', count: 0, since: null });
  expect(await kindOf(bia, 'entries')).toEqual({ kind: 'entries', count: 0, since: null });
  expect(await kindOf(bia, 'legalAcceptances')).toEqual({ kind: 'legalAcceptances', count: 2, since: NOON });
});

it('counts what documents contain, and the same as a deletion tells afterwards', async () => {
  const ana = await app.newPerson();
  expect(await kindOf(ana, 'safetyPlans')).toEqual({ kind: 'safetyPlans', count: 0, since: null });
  expect(await kindOf(ana, 'answers')).toEqual({ kind: 'answers', count: 0, since: null });
  const plan = { warningSigns: ['Não durmo'], whatHelps: [], reasons: [], places: [], safeSpace: [] };
  await ana.call('PUT', '/safety-plan', { ...plan, people: [], professionals: [] });
  await ana.call('PUT', '/onboarding/user-data', { hobby: 'xadrez', pet: 'gata' });
  await ana.call('PUT', '/reading/por-que-o-sono-foge', { saved: true, share: 0.5 });
  await ana.call('POST', '/mood-entries', { score: 3 });
  await ana.call('GET', '/tags');
  expect(await kindOf(ana, 'safetyPlans')).toEqual({ kind: 'safetyPlans', count: 1, since: NOON });
  expect(await kindOf(ana, 'answers')).toEqual({ kind: 'answers', count: 2, since: NOON });
  expect(await kindOf(ana, 'readings')).toEqual({ kind: 'readings', count: 1, since: null });
  const { kinds } = await read(ana);
  const counts = Object.fromEntries(kinds.map(({ kind, count }: { kind: string; count: number }) => [kind, count]));
  const { status, body } = await ana.call('DELETE', '/account/delete', { password: PASSWORD });
  expect([status, body.deletedData]).toEqual([200, counts]);
});

it('lists every consent with its times, newest first, and the contact for privacy', async () => {
  const ana = await app.newPerson();
  await ana.call('PUT', '/consents/ad-network', { isGranted: true });
  app.setNow(NOON + 1000);
  await ana.call('PUT', '/consents/ad-network', { isGranted: false });
  app.setNow(NOON + 2000);
  await ana.call('PUT', '/consents/ad-network', { isGranted: true });
  app.setNow(NOON);
  const period = { purpose: 'ad-network', textVersion: expect.any(String) };
  expect(await read(ana)).toMatchObject({
    consents: [
      { ...period, grantedAt: NOON + 2000, revokedAt: null },
      { ...period, grantedAt: NOON, revokedAt: NOON + 1000 },
    ],
    privacyContact: 'dados@alento.test',
  });
});
